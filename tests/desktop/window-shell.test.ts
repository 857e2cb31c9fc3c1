import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { SavedFile } from '#shared/host/desktop/files.ts';
import type { Profiles } from '#shared/host/desktop/profiles.ts';
import type { SettingsChanged, SettingsState } from '#shared/host/desktop/settings.ts';
import { DesktopProcess, type StartOptions } from '#tests/fixtures/electron/desktop-process.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

let main: DesktopProcess | null = null;
afterEach(() => main?.stop());

const own = { url: 'app://bundle/en', parent: null };

async function start(options: StartOptions = {}) {
  main?.stop();
  const started = await DesktopProcess.start(options);
  main = started;
  await started.loaded.promise;
  const pushed: { channel: string; value: unknown }[] = [];
  started.onPush((channel, [value]) => void pushed.push({ channel, value }));
  return {
    main: started,
    pushed: (channel: string) => pushed.filter((one) => one.channel === channel).map(({ value }) => value),
    invoke: <T>(channel: string, ...args: unknown[]) => started.order<T>('invoke', { channel, frame: own, args }),
    click: (place: 'application' | 'context' | 'tray', name: string) => started.order('clickMenu', { place, name }),
    labels: async (place: 'application' | 'context' | 'tray') => {
      const menu = await started.order<{ label: string; type: string }[] | null>('menu', { place });
      return (menu ?? []).filter(({ type }) => type !== 'separator').map(({ label }) => label);
    },
    times: async (what: string) => (await started.journal(what)).map(({ args }) => args),
  };
}

const folder = () => temporaryFolder('window-shell');

describe('the menu of the window', () => {
  test('speaks the system’s language first, then the page’s, and remembers it', async () => {
    const { labels, invoke, main: first } = await start({ languages: ['de-AT', 'en'] });
    expect(await labels('application')).toEqual(['Datei', 'Bearbeiten', 'Ansicht', 'Gehe zu', 'Fenster', 'Hilfe']);
    await invoke('page:language', 'ar');
    expect((await labels('application'))[0]).toBe('ملف');
    const again = await start({ userData: first.userData, languages: ['de-AT'] });
    expect((await again.labels('application'))[0]).toBe('ملف');
    await expect(again.invoke('page:language', 'no words')).rejects.toThrow('bad arguments');
  });

  test('asks the page to open a place, and never loads an address', async () => {
    const { click, pushed, times, invoke } = await start();
    await invoke('page:language', 'en');
    await invoke('page:take');
    for (const name of ['Live', 'My bets', 'Back', 'App settings…']) await click('application', name);
    await expect
      .poll(() => pushed('page:command'))
      .toEqual([
        { kind: 'go', path: '/en/live' },
        { kind: 'go', path: '/en/office/history' },
        { kind: 'back' },
        { kind: 'open', what: 'settings' },
      ]);
    expect(await times('loadURL')).toEqual([['app://bundle/']]);
  });

  test('holds a command until the page listens, and sends it once', async () => {
    const { main: process, click, pushed, invoke, times } = await start();
    await invoke('page:language', 'en');
    await click('application', 'Back');
    await click('application', 'Live');
    const live = { kind: 'go', path: '/en/live' };
    expect([await invoke('page:take'), await invoke('page:take')]).toEqual([live, null]);
    for (const leave of ['reload', 'crashPage', 'menu'] as const) {
      if (leave === 'menu') await click('application', 'Reload');
      else await process.order(leave);
      await click('application', 'My bets');
      expect(await invoke('page:take'), leave).toEqual({ kind: 'go', path: '/en/office/history' });
    }
    await invoke('profiles:create', 'Ana');
    const { list } = await invoke<Profiles>('profiles:read');
    await invoke('profiles:open', list[1]?.id);
    await expect.poll(() => times('new BrowserWindow')).toHaveLength(2);
    await expect.poll(() => process.order('countWindows')).toBe(1);
    await click('tray', 'Live');
    expect(await invoke('page:take')).toEqual(live);
    expect(pushed('page:command')).toEqual([]);
  });

  test('has no developer tools in a package, and its entry "Quit" ends the app', async () => {
    const { main: process, click, times } = await start();
    await expect(click('application', 'toggleDevTools')).rejects.toThrow('no entry');
    await click('application', 'Quit fairline');
    expect((await times('app has quit')).length).toBeGreaterThan(0);
    expect(await process.order('countWindows')).toBe(0);
  });

  test('zooms by Chromium’s steps, as the wheel does, and stores the size', async () => {
    const { click, times, main: first, invoke, pushed } = await start();
    await click('application', 'Zoom in');
    await first.order('zoomWheel', { direction: 'in' });
    await click('application', 'Zoom out');
    await first.order('zoomWheel', { direction: 'in' });
    expect((await times('webContents.setZoomFactor')).flat()).toEqual([1, 1.1, 1.25, 1.1, 1.25]);
    expect(await times('webContents.setVisualZoomLevelLimits')).toEqual([[1, 3]]);
    expect((pushed('settings:changed') as SettingsState[]).map(({ zoom }) => zoom)).toEqual([110, 125, 110, 125]);
    const again = await start({ userData: first.userData });
    expect((await again.times('webContents.setZoomFactor')).flat()).toEqual([1.25]);
    await expect(invoke('settings:change', { zoom: 1 })).rejects.toThrow();
  });
});

