import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ipcCalls } from '#shared/host/ipc-channels.ts';
import { DesktopProcess, EndedAtOnce, type StartOptions } from '#tests/fixtures/electron/desktop-process.ts';
import { debuggerStart } from '#tests/fixtures/electron/flavour-builds.ts';
import type { MenuEntry, MenuPlace } from '#tests/fixtures/electron/stand-in/menu.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

let main: DesktopProcess | null = null;
afterEach(() => main?.stop());

const own = { url: 'app://bundle/en', parent: null };
const root = path.resolve(import.meta.dirname, '../..');

/** Arguments that an attacker could try. None is a switch of Chromium or Node. */
const PLANTED_ARGUMENTS = [
  '--debugger',
  '--flavour=debugger',
  '--APP_FLAVOUR=debugger',
  '--devtools',
  '--dev-tools',
  '--open-devtools',
  '--auto-open-devtools-for-tabs',
  '--show-dev-tools',
  '--dev',
  '--debug',
  '--enable-logging',
  '--isPackaged=false',
  'debugger',
];

const PLANTED_VARIABLES = {
  APP_FLAVOUR: 'debugger',
  FLAVOUR: 'debugger',
  FAIRLINE_FLAVOUR: 'debugger',
  __FLAVOUR__: '"debugger"',
  NODE_ENV: 'development',
  DEBUG: '*',
  DEVTOOLS: '1',
  ELECTRON_DEBUG: '1',
  ELECTRON_IS_DEV: '1',
  ELECTRON_OPEN_DEVTOOLS: '1',
  ELECTRON_ENABLE_LOGGING: '1',
  FAIRLINE_SITE: 'https://evil.invalid',
};

const PLANTED_STATE = {
  flavour: 'debugger',
  devTools: true,
  developerTools: true,
  hasDeveloperTools: true,
  isPackaged: false,
  debugger: true,
  webPreferences: { devTools: true },
};

/** Makes a player's folder whose every file asks for developer tools. */
function plantedFolder(): string {
  const folder = temporaryFolder('planted');
  mkdirSync(path.join(folder, 'profiles'));
  for (const file of ['state', 'preferences', 'settings', 'config', 'build', 'profiles/main', 'profiles/default'])
    writeFileSync(path.join(folder, `${file}.json`), JSON.stringify(PLANTED_STATE));
  return folder;
}

/** Returns a link to the app's folder that is named like its archive. */
function archiveOf(folder: string): string {
  const archive = path.join(temporaryFolder('copy'), 'app.asar');
  symlinkSync(folder, archive);
  return archive;
}

async function start(options: StartOptions): Promise<DesktopProcess> {
  main?.stop();
  const started = await DesktopProcess.start(options);
  main = started;
  await started.loaded.promise;
  return started;
}

const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.items)]);

/** Returns every menu entry and key that leads to developer tools. */
async function entriesOf(desktopApp: DesktopProcess): Promise<string[]> {
  await desktopApp.order('contextMenu', { params: {} });
  const places: readonly MenuPlace[] = ['application', 'context', 'tray'];
  const menus = await Promise.all(
    places.map((place) => desktopApp.order<readonly MenuEntry[] | null>('menu', { place })),
  );
  const isTool = ({ role, label, accelerator }: MenuEntry) =>
    /devtools/i.test(role ?? '') ||
    /developer tools|inspect/i.test(label) ||
    /F12|(?:Ctrl|Control|Cmd|Command|CmdOrCtrl|CommandOrControl|Alt|Option)\+(?:Shift|Alt|Option)\+[IJC]$/i.test(
      accelerator ?? '',
    );
  return menus.flatMap((menu) => flat(menu ?? []).filter(isTool)).map(({ role, label }) => role ?? label);
}

/** Returns every way to developer tools or the debugger. */
async function toolsOf(desktopApp: DesktopProcess) {
  const entries = await entriesOf(desktopApp);
  for (const keys of [{ key: 'F12' }, { key: 'I', control: true, shift: true }, { key: 'D', alt: true, shift: true }])
    await desktopApp.order('pressKey', keys);
  const windows = await desktopApp.journal('new BrowserWindow');
  const asked = await Promise.all(
    ['webContents.openDevTools', 'webContents.inspectElement', 'crashReporter.start', 'app.setName', 'app.setPath'].map(
      async (what) => ((await desktopApp.journal(what)).length > 0 ? [what] : []),
    ),
  );
  const channels = await desktopApp.order<string[]>('channels');
  return {
    devTools: windows.map(({ args: [options] }) => Reflect.get(Object(options), 'webPreferences')?.devTools as unknown),
    entries,
    asked: asked.flat(),
    others: channels.filter((channel) => !Object.hasOwn(ipcCalls, channel)),
    claimed: (await desktopApp.journal('app.setAsDefaultProtocolClient')).map(({ args: [scheme] }) => scheme),
  };
}

const LOCKED = { devTools: [false], entries: [], asked: [], others: [], claimed: ['fairline'] };

