import { expect, test } from 'vitest';
import { RefusedSwitch, refuseSwitches } from './refuse-switches.ts';

const startedWith = (...names: readonly string[]) => ({ hasSwitch: (name: string) => names.includes(name) });

test.each([
  'remote-debugging-port',
  'remote-debugging-pipe',
  'inspect',
  'inspect-brk',
  'disable-web-security',
  'ignore-certificate-errors',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'load-extension',
  'log-net-log',
])('[Z-06] a packaged app for players does not start with --%s', (name) => {
  const start = () => refuseSwitches(startedWith('lang', name), 'production', true);
  expect(start).toThrow(RefusedSwitch);
  expect(start).toThrow(`--${name}`);
});

test('[Z-06] the debugger and an unpacked app take every switch, the players’ app those of the system', () => {
  expect(() => refuseSwitches(startedWith('remote-debugging-port'), 'debugger', true)).not.toThrow();
  expect(() => refuseSwitches(startedWith('remote-debugging-port'), 'production', false)).not.toThrow();
  // Linux packages start with some of these switches.
  const usual = startedWith('no-sandbox', 'ozone-platform-hint', 'force-device-scale-factor', 'lang');
  expect(() => refuseSwitches(usual, 'production', true)).not.toThrow();
});
