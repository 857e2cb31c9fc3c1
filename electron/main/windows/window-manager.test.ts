import { EventEmitter } from 'node:events';
import type { BrowserWindow, WebContents } from 'electron';
import { expect, test } from 'vitest';
import { WindowManager } from './window-manager.ts';
import type { WindowPlace } from './window-place.ts';

const PLACE: WindowPlace = {
  bounds: { x: 1, y: 2, width: 900, height: 700 },
  isMaximized: true,
  isFullScreen: false,
};

/** Window that records its calls. */
class NotedWindow extends EventEmitter {
  readonly webContents = Object.assign(new EventEmitter(), {
    send: (channel: string) => this.note(`send ${channel}`),
    reload: () => this.note('reload'),
  });
  readonly name: string;
  readonly done: string[];
  constructor(name: string, done: string[]) {
    super();
    this.name = name;
    this.done = done;
    this.note('create');
  }
  note(what: string): void {
    this.done.push(`${what} ${this.name}`);
  }
  getNormalBounds = () => PLACE.bounds;
  isMaximized = () => true;
  isFullScreen = () => false;
  isMinimized = () => false;
  maximize = () => this.note('maximize');
  setFullScreen = () => this.note('full');
  show = () => this.note('show');
  focus = () => this.note('focus');
  loadURL = async () => this.note('load');
  destroy = () => {
    this.note('destroy');
    this.emit('closed');
  };
}

function mailbox() {
  const done: string[] = [];
  const windows: NotedWindow[] = [];
  const left: WindowPlace[] = [];
  const made = new WindowManager({
    create: () => {
      const window = new NotedWindow(String(windows.length + 1), done);
      windows.push(window);
      return window as unknown as BrowserWindow;
    },
  });
  made.onPageGone(() => done.push('gone'));
  const open = () =>
    made.open({
      url: 'app://bundle/',
      options: () => ({}),
      place: () => left.at(-1) ?? null,
      onLeave: (place) => left.push(place),
      attachShell: () => {},
    });
  return { made, open, done, windows, left };
}

test('a new window replaces the old one: never no window, never two that are answered', async () => {
  const { made, open, done, windows, left } = mailbox();
  await open();
  await open();
  expect(done).toEqual(['gone', 'create 1', 'load 1', 'gone', 'create 2', 'destroy 1', 'load 2']);
  expect(left).toEqual([PLACE]);
  const [first, second] = windows.map(({ webContents }) => webContents as unknown as WebContents);
  expect([first, second].map((contents) => contents && made.isCurrent(contents))).toEqual([false, true]);
});

test('the next window opens at the place of the previous one, once it has content', async () => {
  const { open, done, windows } = mailbox();
  await open();
  await open();
  done.length = 0;
  windows[1]?.emit('ready-to-show');
  expect(done).toEqual(['maximize 2', 'show 2']);
});

test('everything that removes a page is announced before, and nothing else is', async () => {
  const { made, open, done, windows } = mailbox();
  await open();
  done.length = 0;
  const contents = windows[0]?.webContents;
  contents?.emit('did-start-loading');
  contents?.emit('did-navigate-in-page');
  expect(done).toEqual([]);
  made.reload();
  await made.load('app://bundle/fault/page.html');
  contents?.emit('did-navigate');
  contents?.emit('render-process-gone');
  expect(done).toEqual(['gone', 'reload 1', 'gone', 'load 1', 'gone', 'gone']);
});

test('a held message waits for a listening page, and for the next page when that one is gone', async () => {
  const { made, open, done, windows } = mailbox();
  const held = made.hold('idle:fired');
  await open();
  done.length = 0;
  held.deliver({ minutes: 1, seconds: 60 });
  expect(held.take()).toEqual({ minutes: 1, seconds: 60 });
  held.deliver({ minutes: 1, seconds: 61 });
  expect(done).toEqual(['send idle:fired 1']);
  windows[0]?.webContents.emit('did-navigate');
  held.deliver({ minutes: 1, seconds: 62 });
  expect(held.take()).toEqual({ minutes: 1, seconds: 62 });
});

test('a closed window gets no messages', async () => {
  const { made, open, done, windows, left } = mailbox();
  await open();
  windows[0]?.emit('close');
  windows[0]?.emit('closed');
  done.length = 0;
  made.send('idle:fired', { minutes: 1, seconds: 60 });
  made.show();
  expect(done).toEqual([]);
  expect(left).toEqual([PLACE]);
});
