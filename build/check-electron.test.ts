import { describe, expect, test } from 'vitest';
import { ELECTRON_RULES, electronProblems } from './check-electron.ts';

/** One violation of every rule, in a file where it is not allowed. */
const planted: readonly (readonly [file: string, line: string, what: string])[] = [
  ['renderer/app/x.ts', "import { shell } from 'electron';", 'an import of electron'],
  ['shared/x.ts', "const { app } = await import('electron/main');", 'an import of electron'],
  ['electron/preload/idle.ts', "ipcRenderer.invoke('x');", 'ipcRenderer'],
  ['electron/preload/idle.ts', "contextBridge.exposeInMainWorld('x', {});", 'exposeInMainWorld'],
  ['electron/main/idle/x.ts', "ipcMain.handle('x', () => 1);", 'a handler of IPC'],
  ['electron/main/idle/x.ts', "ipcMain . on('x', () => 1);", 'a handler of IPC'],
  ['electron/main/idle/x.ts', "contents.ipc.handle('x', () => 1);", 'a handler of IPC'],
  ['electron/main/idle/x.ts', 'shell.openExternal(url);', 'shell.openExternal, openPath or showItemInFolder'],
  ['electron/main/idle/x.ts', 'new BrowserWindow({});', 'new BrowserWindow'],
  ['electron/main/idle/x.ts', 'window.loadURL(url);', 'loadURL or loadFile'],
  ['electron/main/idle/x.ts', "session.fromPartition('persist:x');", 'a session by its partition'],
  ['electron/main/idle/x.ts', "protocol.handle('x', answer);", 'a handler of a scheme'],
  ['electron/main/idle/x.ts', "contents.executeJavaScript('1');", 'code for a page as text'],
  ['electron/main/idle/x.ts', 'session.setPermissionRequestHandler(null);', 'a handler of permissions'],
  ['electron/main/idle/x.ts', 'session.setCertificateVerifyProc((_, answer) => answer(0));', 'trust in certificates'],
  ['electron/main/windows/main-window.ts', '  nodeIntegration: true,', 'Node in the page'],
  ['electron/main/windows/main-window.ts', '  nodeIntegrationInWorker: true,', 'Node in the page'],
  ['electron/main/windows/main-window.ts', '  contextIsolation: false,', 'a page that is not isolated'],
  ['electron/main/windows/main-window.ts', '  sandbox: false,', 'a page without its sandbox'],
  ['electron/main/windows/main-window.ts', '  webSecurity: false,', 'webSecurity that is off'],
  [
    'electron/main/windows/main-window.ts',
    '  webviewTag: true,',
    'content of Chromium’s experiments, or without encryption',
  ],
  ['electron/main/idle/x.ts', "await net.fetch('https://x');", 'Electron’s own fetch'],
  ['electron/main/idle/x.ts', "safeStorage.encryptString('x');", 'safeStorage'],
  [
    'electron/main/idle/x.ts',
    'desktopCapturer.getSources({});',
    'remote code of the clipboard or the screen in a page',
  ],
];

describe('a raw call of Electron outside its place', () => {
  test.each(planted)('in %s: %s is found', (file, line, what) => {
    const [problem = '', ...others] = electronProblems(file, `// first line\n${line}\n`);
    expect(problem).toContain(`${file}:2 has ${what}: `);
    expect(others).toEqual([]);
  });

  test('every rule has a violation that it finds', () => {
    const found = new Set(planted.map(([, , what]) => what));
    expect(ELECTRON_RULES.map(({ what }) => what).filter((what) => !found.has(what))).toEqual([]);
  });

  test.each([
    ['electron/main/ipc/answer-calls.ts', "ipcMain.handle('x', () => 1);"],
    ['electron/main/index.ts', 'new BrowserWindow(options);'],
    ['electron/preload/calls.ts', "import { ipcRenderer } from 'electron';"],
    ['electron/main/idle/x.ts', "import type { App } from 'electron';"],
    ['electron/main/idle/x.ts', '/* session.fromPartition is for profiles */'],
    ['electron/main/idle/x.ts', '  // never contents.executeJavaScript()'],
    ['renderer/app/x.ts', "const name = 'electron';"],
    ['electron/main/windows/main-window.ts', '  nodeIntegration: false, sandbox: true, webSecurity: true,'],
  ])('in %s: %s is allowed', (file, line) => {
    expect(electronProblems(file, line)).toEqual([]);
  });
});
