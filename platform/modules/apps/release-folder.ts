import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type DesktopRelease, desktopReleaseSchema } from '#shared/contracts/desktop-release.ts';
import { operatorText } from '../../operator-text.ts';

/** Source of desktop releases. */
export interface ReleaseSource {
  /**
   * The published release; null for none.
   *
   * @throws Error when the published data is no release
   */
  read(): Promise<DesktopRelease | null>;
}

const NAME = 'releases.json';

/**
 * Returns the release of a folder that build/pack.ts has written; its files may be replaced while the platform runs.
 */
export function createReleaseFolder(folder: string): ReleaseSource {
  let kept: { readonly changedAt: number; readonly release: DesktopRelease } | null = null;
  return {
    async read() {
      const file = path.join(folder, NAME);
      const found = await stat(file).catch(() => null);
      if (!found) return null;
      if (kept?.changedAt === found.mtimeMs) return kept.release;
      const release = v.parse(desktopReleaseSchema, JSON.parse(operatorText(await readFile(file))));
      // A listed package that is missing would be a dead link.
      const sizes = await Promise.all(
        release.packages.map((one) =>
          stat(path.join(folder, one.file)).then(
            (it) => it.size,
            () => -1,
          ),
        ),
      );
      const packages = release.packages.filter((one, index) => one.size === sizes[index]);
      if (packages.length === 0) return null;
      kept = { changedAt: found.mtimeMs, release: { ...release, packages } };
      return kept.release;
    },
  };
}
