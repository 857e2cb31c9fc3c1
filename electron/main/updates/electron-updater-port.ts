import type { Session } from 'electron';
import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { OfferedUpdate, UpdateFailure } from '#shared/host/desktop/updates.ts';
import { askInSession } from '../network/follow-login.ts';
import type { AskForProxy, ProxyAnswerer } from '../network/proxy-sign-in.ts';
import { UpdateError, type Updater } from './update-controller.ts';

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

const MAX_NOTES_LENGTH = 10_000;

const REASONS: readonly (readonly [RegExp, UpdateFailure])[] = [
  [/^ERR_CHECKSUM_MISMATCH$/, 'checksum'],
  [/^ERR_UPDATER_INVALID_SIGNATURE$/, 'signature'],
  [/^(?:ENOSPC|EACCES|EPERM|EROFS|EIO|EMFILE|ENOTDIR)$/, 'machine'],
];

/** What an installation needs of the app around it. */
export interface UpdaterPorts {
  /** What is brought is handed to the system's installer when the app ends, and can be held back until then. */
  readonly installsAtEnd: boolean;
  /** Gives the calls of the library the way to the network that was chosen. */
  readonly connect: (session: Session) => Promise<void>;
  /** A proxy on that way asks who is there. */
  readonly ask: AskForProxy;
  readonly log: (line: string) => void;
}

/** What went wrong, by the code of an error of electron-updater or of the system. */
function failureOf(error: unknown, otherwise: UpdateFailure = 'network'): UpdateError {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new UpdateError(REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? otherwise, message);
}

/** What went wrong with an installation. Squirrel of macOS has no codes that could be told apart. */
const refusalOf = (error: unknown): UpdateError =>
  failureOf(error, /code signature/i.test(String(error)) ? 'signature' : 'machine');

/** Notes as plain text: those of a feed may be one text or one for each version. */
function notesOf({ releaseNotes }: UpdateInfo): string {
  const parts = typeof releaseNotes === 'string' ? [releaseNotes] : (releaseNotes ?? []).map(({ note }) => note ?? '');
  return parts.join('\n\n').trim().slice(0, MAX_NOTES_LENGTH);
}

/**
 * electron-updater behind the port: nothing is brought or installed unless it is told to, an older version is never
 * taken, and its staged roll-out and its checks of checksum and signature stay as they are.
 *
 * On macOS it hands what it has brought to Squirrel at once if it may install at the end, and nothing takes it back from
 * there. So there it may not, and what was brought waits for the restart.
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
  // Its errors bring the whole stack along.
  const say = (message?: unknown) => log(String(message).split('\n', 1)[0] ?? '');
  library.logger = { info: say, warn: say, error: say };
  // What goes wrong before a restart it throws as well.
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
      // It follows the end of the app only if it may install there at the moment when it has everything.
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

/** Brings the library, which nobody needs who gets no updates. */
export async function openUpdater({ connect, ...ports }: UpdaterPorts): Promise<Updater> {
  const { default: library } = await import('electron-updater');
  const { autoUpdater } = library;
  await connect(autoUpdater.netSession);
  return updaterOf(autoUpdater, ports);
}