describe('the tray', () => {
  test('counts the selections of the coupon and opens it', async () => {
    const { invoke, labels, click, pushed, times } = await start({ platform: 'win32' });
    await invoke('page:take');
    await invoke('page:counts', { unread: 3, picks: 2 });
    expect(await labels('tray')).toEqual([
      'Open fairline',
      'Live',
      'Bet slip (2 selections)',
      'My bets',
      'Mute notifications',
      'Quit fairline',
    ]);
    expect(await times('tray.setToolTip')).toContainEqual(['fairline: 3 unread notifications']);
    expect((await times('window.setOverlayIcon')).at(-1)).toEqual([true, '3 unread notifications']);
    await click('tray', 'Bet slip (2 selections)');
    await expect.poll(() => pushed('page:command')).toEqual([{ kind: 'open', what: 'coupon' }]);
    expect((await times('window.focus')).length).toBeGreaterThan(0);
    await invoke('page:counts', { unread: 0, picks: 0 });
    expect((await times('window.setOverlayIcon')).at(-1)).toEqual([false, '']);
  });

  test('shows a number on the app’s icon where there is no overlay', async () => {
    const { invoke, main: process } = await start({ platform: 'linux' });
    await invoke('page:counts', { unread: 7, picks: 0 });
    expect(await process.order('badge')).toBe(7);
    await expect(invoke('page:counts', { unread: -1, picks: 0 })).rejects.toThrow('bad arguments');
  });

  test('hides the closed window when the player has chosen that, explains it once, and lets the app quit', async () => {
    const { main: process, invoke, click, times } = await start({ platform: 'win32' });
    await invoke<SettingsChanged>('settings:change', { closeToTray: true });
    for (let time = 0; time < 2; time++) expect(await process.order('close')).toBe(false);
    expect(await process.order<{ isVisible: boolean }>('windowState')).toMatchObject({ isVisible: false });
    expect(await times('notification.show')).toHaveLength(1);
    await click('tray', 'Open fairline');
    expect(await process.order<{ isVisible: boolean }>('windowState')).toMatchObject({ isVisible: true });
    await click('tray', 'Quit fairline');
    expect((await times('app has quit')).length).toBeGreaterThan(0);
  });

  test('lets an update on macOS close the window before it quits', async () => {
    const { main: process, invoke, times } = await start({ platform: 'darwin' });
    await invoke('settings:change', { closeToTray: true });
    expect(await process.order('close')).toBe(false);
    await process.order('installBySquirrel');
    expect((await times('app has quit')).length).toBeGreaterThan(0);
    expect(await process.order('countWindows')).toBe(0);
  });

  test('shows the window when its icon in the macOS dock is clicked', async () => {
    const { main: process, invoke } = await start({ platform: 'darwin' });
    await invoke('settings:change', { closeToTray: true });
    expect(await process.order('close')).toBe(false);
    await process.order('activate');
    expect(await process.order<{ isVisible: boolean }>('windowState')).toMatchObject({ isVisible: true });
  });

  test('that a desktop lacks is survived, is not offered, and hides no window', async () => {
    const { main: process, invoke } = await start({ platform: 'win32', tray: false });
    const { state } = await invoke<SettingsChanged>('settings:change', { closeToTray: true });
    expect([state.closeToTray, state.available.closeToTray]).toEqual([false, false]);
    expect(await process.order('close')).toBe(true);
    expect(await process.order('countWindows')).toBe(0);
  });

  test('holds the window at a start by the system, and at no other start', async () => {
    const { main: first, invoke } = await start({ platform: 'darwin' });
    await invoke('settings:change', { closeToTray: true });
    const hidden = await start({ platform: 'darwin', userData: first.userData, openedAtLogin: true });
    expect(await hidden.times('window.show')).toEqual([]);
    const usual = await start({ platform: 'darwin', userData: first.userData });
    await expect.poll(() => usual.times('window.show')).toHaveLength(1);
  });

  test('mutes notifications that do not protect the player', async () => {
    const { main: process, click, invoke, times } = await start();
    await click('tray', 'Mute notifications');
    await process.order('focusWindow', { isFocused: false });
    const notice = (kind: string) => ({ kind, title: 'A', body: 'b', lockedBody: 'b', page: '', silent: false });
    expect(await invoke('reminder:show', notice('coupon-settled'))).toEqual({ shown: false, reason: 'muted' });
    expect(await invoke('reminder:show', notice('session-limit'))).toEqual({ shown: true });
    expect(await times('notification.show')).toHaveLength(1);
  });
});

