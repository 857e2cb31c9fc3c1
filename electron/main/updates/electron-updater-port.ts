import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { OfferedUpdate, UpdateFailure } from '#shared/host/program/updates.ts';
import { UpdateError, type Updater } from './update-desk.ts';

/** The parts of electron-updater that are used: on every system its updater has them. */
type UpdaterLibrary = Pick<
  AppUpdater,
  | 'allowDowngrade'
  | 'allowPrerelease'
  | 'autoDownload'
  | 'autoInstallOnAppQuit'
  | 'checkForUpdates'
  | 'disableWebInstaller'
  | 'downloadUpdate'
  | 'logger'
  | 'off'
  | 'on'
  | 'quitAndInstall'
>;

const LONGEST_NOTES = 10_000;

const REASONS: readonly (readonly [RegExp, UpdateFailure])[] = [
  [/^ERR_CHECKSUM_MISMATCH$/, 'checksum'],
  [/^ERR_UPDATER_INVALID_SIGNATURE$/, 'signature'],
  [/^(?:ENOSPC|EACCES|EPERM|EROFS|EIO|EMFILE|ENOTDIR)$/, 'machine'],
];

/** What went wrong, by the code of an error of electron-updater or of the system. */
function failureOf(error: unknown): UpdateError {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new UpdateError(REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'network', message);
}

/** Notes as plain text: those of a feed may be one text or one for each version. */
function notesOf({ releaseNotes }: UpdateInfo): string {
  const parts = typeof releaseNotes === 'string' ? [releaseNotes] : (releaseNotes ?? []).map(({ note }) => note ?? '');
  return parts.join('\n\n').trim().slice(0, LONGEST_NOTES);
}

/**
 * electron-updater behind the port: nothing is brought or installed unless it is told to, an older version is never
 * taken, and its staged roll-out and its checks of checksum and signature stay as they are.
 */
export function updaterOf(library: UpdaterLibrary, log: (line: string) => void): Updater {
  library.autoDownload = false;
  library.autoInstallOnAppQuit = true;
  library.allowDowngrade = false;
  library.allowPrerelease = false;
  library.disableWebInstaller = true;
  // Its errors bring the whole stack along.
  const say = (message?: unknown) => log(String(message).split('\n', 1)[0] ?? '');
  library.logger = { info: say, warn: say, error: say };
  // What it tells by an event it throws as well.
  library.on('error', () => undefined);
  return {
    async check() {
      const answer = await library.checkForUpdates().catch((error: unknown) => Promise.reject(failureOf(error)));
      if (!answer?.isUpdateAvailable) return null;
      const { updateInfo } = answer;
      return { version: updateInfo.version, notes: notesOf(updateInfo) } satisfies OfferedUpdate;
    },
    async download(onProgress) {
      const listener = ({ percent }: { percent: number }) => onProgress(percent);
      library.on('download-progress', listener);
      // It follows the end of the program only if it may install there at the moment when it has everything.
      library.autoInstallOnAppQuit = true;
      try {
        await library.downloadUpdate();
      } catch (error) {
        throw failureOf(error);
      } finally {
        library.off('download-progress', listener);
      }
    },
    installAtEnd(isWanted) {
      library.autoInstallOnAppQuit = isWanted;
    },
    restart: () => library.quitAndInstall(true, true),
  };
}

/** Brings the library, which nobody needs who gets no updates. */
export async function openUpdater(log: (line: string) => void): Promise<Updater> {
  const { default: library } = await import('electron-updater');
  return updaterOf(library.autoUpdater, log);
}
