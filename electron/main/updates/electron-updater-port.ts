import type { Session } from 'electron';
import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { OfferedUpdate, UpdateFailure } from '#shared/host/desktop/updates.ts';
import { askInSession } from '../network/follow-login.ts';
import type { AskForProxy, ProxyAnswerer } from '../network/proxy-sign-in.ts';
import { UpdateError, type Updater } from './update-controller.ts';

/** Functions of electron-updater that its updaters have on every system. */
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

const MAX_NOTES_LENGTH = 10_000;

const REASONS: readonly (readonly [RegExp, UpdateFailure])[] = [
  [/^ERR_CHECKSUM_MISMATCH$/, 'checksum'],
  [/^ERR_UPDATER_INVALID_SIGNATURE$/, 'signature'],
  [/^(?:ENOSPC|EACCES|EPERM|EROFS|EIO|EMFILE|ENOTDIR)$/, 'machine'],
];

/** Functions of the app that an installation needs. */
export interface UpdaterPorts {
  /** Whether the system's installer gets a downloaded update when the app quits, and the app can still prevent that. */
  readonly installsAtEnd: boolean;
  /** Connects the library's session to the network with the chosen proxy. */
  readonly connect: (session: Session) => Promise<void>;
  /** Asks for the credentials of a proxy. */
  readonly ask: AskForProxy;
  readonly log: (line: string) => void;
}

/** Returns the failure for an error code of electron-updater or of the operating system. */
function failureOf(error: unknown, otherwise: UpdateFailure = 'network'): UpdateError {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new UpdateError(REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? otherwise, message);
}

/** Returns the failure of an installation. Errors of Squirrel on macOS have no codes to tell them apart. */
const refusalOf = (error: unknown): UpdateError =>
  failureOf(error, /code signature/i.test(String(error)) ? 'signature' : 'machine');

/** Returns release notes as plain text; a feed gives one text, or one for each version. */
function notesOf({ releaseNotes }: UpdateInfo): string {
  const parts = typeof releaseNotes === 'string' ? [releaseNotes] : (releaseNotes ?? []).map(({ note }) => note ?? '');
  return parts.join('\n\n').trim().slice(0, MAX_NOTES_LENGTH);
}

/**
 * Wraps electron-updater: nothing is downloaded or installed unasked, an older version is never taken, and the
 * library's staged roll-out and its checks of checksum and signature stay active.
 *
 * On macOS the library hands a download to Squirrel at once if it may install at quit, and nothing can take it back.
 * There it may not, and the download waits for the restart.
 */
export function updaterOf(
  library: UpdaterLibrary,
  { installsAtEnd, ask, log }: Omit<UpdaterPorts, 'connect'>,
): Updater {
  let onFailed: ((error: UpdateError) => void) | null = null;
  library.autoDownload = false;
  library.autoInstallOnAppQuit = installsAtEnd;
  library.allowDowngrade = false;
  library.allowPrerelease = false;
  library.disableWebInstaller = true;
  // Errors of the library contain their whole stack.
  const say = (message?: unknown) => log(String(message).split('\n', 1)[0] ?? '');
  library.logger = { info: say, warn: say, error: say };
  // The library also throws an error that occurs before a restart.
  library.on('error', (error) => onFailed?.(refusalOf(error)));
  const askHere = askInSession(ask);
  library.on('login', (info, answer) => askHere(info, answer as ProxyAnswerer));
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
      // The library installs at quit only if this was allowed when the download ended.
      library.autoInstallOnAppQuit = installsAtEnd;
      try {
        await library.downloadUpdate();
      } catch (error) {
        throw failureOf(error);
      } finally {
        library.off('download-progress', listener);
      }
    },
    installAtEnd(isWanted) {
      library.autoInstallOnAppQuit = installsAtEnd && isWanted;
    },
    restart(tell) {
      onFailed = (error) => {
        onFailed = null;
        tell(error);
      };
      library.quitAndInstall(true, true);
    },
  };
}

/** Loads the library, which an installation without updates does not need. */
export async function openUpdater({ connect, ...ports }: UpdaterPorts): Promise<Updater> {
  const { default: library } = await import('electron-updater');
  const { autoUpdater } = library;
  await connect(autoUpdater.netSession);
  return updaterOf(autoUpdater, ports);
}
