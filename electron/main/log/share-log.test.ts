import { EventEmitter } from 'node:events';
import type { App, IpcMainInvokeEvent } from 'electron';
import { expect, test } from 'vitest';
import type { LogLine } from '#shared/host/desktop/desktop-log.ts';
import { DesktopLog } from './desktop-log.ts';
import { shareLog } from './share-log.ts';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<unknown>;

const PAGE = { name: 'the page of the window' };
const OWN = { url: 'app://bundle/en', parent: null };

function play() {
  const listeners = new Map<string, Listener>();
  const sent: [string, LogLine][] = [];
  const log = new DesktopLog(() => undefined);
  const ipcMain = {
    handle: (channel: string, listener: unknown) => void listeners.set(channel, listener as Listener),
    removeAllListeners: () => ipcMain,
  } as unknown as Parameters<typeof shareLog>[0];
  const callers = { own: ['app://bundle'], isCurrent: (sender: unknown) => sender === PAGE, log };
  const app = Object.assign(new EventEmitter(), { getName: () => 'Fairline Debugger', getVersion: () => '1.2.3' });
  const send = (channel: string, line: LogLine) => void sent.push([channel, line]);
  shareLog(ipcMain, callers, { app: app as unknown as App, log, send });
  const ask = (frame: unknown, sender: unknown, ...args: unknown[]) =>
    listeners.get('log:lines')?.({ senderFrame: frame, sender } as unknown as IpcMainInvokeEvent, ...args);
  return { app, log, sent, ask, channels: [...listeners.keys()] };
}

test('[Z-06] the page reads stored log lines and receives new ones, without secrets', async () => {
  const { log, sent, ask, channels } = play();
  log.write('warn', 'network', 'session=very-secret');
  expect(channels).toEqual(['log:lines']);
  expect(await ask(OWN, PAGE)).toEqual(log.lines());
  log.write('info', 'network', 'more');
  expect(sent).toMatchObject([
    ['log:written', { number: 1, level: 'info', area: 'app' }],
    ['log:written', { number: 2, level: 'warn', area: 'network' }],
    ['log:written', { number: 3, level: 'info', text: 'more' }],
  ]);
  expect(JSON.stringify([sent, await ask(OWN, PAGE)])).not.toContain('very-secret');
});

test('[Z-06] a page of another origin cannot read the log, and the log has no other call', async () => {
  const { ask } = play();
  await expect(ask({ url: 'https://evil.invalid/', parent: null }, PAGE)).rejects.toThrow('sender refused');
  await expect(ask(OWN, { name: 'the page before' })).rejects.toThrow('sender refused');
  await expect(ask(OWN, PAGE, '../state.json')).rejects.toThrow('bad arguments');
});

test('[Z-06] the log names the app, the paths of its pages and its end, without queries', () => {
  const { app, log } = play();
  const contents = new EventEmitter();
  app.emit('web-contents-created', {}, contents);
  contents.emit('did-navigate', {}, 'app://bundle/en/office?code=very-secret', 200);
  contents.emit('did-finish-load');
  app.emit('second-instance');
  app.emit('before-quit');
  const [first, ...more] = log.lines().map(({ text }) => text);
  expect(first).toMatch(/^Fairline Debugger 1\.2\.3, electron .*, chrome .*, node [\d.]+, /);
  expect(more).toEqual([
    '/en/office opened (200)',
    'The page is loaded',
    'The app was started a second time',
    'The app quits',
  ]);
});
