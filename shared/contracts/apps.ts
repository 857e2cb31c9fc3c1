import * as v from 'valibot';
import { defineCall } from './call.ts';
import { DESKTOP_SYSTEMS, desktopReleaseSchema, PACKAGE_ARCHES } from './desktop-release.ts';
import { openPaths } from './paths.ts';

const secureAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'an address of https'),
);

/** Apps of a site, as its operator names them. */
export const appsConfigSchema = v.object({
  /**
   * Address of the `releases.json` next to the packages; null for those in the platform's own folder, if it has one.
   */
  releases: v.nullable(secureAddress),
  /** Pages of the apps in the stores; null for none. */
  appStore: v.nullable(secureAddress),
  googlePlay: v.nullable(secureAddress),
});
export type AppsConfig = v.InferOutput<typeof appsConfigSchema>;

const { packages, ...release } = desktopReleaseSchema.entries;

/** Answers the apps that `/desktop` and `/mobile` offer to this visitor (shell §2.7, R-31). */
export const appsCall = defineCall({
  id: 'apps',
  method: 'GET',
  path: openPaths.apps,
  rate: 'read',
  summary: 'Apps of the site for desktops and phones, and the system of the visitor',
  answer: v.object({
    /** System of the visitor as the headers of the request name it; the browser may know better. */
    visitor: v.object({
      system: v.nullable(v.picklist([...DESKTOP_SYSTEMS, 'android', 'ios'])),
      arch: v.nullable(v.picklist(PACKAGE_ARCHES)),
      packages: v.nullable(v.picklist(['deb', 'rpm'])),
    }),
    /** Null while there are no packages. */
    release: v.nullable(
      v.object({
        ...release,
        /** Packages with the address of their files: a path of the site, or an address on another host. */
        packages: v.array(v.object({ ...packages.pipe[0].item.pipe[0].entries, url: v.string() })),
      }),
    ),
    stores: v.object({ appStore: v.nullable(v.string()), googlePlay: v.nullable(v.string()) }),
  }),
});

export type AppsAnswer = v.InferOutput<typeof appsCall.answer>;
export type AvailableRelease = NonNullable<AppsAnswer['release']>;
export type AvailablePackage = AvailableRelease['packages'][number];
