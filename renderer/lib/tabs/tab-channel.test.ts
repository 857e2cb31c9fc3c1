import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';
import { browserTabLocks } from './tab-locks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a message reaches the other tabs and not its sender', async () => {
  const [first, second] = [openTabChannel('test'), openTabChannel('test')];
  const heard: unknown[] = [];
  const stops = [
    first.listen((message) => heard.push(['first', message])),
    second.listen((message) => heard.push(['second', message])),
  ];
  first.post({ a: 1 });
  await soon();
  expect(heard).toEqual([['second', { a: 1 }]]);
  for (const stop of stops) stop();
});

/** Stubs two tabs without channels: a storage write of one is an event in the other. */
function stubStorage() {
  const listeners = new Set<(event: unknown) => void>();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', (_kind: string, listener: (event: unknown) => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_kind: string, listener: (event: unknown) => void) =>
    listeners.delete(listener),
  );
  const tell = (key: string, newValue: string | null) => {
    for (const listener of listeners) listener({ key, newValue });
  };
  vi.stubGlobal('localStorage', { setItem: tell, removeItem: (key: string) => tell(key, null) });
  return listeners;
}

test('tabs of a browser without channels exchange messages by their shared storage', () => {
  const listeners = stubStorage();
  const channel = openTabChannel('test');
  const heard: unknown[] = [];
  const stop = channel.listen((message) => heard.push(message));
  openTabChannel('test').post('hello');
  openTabChannel('test').post('hello');
  openTabChannel('other').post('not for us');
  expect(heard).toEqual(['hello', 'hello']);
  stop();
  expect(listeners.size).toBe(0);
});

test('a tab whose storage throws gets no messages, without an error', () => {
  stubStorage();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('quota');
    },
  });
  expect(() => openTabChannel('test').post('hello')).not.toThrow();
});

test('without browser locks a run starts at once and reports that other tabs do not wait', async () => {
  vi.stubGlobal('navigator', {});
  const locks = browserTabLocks();
  const ran: string[] = [];
  await Promise.all([
    locks.hold('a', async () => void ran.push('one')),
    locks.hold('a', async () => void ran.push('two')),
  ]);
  expect(locks.isShared).toBe(false);
  expect(ran).toEqual(['one', 'two']);
});

test('with browser locks one run waits for the other', async () => {
  let queue = Promise.resolve();
  const request = (_name: string, run: () => Promise<void>) => {
    queue = queue.then(run);
    return queue;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const locks = browserTabLocks();
  const ran: string[] = [];
  const slow = locks.hold('a', async () => {
    await soon();
    ran.push('slow');
  });
  await Promise.all([slow, locks.hold('a', async () => void ran.push('quick'))]);
  expect(locks.isShared).toBe(true);
  expect(ran).toEqual(['slow', 'quick']);
});

test.each(['{"', '', '3', 'null', '[]', '{}'])('a damaged message of another tab (%s) is no message', (text) => {
  stubStorage();
  const heard: unknown[] = [];
  const stop = openTabChannel('test').listen((message) => heard.push(message));
  localStorage.setItem('tabs:test', text);
  openTabChannel('test').post('hello');
  expect(heard).toEqual(['hello']);
  stop();
});
