import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { autostartEntry, execArgument, isEntryOn } from './autostart-entry.ts';
import { createLaunchPort, isSignInStart, type LoginItems } from './launch-port.ts';

describe('an argument of an autostart entry', () => {
  test.each([
    ['/usr/bin/fairline', '/usr/bin/fairline'],
    ['/opt/Fair line/fairline', '"/opt/Fair line/fairline"'],
    ['/opt/100%/fairline', '/opt/100%%/fairline'],
    ['/opt/a"b', '"/opt/a\\\\"b"'],
    ['/opt/$HOME`x`', '"/opt/\\\\$HOME\\\\`x\\\\`"'],
    ['/opt/a\\b', '"/opt/a\\\\\\\\b"'],
    ["/opt/it's", '"/opt/it\'s"'],
    ['', '""'],
  ])('%s is written %s', (argument, expected) => {
    expect(execArgument(argument)).toBe(expected);
  });

  test.each([
    ['as it was written', (text: string) => text, true],
    ['with endings of Windows', (text: string) => text.replaceAll('\n', '\r\n'), true],
    ['switched off by GNOME', (text: string) => text.replace('enabled=true', 'enabled=false'), false],
    ['hidden', (text: string) => `${text}Hidden=true\n`, false],
    ['of another program', (text: string) => text.replace('/opt/fairline', '/opt/other'), false],
    ['of nothing', () => '', false],
  ])('an autostart entry %s is recognised or not', (_, change, expected) => {
    expect(isEntryOn(change(autostartEntry('Fairline', '/opt/fairline')), '/opt/fairline')).toBe(expected);
  });

  test('a name cannot add lines to its entry', () => {
    expect(
      autostartEntry('Fair\nExec=evil', '/opt/fairline')
        .split('\n')
        .filter((line) => line.startsWith('Exec=')),
    ).toHaveLength(1);
  });
});

function fakeItems(wasOpenedAtLogin = false) {
  let openAtLogin = false;
  const set = vi.fn((settings: { openAtLogin?: boolean }) => {
    openAtLogin = settings.openAtLogin ?? false;
  });
  const items = {
    getLoginItemSettings: () => ({ openAtLogin, wasOpenedAtLogin }),
    setLoginItemSettings: set,
  } as unknown as LoginItems;
  return { items, set };
}

const home = () => temporaryFolder('home');
const port = (options: Partial<Parameters<typeof createLaunchPort>[0]>) =>
  createLaunchPort({
    platform: 'linux',
    isPackaged: true,
    loginItems: fakeItems().items,
    environment: {},
    home: home(),
    execPath: '/opt/Fairline/fairline',
    name: 'Fairline Debugger',
    ...options,
  });

describe('starting at sign-in', () => {
  test.each([
    ['of a Linux package', 'linux', true, {}, true],
    ['of Windows', 'win32', true, {}, true],
    ['of a Mac', 'darwin', true, {}, true],
    ['from the sources', 'linux', false, {}, false],
    ['inside Flatpak', 'linux', true, { FLATPAK_ID: 'x' }, false],
    ['inside Snap', 'linux', true, { SNAP: '/snap/x' }, false],
    ['of another system', 'freebsd', true, {}, false],
  ])('%s', (_, platform, isPackaged, environment, isAvailable) => {
    expect(port({ platform, isPackaged, environment }).isAvailable).toBe(isAvailable);
  });

  test('on Linux is a file that is removed when it is switched off', () => {
    const own = home();
    const launch = port({ home: own });
    const folder = path.join(own, '.config/autostart');
    expect(launch.read()).toBe(false);
    launch.write(true);
    expect(readdirSync(folder)).toEqual(['fairline-debugger.desktop']);
    expect(readFileSync(path.join(folder, 'fairline-debugger.desktop'), 'utf8')).toContain(
      'Exec=/opt/Fairline/fairline --at-sign-in\n',
    );
    expect(launch.read()).toBe(true);
    launch.write(false);
    expect([launch.read(), readdirSync(folder)]).toEqual([false, []]);
    launch.write(false);
  });

  test('uses the folder that the system names, unless it is relative', () => {
    const config = home();
    const own = home();
    port({ home: own, environment: { XDG_CONFIG_HOME: config } }).write(true);
    expect(existsSync(path.join(config, 'autostart/fairline-debugger.desktop'))).toBe(true);
    port({ home: own, environment: { XDG_CONFIG_HOME: 'relative' } }).write(true);
    expect(existsSync(path.join(own, '.config/autostart/fairline-debugger.desktop'))).toBe(true);
  });

  test('starts the file of an AppImage, not its mount', () => {
    const own = home();
    port({ home: own, environment: { APPIMAGE: '/home/me/Apps/Fair line.AppImage' } }).write(true);
    const text = readFileSync(path.join(own, '.config/autostart/fairline-debugger.desktop'), 'utf8');
    expect(text).toContain('Exec="/home/me/Apps/Fair line.AppImage" --at-sign-in');
  });

  test('reports an error of the disk', () => {
    const own = home();
    mkdirSync(path.join(own, '.config'));
    writeFileSync(path.join(own, '.config/autostart'), 'a file in its place');
    expect(() => port({ home: own }).write(true)).toThrow();
  });

  test.each([
    ['win32', { openAtLogin: true, args: ['--at-sign-in'] }],
    ['darwin', { openAtLogin: true }],
  ])('on %s is stored by the system and read back from it', (platform, expected) => {
    const { items, set } = fakeItems();
    const launch = port({ platform, loginItems: items });
    launch.write(true);
    expect(set).toHaveBeenCalledWith(expected);
    expect(launch.read()).toBe(true);
  });

  test.each([
    ['linux', ['fairline', '--at-sign-in'], false, true],
    ['linux', ['fairline'], true, false],
    ['win32', ['fairline.exe', '--x', '--at-sign-in'], false, true],
    ['darwin', ['Fairline'], true, true],
    ['darwin', ['Fairline', '--at-sign-in'], false, false],
  ])('on %s a start with %j is recognised as a start at sign-in or not', (platform, argv, wasOpened, expected) => {
    expect(isSignInStart(argv, platform, fakeItems(wasOpened).items)).toBe(expected);
  });
});
