import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App, Shell } from 'electron';
import { afterEach, expect, test } from 'vitest';
import { DesktopProcess, type StartOptions } from '#tests/fixtures/electron/desktop-process.ts';
import type { MenuEntry } from '#tests/fixtures/electron/stand-in/menu.ts';
import { eventObject, eventsOf, strict, strictEmitter } from '#tests/fixtures/electron/stand-in/strict.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

let main: DesktopProcess | null = null;
afterEach(() => main?.stop());

/** Runs an app of a few lines instead of the product. */
async function run(source: string, options: StartOptions = {}): Promise<DesktopProcess> {
  const bundle = path.join(temporaryFolder('app'), 'main.mjs');
  writeFileSync(bundle, `import * as electron from 'electron';\nconst { app } = electron;\n${source}`);
  main = await DesktopProcess.start({ bundle, ...options });
  return main;
}

const withWindow = (more: string) =>
  `app.whenReady().then(async () => {
    electron.protocol.handle('app', () => new Response('page'));
    const window = new electron.BrowserWindow();
    const { webContents } = window;
    ${more}
    await window.loadURL('app://bundle/');
  });`;

const said = async (process: DesktopProcess, what: string) => (await process.journal(what)).map(({ args }) => args);

test('a member, a signature or an event that Electron does not have does not compile', () => {
  // @ts-expect-error a member that Electron does not have
  const renamed = strict<Shell>('shell', { openOutside: () => Promise.resolve() });
  expect(() => renamed.beep()).toThrow('shell.beep is not modelled');
  // @ts-expect-error another answer than Electron's
  strict<Shell>('shell', { openPath: () => Promise.resolve(1) });
  // @ts-expect-error an event that Electron does not emit
  const events = eventsOf<App>()('ready', 'second-instance', 'started');
  const { it, emit } = strictEmitter<App>('app', events, {});
  const heard: unknown[] = [];
  it.on('second-instance', (_event, args) => heard.push(args));
  emit('second-instance', eventObject(), ['link'], '/', {});
  // @ts-expect-error another value than Electron's
  emit('second-instance', eventObject(), 42, '/', {});
  expect(heard).toEqual([['link'], 42]);
  expect(() => it.on('activate', () => undefined)).toThrow('app plays no event "activate"');
});

for (const [what, source, message] of [
  ['a member that is not modelled', 'app.getGPUInfo("basic");', 'app.getGPUInfo is not modelled'],
  ['writing one', 'app.somethingNew = 1;', 'app.somethingNew is not modelled'],
  ['a window before the app is ready', 'new electron.BrowserWindow();', 'before the app is ready'],
  ['a tray before the app is ready', 'new electron.Tray("x.png");', 'before the app is ready'],
  ['a session before the app is ready', 'electron.session.fromPartition("persist:a");', 'before the app is ready'],
  [
    'schemes after it',
    'app.whenReady().then(() => electron.protocol.registerSchemesAsPrivileged([]));',
    'before the app is ready',
  ],
  ['a page whose session has no handler', withWindow('electron.protocol.unhandle("app");'), 'ERR_UNKNOWN_URL_SCHEME'],
  [
    'an entry of a menu with a role that does not exist',
    'electron.Menu.buildFromTemplate([{ role: "fly" }]);',
    'Unknown menu item role',
  ],
  ['an unknown language of spell-check', withWindow('webContents.session.setSpellCheckerLanguages(["tlh"]);'), 'tlh'],
] as const) {
  test(`the stand-in refuses ${what}`, async () => {
    const started = run(`app.whenReady();\n${source}`);
    // An app that waits for ready ends after its start.
    await expect(started.then((process) => process.loaded.promise)).rejects.toThrow(message);
  });
}

test('menus are clicked by id, label or role, and quitting asks every window', async () => {
  const process = await run(
    withWindow(`
      let stays = true;
      window.on('close', (event) => stays && event.preventDefault());
      const entries = [
        { label: 'File', submenu: [{ id: 'print', label: 'Print', accelerator: 'CmdOrCtrl+P', click: () => webContents.send('printed') }, { role: 'quit' }] },
        { label: 'Stay', type: 'checkbox', checked: true, click: (item) => { stays = item.checked; } },
      ];
      electron.Menu.setApplicationMenu(electron.Menu.buildFromTemplate(entries));`),
  );
  await process.loaded.promise;
  const menu = await process.order<readonly MenuEntry[]>('menu', { place: 'application' });
  expect(menu[0]?.items[0]).toMatchObject({ id: 'print', accelerator: 'CmdOrCtrl+P', enabled: true });
  await process.order('clickMenu', { place: 'application', name: 'print' });
  expect(await said(process, 'webContents.send')).toEqual([['printed']]);
  await process.order('clickMenu', { place: 'application', name: 'quit' });
  expect(await process.order('countWindows')).toBe(1);
  await process.order('clickMenu', { place: 'application', name: 'Stay' });
  await process.order('clickMenu', { place: 'application', name: 'quit' });
  expect(await process.order('countWindows')).toBe(0);
  expect(await said(process, 'app has quit')).toHaveLength(1);
  await expect(process.order('clickMenu', { place: 'tray', name: 'Open' })).rejects.toThrow('no entry "Open"');
});

