import { execFile } from 'node:child_process';

/** Runs a program with arguments and gives what it printed; rejects where it fails, is not there, or takes too long. */
export type RunCommand = (program: string, args: readonly string[]) => Promise<string>;

const WATCHER = 'org.kde.StatusNotifierWatcher';
const TIMEOUT_MS = 1500;

/** Ways to ask the session's bus whether a panel shows icons of programs (StatusNotifierItem, "Watcher"). */
const QUESTIONS: readonly (readonly [program: string, args: readonly string[]])[] = [
  [
    'gdbus',
    [
      'call',
      '--session',
      '--dest',
      'org.freedesktop.DBus',
      '--object-path',
      '/org/freedesktop/DBus',
      '--method',
      'org.freedesktop.DBus.NameHasOwner',
      WATCHER,
    ],
  ],
  [
    'dbus-send',
    [
      '--session',
      '--print-reply',
      '--dest=org.freedesktop.DBus',
      '/org/freedesktop/DBus',
      'org.freedesktop.DBus.NameHasOwner',
      `string:${WATCHER}`,
    ],
  ],
];

const runCommand: RunCommand = (program, args) =>
  new Promise((resolve, reject) => {
    execFile(program, [...args], { timeout: TIMEOUT_MS, encoding: 'utf8' }, (error, printed) =>
      error ? reject(error) : resolve(printed),
    );
  });

/**
 * Whether icons in the tray are seen on this desktop. Windows and macOS always have one; a Linux desktop may have none,
 * and Electron does not tell. Where nobody can say it counts as none, so that no window is hidden without a way back.
 */
export async function findTray(platform: string, run: RunCommand = runCommand): Promise<boolean> {
  if (platform !== 'linux') return true;
  for (const [program, args] of QUESTIONS) {
    try {
      return /\btrue\b/.test(await run(program, args));
    } catch {
      // The next way is tried.
    }
  }
  return false;
}
