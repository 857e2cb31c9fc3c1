import { execFile } from 'node:child_process';

/** Runs a program with arguments and returns its output; rejects when it fails, is missing, or takes too long. */
export type RunCommand = (program: string, args: readonly string[]) => Promise<string>;

const WATCHER = 'org.kde.StatusNotifierWatcher';
const TIMEOUT_MS = 1500;

/** Commands that ask the session bus whether a panel shows tray icons (StatusNotifierItem, "Watcher"). */
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
 * Tells whether this desktop shows tray icons. Windows and macOS always do; a Linux desktop may not, and Electron does
 * not tell. An unknown answer counts as no, so that no window is hidden without a way back.
 */
export async function findTray(platform: string, run: RunCommand = runCommand): Promise<boolean> {
  if (platform !== 'linux') return true;
  for (const [program, args] of QUESTIONS) {
    try {
      return /\btrue\b/.test(await run(program, args));
    } catch {
      // The next command is tried.
    }
  }
  return false;
}