describe('[Z-06] a packaged app for players opens no developer tools', () => {
  for (const [what, options] of [
    ['as it is', {}],
    ['with arguments that ask for them', { argv: PLANTED_ARGUMENTS }],
    ['with variables that ask for them', { environment: PLANTED_VARIABLES }],
    ['on a Mac', { platform: 'darwin', argv: PLANTED_ARGUMENTS, environment: PLANTED_VARIABLES }],
    ['on Windows', { platform: 'win32', argv: PLANTED_ARGUMENTS, environment: PLANTED_VARIABLES }],
  ] as const satisfies readonly (readonly [string, StartOptions])[]) {
    test(what, async () => {
      const desktopApp = await start({ isPackaged: true, ...options });
      expect(await toolsOf(desktopApp)).toEqual(LOCKED);
      const ask = desktopApp.order('invoke', { channel: 'log:lines', frame: own, args: [] });
      await expect(ask).rejects.toThrow(/No handler registered for 'log:lines'/);
      expect(await desktopApp.journal('loadURL')).toMatchObject([{ args: ['app://bundle/'] }]);
    });
  }

  test('with planted files in its folder, also after a start that has read them', async () => {
    const userData = plantedFolder();
    for (const _ of ['first', 'second'])
      expect(await toolsOf(await start({ isPackaged: true, userData }))).toEqual(LOCKED);
  });

  test('under a name of the executable by which Electron takes it for unpacked', async () => {
    const copied = { isPackaged: false, appPath: archiveOf(root), environment: PLANTED_VARIABLES };
    expect(await toolsOf(await start(copied))).toEqual(LOCKED);
    // An app that runs from its sources has them: the archive decides.
    expect(await toolsOf(await start({ isPackaged: false }))).toMatchObject({
      devTools: [true],
      entries: ['toggleDevTools', expect.stringMatching(/inspect/i)],
    });
  });

  for (const refused of [
    '--remote-debugging-port=9222',
    '--remote-debugging-port=0',
    '--remote-debugging-pipe',
    '--inspect',
    '--inspect-brk=0.0.0.0:9229',
    '--disable-web-security',
    '--ignore-certificate-errors',
    '--no-sandbox',
    '--host-resolver-rules=MAP * 127.0.0.1',
  ]) {
    test(`with ${refused}, and quits with a reason before it is ready`, async () => {
      const ended = await DesktopProcess.start({ isPackaged: true, argv: ['--lang=de', refused] }).catch(
        (error: unknown) => error,
      );
      if (!(ended instanceof EndedAtOnce)) throw new Error('the app has started');
      const [name = ''] = refused.split('=');
      expect(ended.journal).toEqual([
        { what: 'dialog.showErrorBox', args: [expect.stringContaining('couldn’t start'), expect.any(String)] },
        { what: 'app.exit', args: [1] },
      ]);
      expect(String(ended.journal[0]?.args[1])).toContain(`started with ${name},`);
    });
  }

  test('though an app that is not packed takes the switches and has them', async () => {
    const desktopApp = await start({ isPackaged: false, argv: ['--remote-debugging-port=0', '--inspect=0'] });
    expect((await toolsOf(desktopApp)).devTools).toEqual([true]);
  });
});

test('[Z-06] the debugger build has developer tools, packaged too, so the check can find them', async () => {
  const options = { ...(await debuggerStart()), isPackaged: true, argv: ['--remote-debugging-port=0'] };
  const desktopApp = await start(options);
  expect(await toolsOf(desktopApp)).toEqual({
    devTools: [true],
    entries: ['toggleDevTools', expect.stringMatching(/inspect/i)],
    asked: ['crashReporter.start', 'app.setName', 'app.setPath'],
    others: ['log:lines'],
    claimed: ['fairline-debugger'],
  });
  await desktopApp.order('clickMenu', { place: 'application', name: 'toggleDevTools' });
  expect(await desktopApp.journal('webContents.openDevTools')).toHaveLength(1);
  const lines = await desktopApp.order<unknown[]>('invoke', { channel: 'log:lines', frame: own, args: [] });
  expect(lines[0]).toMatchObject({ number: 1, level: 'info', area: 'app' });
});

test('[Z-06] each flavour follows only links of its own scheme', async () => {
  const links = ['fairline://office/history', 'fairline-debugger://office/security'];
  const take = (desktopApp: DesktopProcess) =>
    desktopApp.order('invoke', { channel: 'link:take', frame: own, args: [] });
  for (const link of links) {
    const players = await start({ isPackaged: true, argv: [link] });
    expect(await take(players)).toEqual(
      link.startsWith('fairline:') ? { area: 'office', path: 'history', query: {} } : null,
    );
    const staff = await start({ ...(await debuggerStart()), isPackaged: true, argv: [link] });
    expect(await take(staff)).toEqual(
      link.startsWith('fairline:') ? null : { area: 'office', path: 'security', query: {} },
    );
    for (const url of links) await staff.order('openUrl', { url });
    const opened = await staff.journal('webContents.send');
    expect(opened.filter(({ args }) => args[0] === 'link:opened').map(({ args }) => args[1])).toEqual([
      { area: 'office', path: 'security', query: {} },
    ]);
  }
});
