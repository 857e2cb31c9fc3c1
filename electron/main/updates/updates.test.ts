import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdateState, UpdateStatus } from '#shared/host/desktop/updates.ts';
import type { AskForProxy } from '../network/proxy-sign-in.ts';
import { updaterOf } from './electron-updater-port.ts';
import { UpdateController, UpdateError, type Updater } from './update-controller.ts';
import { nextUpdateState, type UpdateEvent } from './update-machine.ts';
import { type InstallationFacts, updatesOff } from './updates-off.ts';

const update = { version: '2.0.0', notes: 'New' };
const STATES = {
  off: { phase: 'off', reason: 'no-feed' },
  idle: { phase: 'idle', checkedAt: null },
  checking: { phase: 'checking' },
  available: { phase: 'available', update },
  downloading: { phase: 'downloading', update, percent: 10 },
  ready: { phase: 'ready', update },
  failed: { phase: 'failed', reason: 'network' },
} as const satisfies Readonly<Record<UpdateState['phase'], UpdateState>>;
const EVENTS = {
  asked: { kind: 'asked' },
  none: { kind: 'none', at: 5 },
  found: { kind: 'found', update },
  progress: { kind: 'progress', percent: 41.6 },
  downloaded: { kind: 'downloaded' },
  failed: { kind: 'failed', reason: 'checksum' },
} as const satisfies Readonly<Record<UpdateEvent['kind'], UpdateEvent>>;

/** Phase after each event, by the phase before; '-' changes nothing. */
const TABLE = {
  //           asked       none    found        progress       downloaded failed
  off: ['-', '-', '-', '-', '-', '-'],
  idle: ['checking', '-', '-', '-', '-', '-'],
  checking: ['-', 'idle', 'available', '-', '-', 'failed'],
  available: ['-', '-', '-', 'downloading', 'ready', 'failed'],
  downloading: ['-', '-', '-', 'downloading', 'ready', 'failed'],
  ready: ['-', '-', '-', '-', '-', 'failed'],
  failed: ['checking', '-', '-', '-', '-', '-'],
} as const satisfies Readonly<Record<UpdateState['phase'], readonly string[]>>;

describe('[Z-07] the state of updates', () => {
  const cases = Object.entries(TABLE).flatMap(([phase, row]) =>
    Object.keys(EVENTS).map((kind, index) => [phase, kind, row[index] ?? '-'] as const),
  );
  test.each(cases)('%s, then %s: %s', (phase, kind, after) => {
    const state = STATES[phase as UpdateState['phase']];
    const next = nextUpdateState(state, EVENTS[kind as UpdateEvent['kind']]);
    if (after === '-') expect(next).toBe(state);
    else expect(next.phase).toBe(after);
  });

  test('the download progress is a whole percent up to 100', () => {
    const percentAfter = (percent: number) => nextUpdateState(STATES.available, { kind: 'progress', percent });
    expect(percentAfter(41.6)).toMatchObject({ percent: 42 });
    expect(percentAfter(100.4)).toMatchObject({ percent: 100 });
  });
});

describe('[Z-07] updates are off', () => {
  const signed = 'provider: generic\nurl: https://updates.example.com/app\npublisherName:\n  - Example Ltd\n';
  const installed: InstallationFacts = {
    flavour: 'production',
    isPackaged: true,
    platform: 'win32',
    environment: {},
    updateFile: signed,
  };
  const APPIMAGE = { APPIMAGE: '/home/me/fairline.AppImage' };
  const without = (key: string) => signed.replace(new RegExp(`^${key}:.*\\n(?:  .*\\n)*`, 'm'), '');
  test.each<[string, Partial<InstallationFacts>, string | null]>([
    ['nowhere for an installer of Windows with a signed feed', {}, null],
    ['nowhere for an app of macOS', { platform: 'darwin' }, null],
    ['nowhere for an AppImage', { platform: 'linux', environment: APPIMAGE }, null],
    ['nowhere for one publisher on the line', { updateFile: signed.replace(/:\n {2}- /, ': ') }, null],
    [
      'nowhere for a feed on this machine',
      { updateFile: signed.replace('https://updates.example.com', 'http://127.0.0.1:5') },
      null,
    ],
    ['from sources', { isPackaged: false }, 'sources'],
    ['in the debugger', { flavour: 'debugger' }, 'flavour'],
    ['in a portable app', { environment: { PORTABLE_EXECUTABLE_FILE: 'C:\\x.exe' } }, 'portable'],
    ['in a package of Linux', { platform: 'linux' }, 'package-manager'],
    ['without a feed', { updateFile: null }, 'no-feed'],
    ['with a feed without an address', { updateFile: without('url') }, 'no-feed'],
    ['with a feed without https', { updateFile: signed.replace('https', 'http') }, 'no-feed'],
    ['without a publisher', { updateFile: without('publisherName') }, 'unsigned'],
    ['with an empty publisher', { updateFile: `${without('publisherName')}publisherName: ''\n` }, 'unsigned'],
    [
      'with an empty list of publishers',
      { updateFile: `${without('publisherName')}publisherName:\nupdaterCacheDirName: x\n` },
      'unsigned',
    ],
  ])('%s', (_name, facts, reason) => {
    expect(updatesOff({ ...installed, ...facts })).toBe(reason);
  });
});

