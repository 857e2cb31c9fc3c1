import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { reloadOnMissingChunk } from '../lazy/reload-on-missing-chunk.ts';
import { watchPageFocus } from './page-focus.ts';
import { watchForUpdate } from './watch-update.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs a document and a window that the test controls. */
function stubPage(userAgent = 'Firefox') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  vi.stubGlobal('navigator', { userAgent });
  const turn = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, view, turn };
}

function watch(watchFocus = watchPageFocus) {
  const done: string[] = [];
  const action = (name: string) => () => ({ type: name });
  const actions = {
    onFocus: action('focus'),
    onFocusLost: action('lost'),
    onOnline: action('on'),
    onOffline: action('off'),
  };
  const stop = watchFocus(
    ((event: { type: string }) => done.push(event.type)) as never,
    actions as unknown as Parameters<typeof watchPageFocus>[1],
  );
  return { done, stop };
}

describe('[N-05] a page', () => {
  test('that is hidden continues for 30 s, then pauses, and resumes when it is visible', () => {
    const { turn } = stubPage();
    const { done } = watch();
    turn('hidden');
    vi.advanceTimersByTime(29_999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['lost']);
    turn('visible');
    expect(done).toEqual(['lost', 'focus']);
  });

  test('that is visible again in time never pauses', () => {
    const { turn } = stubPage();
    const { done } = watch();
    turn('hidden');
    vi.advanceTimersByTime(20_000);
    turn('visible');
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual(['focus']);
  });

  test('that was opened in a background tab pauses too', () => {
    stubPage().page.visibilityState = 'hidden';
    const { done } = watch();
    vi.advanceTimersByTime(30_000);
    expect(done).toEqual(['lost']);
  });

  test('that a search bot reads pauses once the list of bots is loaded, and never resumes', async () => {
    const { turn } = stubPage('Mozilla/5.0 (compatible; Googlebot/2.1)');
    vi.resetModules();
    const { watchPageFocus: watchFresh } = await import('./page-focus.ts');
    const { done } = watch(watchFresh);
    await eventually(() => expect(done).toEqual(['lost']));
    turn('visible');
    expect(done).toEqual(['lost']);
  });

  test('reports when the network is lost and back, until the watch ends', () => {
    const { view, turn } = stubPage();
    const { done, stop } = watch();
    view.dispatchEvent(new Event('offline'));
    view.dispatchEvent(new Event('online'));
    turn('hidden');
    stop();
    view.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual(['off', 'on']);
  });
});

describe('[C-10] a new version', () => {
  function start(statuses: (number | Error)[], isWatched = () => true) {
    const asked: string[] = [];
    const onUpdate = vi.fn();
    const stop = watchForUpdate({
      script: '/assets/a.js',
      isWatched,
      onUpdate,
      statusOf: async (address) => {
        asked.push(address);
        const status = statuses.shift() ?? 200;
        if (status instanceof Error) throw status;
        return status;
      },
    });
    return { asked, onUpdate, stop };
  }
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

  test('is looked for after 60 s, and announced once when the build of this page is gone', async () => {
    const { asked, onUpdate } = start([200, new Error('off line'), 503, 404]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/assets/a.js']);
    await minutes(2);
    expect(onUpdate).not.toHaveBeenCalled();
    await minutes(5);
    expect([onUpdate.mock.calls.length, asked.length]).toEqual([1, 4]);
  });

  test('is not looked for by a hidden page', async () => {
    const { asked } = start([], () => false);
    await minutes(5);
    expect(asked).toEqual([]);
  });
});

describe('a missing chunk', () => {
  function watchChunks(isThere: boolean) {
    const { view } = stubPage();
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const stored = new Map<string, string>();
    reloadOnMissingChunk({
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      isSiteThere: async () => isThere,
    });
    const miss = async () => {
      view.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      await vi.advanceTimersByTimeAsync(0);
    };
    return { miss, reload };
  }

  test('[C-10] reloads the page, at most once a minute', async () => {
    const { miss, reload } = watchChunks(true);
    await Promise.all([miss(), miss()]);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(59_999);
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await miss();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('leaves the page as it is while the site does not answer', async () => {
    const { miss, reload } = watchChunks(false);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });
});
