import type { IpcMainInvokeEvent } from 'electron';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IpcChannel, ipcCalls } from '#shared/host/ipc-channels.ts';
import { HOSTILE_MESSAGES, hostileMessages, OWN_FRAME } from '#tests/fixtures/hostile-ipc.ts';
import { DesktopLog } from '../log/desktop-log.ts';
import { ProfileRegistry, type ProfilesState } from '../profiles/profile-registry.ts';
import { storageHandlers } from '../storage/storage-handlers.ts';
import { answerCalls, type HandlersOf } from './answer-calls.ts';

type Handlers = HandlersOf<typeof ipcCalls>;

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<unknown>;

function ipcMainOf(listeners: Map<string, Listener>) {
  const ipcMain = {
    handle: (channel: string, listener: unknown) => void listeners.set(channel, listener as Listener),
    removeAllListeners: (channel: string) => {
      listeners.delete(channel);
      return ipcMain;
    },
  };
  return ipcMain as unknown as Parameters<typeof answerCalls>[0];
}

const WINDOW = { name: 'the page of the window' };

/** Registers handlers that record their arguments; those of storage and profiles are the product's. */
function desktopApp() {
  const listeners = new Map<string, Listener>();
  const heard: string[] = [];
  const state: { values?: Record<string, string>; profiles?: ProfilesState } = {};
  const log = new DesktopLog(() => undefined);
  const registry = new ProfileRegistry({
    stored: {
      get: () => state.profiles,
      set: (profiles) => {
        state.profiles = profiles;
      },
    },
    areAvailable: true,
    newId: () => 'made1',
  });
  const storage = storageHandlers(
    {
      get: () => state.values,
      set: (values) => {
        state.values = values;
      },
    },
    log,
  );
  const real: Partial<Record<IpcChannel, unknown>> = {
    ...storage,
    'profiles:create': (name: string) => registry.create(name),
    'profiles:rename': (id: string, name: string) => registry.rename(id, name),
    'profiles:remove': (id: string) => registry.remove(id),
  };
  const noting = (channel: IpcChannel) => {
    const handler = (real[channel] ?? (() => null)) as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      heard.push(channel);
      return handler(...args);
    };
  };
  const handlers = Object.fromEntries((Object.keys(ipcCalls) as IpcChannel[]).map((one) => [one, noting(one)]));
  const callers = { own: ['app://bundle'], isCurrent: (sender: unknown) => sender === WINDOW, log };
  answerCalls(ipcMainOf(listeners), callers, ipcCalls, handlers as unknown as Handlers);
  const send = async (channel: string, frame: unknown, args: readonly unknown[], sender: unknown = WINDOW) => {
    const event = { senderFrame: frame, sender, type: 'frame' } as unknown as IpcMainInvokeEvent;
    return structuredClone(await listeners.get(channel)?.(event, ...structuredClone([...args])));
  };
  return { send, heard, state, log };
}

describe('the wrapper of IPC', () => {
  test(`${HOSTILE_MESSAGES} hostile messages reach no handler and change nothing`, async () => {
    const { send, heard, state } = desktopApp();
    await send('storage:write', OWN_FRAME, ['display', 't0']);
    await send('profiles:create', OWN_FRAME, ['Ana']);
    const before = JSON.stringify(state);
    heard.length = 0;
    await fc.assert(
      fc.asyncProperty(hostileMessages, async ({ channel, frame, args }) => {
        await expect(send(channel, frame, args)).rejects.toThrow(/^ipc: (sender refused|bad arguments for [a-z:-]+)$/);
      }),
      { numRuns: HOSTILE_MESSAGES },
    );
    expect(heard).toEqual([]);
    expect(JSON.stringify(state)).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('every message that matches its schema is answered, also with odd texts', async () => {
    const { send } = desktopApp();
    const key = fc.stringMatching(/^[a-z][a-z0-9:_-]{0,20}$/);
    const odd = fc.oneof(key, fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty'));
    await fc.assert(
      fc.asyncProperty(odd, fc.string(), async (name, value) => {
        await send('storage:write', OWN_FRAME, [name, value]);
        expect(await send('storage:read', OWN_FRAME, [name])).toBe(value);
        await send('storage:remove', OWN_FRAME, [name]);
        expect(await send('storage:read', OWN_FRAME, [name])).toBeNull();
        await send('profiles:create', OWN_FRAME, [value.slice(0, 400)]);
      }),
      { numRuns: 300 },
    );
  });

  test('no library tells a page where the files of the app are', () => {
    const listeners = new Map<string, Listener>([
      ['electron-store-get-data', async () => ({ defaultCwd: '/home/ana' })],
    ]);
    const log = new DesktopLog(() => undefined);
    answerCalls(ipcMainOf(listeners), { own: [], isCurrent: () => true, log }, ipcCalls, {} as Handlers);
    expect([...listeners.keys()].sort()).toEqual(Object.keys(ipcCalls).sort());
  });

  test('a page that was replaced is refused', async () => {
    const { send, heard } = desktopApp();
    await expect(send('storage:read', OWN_FRAME, ['display'], { name: 'the page before' })).rejects.toThrow(
      'ipc: sender refused',
    );
    expect(heard).toEqual([]);
  });

  test('an error in a handler is logged, and the page only learns that the call failed', async () => {
    const listeners = new Map<string, Listener>();
    const log = new DesktopLog(() => undefined);
    const failing = new Proxy({} as Handlers, {
      get: () => () => {
        throw new Error('ENOENT /home/ana/state.json session=very-secret');
      },
    });
    answerCalls(ipcMainOf(listeners), { own: ['app://bundle'], isCurrent: () => true, log }, ipcCalls, failing);
    const event = { senderFrame: OWN_FRAME, sender: WINDOW } as unknown as IpcMainInvokeEvent;
    const answer = listeners.get('session:state')?.(event);
    await expect(answer).rejects.toThrow(/^ipc: failed: session:state$/);
    expect(log.lines()).toMatchObject([{ level: 'error', area: 'ipc' }]);
    expect(JSON.stringify(log.lines())).not.toContain('very-secret');
  });
});
