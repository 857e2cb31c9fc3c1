import * as v from 'valibot';
import { instant } from './instant.ts';

/** Operating systems for which the desktop app is packed. */
export const DESKTOP_SYSTEMS = ['windows', 'macos', 'linux'] as const;
export type DesktopSystem = (typeof DESKTOP_SYSTEMS)[number];

export const PACKAGE_ARCHES = ['x64', 'arm64'] as const;
export type PackageArch = (typeof PACKAGE_ARCHES)[number];

/** Kinds of packages by system; the first of a system is offered first. */
export const PACKAGE_KINDS = {
  windows: ['setup', 'portable'],
  macos: ['dmg', 'zip'],
  linux: ['deb', 'rpm', 'appImage'],
} as const satisfies Readonly<Record<DesktopSystem, readonly string[]>>;
export type PackageKind = (typeof PACKAGE_KINDS)[DesktopSystem][number];

const ALL_KINDS = Object.values(PACKAGE_KINDS).flat();

/** File name of a release, which can neither lead out of a folder nor be hidden. */
export const packageFile = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/));

const packageSchema = v.pipe(
  v.object({
    system: v.picklist(DESKTOP_SYSTEMS),
    kind: v.picklist(ALL_KINDS),
    arch: v.picklist(PACKAGE_ARCHES),
    file: packageFile,
    /** Bytes. */
    size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** Hexadecimal, in lower case. */
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    /** Oldest version of the system on which it runs: `10`; null where versions say nothing, as on Linux. */
    minimum: v.nullable(v.pipe(v.string(), v.maxLength(20))),
  }),
  v.check(
    ({ system, kind }) => (PACKAGE_KINDS[system] as readonly string[]).includes(kind),
    'A kind of another system',
  ),
);

/** Content of `releases.json` next to the packages (build/pack.ts writes it, an operator publishes it). */
export const desktopReleaseSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/), v.maxLength(60)),
  /** Instant of packing, epoch ms. */
  date: instant,
  /** Plain text, with line breaks; '' for none. */
  notes: v.pipe(v.string(), v.maxLength(10_000)),
  packages: v.pipe(v.array(packageSchema), v.minLength(1), v.maxLength(50)),
});

export type DesktopPackage = v.InferOutput<typeof packageSchema>;
export type DesktopRelease = v.InferOutput<typeof desktopReleaseSchema>;
