import path from 'node:path';
import type { AppsAnswer, AppsConfig, AvailableRelease } from '#shared/contracts/apps.ts';
import type { DesktopRelease } from '#shared/contracts/desktop-release.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type BrowserHints, visitorSystem } from '#shared/domain/apps/visitor-system.ts';
import { createReleaseFolder } from './release-folder.ts';
import { createRemoteReleases } from './remote-releases.ts';

/** The site's apps for desktops and phones (shell §2.7, R-31). */
export interface Apps {
  /** The apps for a browser. A source that cannot be read counts as empty, and is reported. */
  offer(hints: BrowserHints): Promise<AppsAnswer>;
  /** Path of a published package in the platform's own folder; null for any other name. */
  fileOf(name: string): Promise<string | null>;
}

interface AppsInput {
  readonly config: () => AppsConfig;
  /** Folder of packages; '' for none. */
  readonly folder: string;
  readonly onError: (error: unknown) => void;
  readonly remote?: ReturnType<typeof createRemoteReleases>;
}

function withAddresses(release: DesktopRelease, addressOf: (file: string) => string): AvailableRelease {
  return { ...release, packages: release.packages.map((one) => ({ ...one, url: addressOf(one.file) })) };
}

const ownAddress = (file: string) => openPaths.appFile.replace(':file', encodeURIComponent(file));

export function createApps({ config, folder, onError, remote = createRemoteReleases() }: AppsInput): Apps {
  const own = folder === '' ? null : createReleaseFolder(folder);

  async function published(): Promise<AvailableRelease | null> {
    const { releases } = config();
    if (releases !== null) return withAddresses(await remote(releases), (file) => new URL(file, releases).href);
    const release = await own?.read();
    return release ? withAddresses(release, ownAddress) : null;
  }

  return {
    async offer(hints) {
      const { appStore, googlePlay } = config();
      const release = await published().catch((error: unknown) => {
        onError(error);
        return null;
      });
      return { visitor: visitorSystem(hints), release, stores: { appStore, googlePlay } };
    },
    async fileOf(name) {
      const release = config().releases === null ? await own?.read() : null;
      return release?.packages.some(({ file }) => file === name) ? path.resolve(folder, name) : null;
    },
  };
}
