import { expect, test } from 'vitest';
import { RefusedSwitch, refuseSwitches } from './refuse-switches.ts';

const startedWith = (...names: readonly string[]) => ({
  hasSwitch: (name: string) => names.includes(name),
  getSwitchValue: () => '',
});
const disabling = (features: string) => ({
  hasSwitch: (name: string) => name === 'disable-features',
  getSwitchValue: (name: string) => (name === 'disable-features' ? features : ''),
});
const INSTALLED = { platform: 'linux', env: {}, execPath: '/opt/Fairline/fairline' } as const;
const MOUNT = '/tmp/.mount_fairliXYZ';
const APP_IMAGE = {
  platform: 'linux',
  env: { APPIMAGE: '/home/me/fairline.AppImage', APPDIR: MOUNT },
  execPath: `${MOUNT}/fairline`,
} as const;

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
  'no-sandbox',
  'disable-setuid-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  'no-zygote',
  'single-process',
  'in-process-gpu',
  'host-resolver-rules',
  'host-rules',
  'proxy-server',
  'proxy-pac-url',
  'proxy-auto-detect',
  'ignore-certificate-errors-spki-list',
  'ssl-version-max',
  'allow-file-access-from-files',
  'bypasscsp-schemes',
  'browser-subprocess-path',
  'enable-blink-features',
  'disable-blink-features',
  'blink-settings',
  'testing-fixed-https-port',
  'trace-startup',
])('[Z-06] a packaged app for players does not start with --%s', (name) => {
  const start = () => refuseSwitches(startedWith('lang', name), 'production', true, INSTALLED);
  expect(start).toThrow(RefusedSwitch);
  expect(start).toThrow(`--${name}`);
});

test('[Z-06] the debugger and an unpacked app take every switch, the players’ app those of the system', () => {
  for (const name of ['remote-debugging-port', 'no-sandbox']) {
    expect(() => refuseSwitches(startedWith(name), 'debugger', true, INSTALLED)).not.toThrow();
    expect(() => refuseSwitches(startedWith(name), 'production', false, INSTALLED)).not.toThrow();
  }
  const usual = startedWith(
    'ozone-platform-hint',
    'force-device-scale-factor',
    'lang',
    'password-store',
    'enable-features',
  );
  expect(() => refuseSwitches(usual, 'production', true, INSTALLED)).not.toThrow();
});

test('an AppImage starts with the switch that its own starter adds where there are no user namespaces, and no other', () => {
  const start = (name: string, started: Parameters<typeof refuseSwitches>[3]) => () =>
    refuseSwitches(startedWith(name), 'production', true, started);
  expect(start('no-sandbox', APP_IMAGE)).not.toThrow();
  expect(start('single-process', APP_IMAGE)).toThrow(RefusedSwitch);
  expect(start('no-sandbox', { ...APP_IMAGE, execPath: '/opt/Fairline/fairline' })).toThrow(RefusedSwitch);
  expect(start('no-sandbox', { ...APP_IMAGE, execPath: `${MOUNT}-other/fairline` })).toThrow(RefusedSwitch);
  expect(start('no-sandbox', { ...APP_IMAGE, env: {} })).toThrow(RefusedSwitch);
  expect(start('no-sandbox', { ...APP_IMAGE, platform: 'win32' })).toThrow(RefusedSwitch);
});

test.each([
  ['NetworkServiceSandbox', true],
  ['Translate,IsolateOrigins,SitePerProcess', true],
  ['SameSiteByDefaultCookies', true],
  ['site-per-process', true],
  ['HardwareMediaKeyHandling,UseOzonePlatform', false],
  ['', false],
])('a packaged app that is started without the features "%s" is refused: %s', (features, isRefused) => {
  const start = () => refuseSwitches(disabling(features), 'production', true, INSTALLED);
  if (isRefused) expect(start).toThrow('--disable-features');
  else expect(start).not.toThrow();
});