test('the stand-in answers for the player in tray, dialogs and downloads', async () => {
  const process = await run(
    withWindow(`
      const tray = new electron.Tray(electron.nativeImage.createEmpty());
      tray.on('click', () => window.hide());
      webContents.session.on('will-download', (_event, item) => item.setSaveDialogOptions({ defaultPath: 'a.pdf' }));
      const { response } = await electron.dialog.showMessageBox(window, { message: 'Sure?', buttons: ['No', 'Yes'], cancelId: 0 });
      webContents.send('answer', response);`),
  );
  await process.loaded.promise;
  await process.order('clickTray');
  expect(await process.order('windowState')).toMatchObject({ isVisible: false });
  expect(await said(process, 'webContents.send')).toEqual([['answer', 0]]);
  const offered = { url: 'app://bundle/report', filename: 'report.pdf', text: 'whole' };
  expect(await process.order('download', offered)).toEqual({ end: 'cancelled', savePath: '' });
  const target = path.join(process.userData, 'kept.pdf');
  await process.order('answerDialog', { kind: 'save', value: target });
  expect(await process.order('download', offered)).toEqual({ end: 'completed', savePath: target });
  expect(readFileSync(target, 'utf8')).toBe('whole');
  expect(await said(process, 'dialog.showSaveDialog')).toEqual([
    [{ defaultPath: 'a.pdf' }],
    [{ defaultPath: 'a.pdf' }],
  ]);
});

test('each partition has its own schemes and permissions', async () => {
  const process = await run(`app.whenReady().then(async () => {
    const own = electron.session.fromPartition('persist:second');
    own.protocol.handle('app', () => new Response('second'));
    own.setPermissionRequestHandler((_contents, _name, answer) => answer(false));
    await new electron.BrowserWindow({ webPreferences: { session: own } }).loadURL('app://bundle/');
    await own.clearStorageData();
  });`);
  await process.loaded.promise;
  const { body } = await process.order<{ body: Uint8Array }>('fetch', { url: 'app://bundle/', method: 'GET' });
  expect(Buffer.from(body).toString()).toBe('second');
  expect(await process.order('permission', { name: 'media', url: 'app://bundle/' })).toBe(false);
  expect(await said(process, 'session.clearStorageData')).toEqual([['persist:second']]);
});

test('the stand-in has the machine that a test describes', async () => {
  const process = await run(
    withWindow(`
      const { powerMonitor, screen, net } = electron;
      electron.nativeTheme.on('updated', () => webContents.send('dark', electron.nativeTheme.shouldUseDarkColors));
      powerMonitor.on('lock-screen', () => webContents.send('locked', powerMonitor.getSystemIdleState(60)));
      app.on('login', (event, _contents, _details, auth, answer) => { event.preventDefault(); answer(auth.host, 'word'); });
      webContents.send('machine', globalThis.process.platform, app.getPreferredSystemLanguages(), net.isOnline(), screen.getPrimaryDisplay().bounds.width);`),
    {
      platform: 'darwin',
      languages: ['de-AT', 'en'],
      online: false,
      displays: [
        { bounds: { x: 0, y: 0, width: 800, height: 600 }, workArea: { x: 0, y: 0, width: 800, height: 560 } },
      ],
    },
  );
  await process.loaded.promise;
  await process.order('systemTheme', { isDark: true });
  await process.order('power', { kind: 'lock-screen' });
  const auth = { isProxy: true, scheme: 'basic', host: 'proxy', port: 8080, realm: '' };
  expect(await process.order('login', { url: 'https://x.test/', auth })).toEqual(['proxy', 'word']);
  expect(await said(process, 'webContents.send')).toEqual([
    ['machine', 'darwin', ['de-AT', 'en'], false, 800],
    ['dark', true],
    ['locked', 'locked'],
  ]);
});