describe('files', () => {
  test('the page is saved as a PDF where the player says, shown in its folder, and not where the player cancels', async () => {
    const { main: process, invoke, times, pushed } = await start();
    const place = path.join(folder(), 'mine.pdf');
    await invoke('files:take');
    await process.order('answerDialog', { kind: 'save', value: place });
    await invoke('files:pdf', { name: 'coupon-42', paper: 'a4' });
    expect(readFileSync(place, 'utf8')).toMatch(/^%PDF/);
    const [asked] = await times('dialog.showSaveDialog');
    expect(asked?.[0]).toMatchObject({ defaultPath: expect.stringMatching(/Downloads.coupon-42-en\.pdf$/) });
    await invoke('files:pdf', { name: 'coupon-42', paper: 'receipt' });
    const [saved, cancelled] = pushed('files:changed') as SavedFile[];
    expect([saved?.state, saved?.file, cancelled?.state]).toEqual(['saved', 'mine.pdf', 'cancelled']);
    expect(await invoke('files:show', saved?.id)).toBe(true);
    expect(await invoke('files:show', 99)).toBe(false);
    expect(await times('shell.showItemInFolder')).toEqual([[place]]);
    await expect(invoke('files:pdf', { name: 'x', paper: 'a0' })).rejects.toThrow('bad arguments');
  });

  test('a place that cannot be written is reported', async () => {
    const { main: process, invoke, pushed } = await start();
    const save = async () => {
      await process.order('answerDialog', { kind: 'save', value: path.join(folder(), 'missing', 'x.pdf') });
      await invoke('files:pdf', { name: 'coupon-42', paper: 'a4' });
    };
    await save();
    const failed = expect.objectContaining({ state: 'failed', failure: 'other' });
    expect(await invoke('files:take'), 'to the page that comes later').toEqual([failed]);
    await save();
    expect(pushed('files:changed')).toEqual([failed]);
  });

  test('a download of the page is proposed under a clean name; any other is refused', async () => {
    const { main: process, times, pushed, invoke } = await start();
    await invoke('files:take');
    const place = path.join(folder(), 'c.png');
    await process.order('answerDialog', { kind: 'save', value: place });
    const download = (url: string, filename: string) => process.order('download', { url, filename, text: 'picture' });
    expect(await download('blob:app://bundle/1', '../con.png')).toEqual({ end: 'completed', savePath: place });
    expect((await times('dialog.showSaveDialog'))[0]?.[0]).toMatchObject({
      defaultPath: expect.stringMatching(/_con\.png$/),
    });
    expect((pushed('files:changed') as SavedFile[]).map(({ state, file }) => [state, file])).toEqual([
      ['saved', 'c.png'],
    ]);
    for (const [url, name] of [
      ['https://evil.invalid/a.png', 'a.png'],
      ['blob:https://evil.invalid/1', 'a.png'],
      ['blob:app://bundle/2', 'setup.exe'],
    ] as const)
      expect(await download(url, name), name).toMatchObject({ end: 'prevented' });
  });
});

