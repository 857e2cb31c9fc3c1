import type { CommandLine } from 'electron';
import type { Flavour } from '../windows/main-window.ts';

/**
 * Switches that open the pages or this process to another program, or take down what protects the traffic. No fuse takes
 * those of Chromium away.
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
  'ssl-key-log-file',
  'log-net-log',
] as const;

/** An app for players was started with a switch that it does not take. */
export class RefusedSwitch extends Error {
  /** As it was written: `--remote-debugging-port`. */
  readonly switch: string;

  constructor(name: string) {
    super(`--${name} is refused`);
    this.name = 'RefusedSwitch';
    this.switch = `--${name}`;
  }
}

/**
 * Looks at the switches that the app was started with. It has to be asked before the app is ready: Chromium opens
 * its port of debugging only after the main script has run.
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
