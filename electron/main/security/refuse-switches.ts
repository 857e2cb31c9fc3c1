import type { CommandLine } from 'electron';
import type { Flavour } from '../windows/main-window.ts';

/**
 * Switches that let another program into the pages or this process, start the processes of the app through a program of
 * the caller, or weaken the protection of pages and traffic. No fuse removes Chromium's switches.
 */
const REFUSED = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
  'disable-web-security',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'disable-site-isolation-for-policy',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'ppapi-plugin-launcher',
  'gpu-launcher',
  'load-extension',
  'disable-extensions-except',
  'js-flags',
  'ssl-key-log-file',
  'log-net-log',
] as const;

/** Error of a players' app that was started with a refused switch. */
export class RefusedSwitch extends Error {
  /** Switch as written on the command line: `--remote-debugging-port`. */
  readonly switch: string;

  constructor(name: string) {
    super(`--${name} is refused`);
    this.name = 'RefusedSwitch';
    this.switch = `--${name}`;
  }
}

/**
 * Checks the switches that the app was started with. Call it before the app is ready: Chromium opens its debugging port
 * only after the main script has run.
 *
 * @throws RefusedSwitch in a packaged app for players
 */
export function refuseSwitches(
  commandLine: Pick<CommandLine, 'hasSwitch'>,
  flavour: Flavour,
  isPackaged: boolean,
): void {
  if (flavour === 'debugger' || !isPackaged) return;
  const found = REFUSED.find((name) => commandLine.hasSwitch(name));
  if (found !== undefined) throw new RefusedSwitch(found);
}