describe('a page that fails', () => {
  test('is reloaded twice, then replaced by a plain page without a script, in the player’s language', async () => {
    const { main: process, times, invoke } = await start();
    await invoke('page:language', 'ar');
    for (let time = 0; time < 3; time++) await process.order('crashPage', { reason: 'oom' });
    expect(await times('webContents.reload')).toHaveLength(2);
    expect((await times('loadURL')).at(-1)).toEqual(['app://bundle/fault/page.html']);
    const answer = await process.order<{ status: number; headers: Record<string, string>; body: Uint8Array }>('fetch', {
      url: 'app://bundle/fault/page.html',
      method: 'GET',
    });
    const html = Buffer.from(answer.body).toString();
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).not.toContain('<script');
  });

  test('that does not answer is waited for, or crashed and reloaded', async () => {
    const { main: process, times } = await start();
    await process.order('hang', { isHung: true });
    await expect.poll(() => times('dialog.showMessageBox')).toHaveLength(1);
    expect(await times('webContents.reload')).toHaveLength(0);
    await process.order('hang', { isHung: false });
    await process.order('answerDialog', { kind: 'message', value: 1 });
    await process.order('hang', { isHung: true });
    await expect.poll(() => times('webContents.reload')).toHaveLength(1);
  });
});

describe('the context menu', () => {
  test('copies addresses of the site, never of the app, and has no inspector in a package', async () => {
    const { main: process, click, labels, times } = await start();
    await process.order('contextMenu', { params: { linkURL: 'app://bundle/en/live', pageURL: 'app://bundle/en' } });
    expect(await labels('context')).toEqual(['Copy link']);
    await click('context', 'Copy link');
    const [[copied] = []] = await times('clipboard.writeText');
    expect(copied).toMatch(/^https?:\/\/[^/]+\/en\/live$/);
  });
});

test('spelling is not checked and no dictionary is loaded', async () => {
  const { invoke, times } = await start();
  const { state } = await invoke<SettingsChanged>('settings:change', { spellCheck: true });
  expect([state.spellCheck, state.available.spellCheck]).toEqual([false, false]);
  expect(new Set((await times('session.setSpellCheckerEnabled')).map(([, isOn]) => isOn))).toEqual(new Set([false]));
  expect(new Set((await times('session.setSpellCheckerDictionaryDownloadURL')).map(([, url]) => url))).toEqual(
    new Set(['https://dictionaries.invalid/']),
  );
  expect((await times('new BrowserWindow'))[0]?.[0]).toMatchObject({ webPreferences: { spellcheck: false } });
});

test('starting at sign-in is off by default, and is a file on Linux while it is on', async () => {
  const { main: process, invoke } = await start({ platform: 'linux' });
  const config = path.join(process.userData, 'home/.config/autostart');
  expect((await invoke<SettingsState>('settings:read')).launchAtSignIn).toBe(false);
  expect((await invoke<SettingsChanged>('settings:change', { launchAtSignIn: true })).state.launchAtSignIn).toBe(true);
  expect(readdirSync(config)).toEqual(['fairline.desktop']);
  expect(readFileSync(path.join(config, 'fairline.desktop'), 'utf8')).toContain(' --at-sign-in\n');
  expect((await invoke<SettingsChanged>('settings:change', { launchAtSignIn: false })).state.launchAtSignIn).toBe(
    false,
  );
  expect(readdirSync(config)).toEqual([]);
});

test('settings that cannot be read are set aside, and the app starts with its defaults', async () => {
  const userData = folder();
  writeFileSync(path.join(userData, 'preferences.json'), '{"zoom": 15');
  const { invoke } = await start({ userData });
  expect((await invoke<SettingsState>('settings:read')).zoom).toBe(100);
  expect(readFileSync(path.join(userData, 'preferences.json.broken'), 'utf8')).toBe('{"zoom": 15');
});

test('an app that cannot start says why in the system’s language, and quits', async () => {
  const userData = folder();
  mkdirSync(path.join(userData, 'preferences.json'));
  main = await DesktopProcess.start({ userData, languages: ['de'] });
  const boxes = async () => (await main?.journal('dialog.showErrorBox')) ?? [];
  await expect.poll(boxes).toHaveLength(1);
  const [title, text] = ((await boxes())[0]?.args ?? []) as string[];
  expect(title).toBe('fairline konnte nicht starten');
  expect(text).toContain('EISDIR');
  expect((await main.journal('app.exit')).map(({ args }) => args)).toEqual([[1]]);
  expect(existsSync(path.join(userData, 'state.json'))).toBe(false);
});