interface Played extends Updater {
  readonly calls: string[];
  answer: () => Promise<typeof update | null>;
  bring: (onProgress: (percent: number) => void) => Promise<void>;
  refuse: (error: UpdateError) => void;
}

function playUpdater(): Played {
  const calls: string[] = [];
  const played: Played = {
    calls,
    answer: async () => update,
    bring: async (onProgress) => onProgress(50),
    check: () => played.answer(),
    download: (onProgress) => played.bring(onProgress),
    installAtEnd: (isWanted) => calls.push(`at end: ${isWanted}`),
    restart: (onFailed) => {
      calls.push('restart');
      played.refuse = onFailed;
    },
    refuse: () => {},
  };
  return played;
}

describe('[Z-07] the update controller', () => {
  let updater: Played;
  let told: UpdateStatus[];
  const open = vi.fn();
  const controller = (off: 'no-feed' | null = null) =>
    new UpdateController({
      installed: '1.0.0',
      installsAtEnd: true,
      off,
      open,
      onChange: (status) => told.push(status),
      log: () => {},
      now: () => 7,
      random: () => 0.5,
    });
  const phases = () => told.map(({ state }) => state.phase);

  beforeEach(() => {
    vi.useFakeTimers();
    updater = playUpdater();
    told = [];
    open.mockReset().mockImplementation(async () => updater);
    return () => vi.useRealTimers();
  });

  test('downloads a new version, reports every step, and installs it at the end', async () => {
    const updates = controller();
    expect(updates.check()).toEqual({ installed: '1.0.0', installsAtEnd: true, state: { phase: 'checking' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(phases()).toEqual(['checking', 'available', 'downloading', 'ready']);
    expect(updater.calls).toEqual(['at end: true']);
    expect(await updates.restart()).toBe('restarting');
    expect(updater.calls).toContain('restart');
  });

  test('remembers when the feed last had nothing newer', async () => {
    updater.answer = async () => null;
    const updates = controller();
    updates.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(updates.status().state).toEqual({ phase: 'idle', checkedAt: 7 });
    expect(await updates.restart()).toBe('not-ready');
  });

  test.each([
    [new UpdateError('checksum', 'x'), 'checksum'],
    [new UpdateError('signature', 'x'), 'signature'],
    [new Error('x'), 'machine'],
  ])('reports why a download failed, and can check again', async (error, reason) => {
    updater.bring = () => Promise.reject(error);
    const updates = controller();
    updates.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(updates.status().state).toEqual({ phase: 'failed', reason });
    expect(updater.calls).toEqual([]);
    updater.bring = async () => {};
    updates.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(updates.status().state.phase).toBe('ready');
  });

  test('installs nothing while a bet is under way, neither now nor at the end', async () => {
    const updates = controller();
    await updates.setBusy(true);
    updates.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(updater.calls).toEqual(['at end: false']);
    expect(await updates.restart()).toBe('busy');
    await updates.setBusy(false);
    expect(updater.calls).toEqual(['at end: false', 'at end: true']);
    expect(await updates.restart()).toBe('restarting');
  });

  test('reports an installation that the system refuses, and can check again', async () => {
    const updates = controller();
    updates.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(await updates.restart()).toBe('restarting');
    updater.refuse(new UpdateError('signature', 'x'));
    expect(updates.status().state).toEqual({ phase: 'failed', reason: 'signature' });
    updates.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(updates.status().state.phase).toBe('ready');
  });

  test('checks a while after the start and every four hours, at a random offset', async () => {
    updater.answer = vi.fn(async () => null);
    controller().start();
    await vi.advanceTimersByTimeAsync(74_000);
    expect(updater.answer).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(updater.answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4 * 3_600_000);
    expect(updater.answer).toHaveBeenCalledTimes(2);
  });

  test('never opens the updater where there are no updates', async () => {
    const updates = controller('no-feed');
    updates.start();
    updates.check();
    await updates.setBusy(true);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(open).not.toHaveBeenCalled();
    expect(updates.status().state).toEqual({ phase: 'off', reason: 'no-feed' });
  });
});

describe('electron-updater behind the port', () => {
  const info = {
    version: '2.0.0',
    releaseNotes: [
      { version: '2.0.0', note: 'One' },
      { version: '1.5.0', note: null },
    ],
  };
  function library(rest: object = {}) {
    return {
      allowDowngrade: true,
      allowPrerelease: true,
      autoDownload: true,
      autoInstallOnAppQuit: false,
      disableWebInstaller: false,
      logger: null,
      checkForUpdates: vi.fn(async () => ({ isUpdateAvailable: true, updateInfo: info })),
      downloadUpdate: vi.fn(async () => []),
      quitAndInstall: vi.fn(),
      on: vi.fn<(event: string, listener: (...values: unknown[]) => void) => void>(),
      off: vi.fn(),
      ...rest,
    };
  }
  const ask = vi.fn<AskForProxy>();
  const opened = (own: ReturnType<typeof library>, installsAtEnd = true) =>
    updaterOf(own as never, { installsAtEnd, ask, log: () => {} });
  const play = (own: ReturnType<typeof library>, event: string, ...values: unknown[]) => {
    for (const [heard, listener] of own.on.mock.calls) if (heard === event) listener(...values);
  };

  test('takes no older version and no pre-release, and downloads nothing unasked', () => {
    const own = library();
    opened(own);
    expect(own).toMatchObject({
      allowDowngrade: false,
      allowPrerelease: false,
      autoDownload: false,
      disableWebInstaller: true,
    });
  });

  test('returns version and notes as plain text; null when nothing is offered', async () => {
    const own = library();
    expect(await opened(own).check()).toEqual({ version: '2.0.0', notes: 'One' });
    own.checkForUpdates.mockResolvedValue({ isUpdateAvailable: false, updateInfo: info });
    expect(await opened(own).check()).toBeNull();
  });

  test.each([
    ['ERR_CHECKSUM_MISMATCH', 'checksum'],
    ['ERR_UPDATER_INVALID_SIGNATURE', 'signature'],
    ['ENOSPC', 'machine'],
    ['ERR_UPDATER_CHANNEL_FILE_NOT_FOUND', 'network'],
    [undefined, 'network'],
  ])('maps the error %s to %s', async (code, reason) => {
    const own = library({ downloadUpdate: () => Promise.reject(Object.assign(new Error('x'), { code })) });
    await expect(opened(own).download(() => {})).rejects.toMatchObject({ reason });
  });

  test('decides at the download whether quitting installs it', async () => {
    const own = library();
    const updater = opened(own);
    updater.installAtEnd(false);
    await updater.download(() => {});
    expect(own.autoInstallOnAppQuit).toBe(true);
    updater.installAtEnd(false);
    expect(own.autoInstallOnAppQuit).toBe(false);
  });

  test('hands nothing to Squirrel on macOS before the player asks for a restart', async () => {
    const mayInstall: boolean[] = [];
    const own = library({
      downloadUpdate: async () => mayInstall.push(own.autoInstallOnAppQuit),
      quitAndInstall: () => mayInstall.push(own.autoInstallOnAppQuit),
    });
    const updater = opened(own, false);
    await updater.download(() => {});
    // A bet was under way, and is settled.
    updater.installAtEnd(false);
    updater.installAtEnd(true);
    updater.restart(() => {});
    // Without permission to install at quit, the library hands the file over only at the restart.
    expect(mayInstall).toEqual([false, false]);
  });

  test.each([
    [Object.assign(new Error('x'), { code: 'EACCES' }), 'machine'],
    [new Error('Code signature at URL file:///… did not pass validation'), 'signature'],
    [new Error('Cannot update while running on a read-only volume'), 'machine'],
  ])('reports once why a restart installs nothing: %s', (error, reason) => {
    const own = library();
    const failed = vi.fn();
    const updater = opened(own);
    play(own, 'error', new Error('before'));
    updater.restart(failed);
    for (let times = 0; times < 2; times++) play(own, 'error', error);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
  });

  test('asks for the credentials of a proxy, and says when they were refused', () => {
    const own = library();
    opened(own);
    const proxy = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3128, realm: '' };
    const answer = vi.fn();
    ask.mockReset().mockImplementation(async (_info, _isFirst, reply) => reply('ana', 'open sesame'));
    play(own, 'login', proxy, answer);
    play(own, 'login', proxy, answer);
    ask.mockImplementation(async (_info, _isFirst, reply) => reply());
    play(own, 'login', proxy, answer);
    play(own, 'login', proxy, answer);
    expect(ask.mock.calls.map(([, isFirst]) => isFirst)).toEqual([true, false, false, true]);
    expect(answer.mock.calls).toEqual([
      ['ana', 'open sesame'],
      ['ana', 'open sesame'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});
