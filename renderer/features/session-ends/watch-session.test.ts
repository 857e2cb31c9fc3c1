import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { SessionLife, sessionPulseCall } from '#shared/contracts/session-life.ts';
import { watchActivity } from './activity.ts';
import { watchSession } from './watch-session.ts';

type Pulse = CallAnswer<typeof sessionPulseCall>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const CONFIG = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 10, autoLogoffWarningSeconds: 30 };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates the tabs of one browser, and the server that all of them call. */
function createBrowser(more: Partial<SessionLife> = {}) {
  const hearers = new Set<{ hear: (message: unknown) => void }>();
  const page = () => Object.assign(new EventTarget(), {}) as unknown as Window;
  let life: SessionLife | null = { signedInAt: 0, activeAt: 0, limitAt: null, realityAt: null, ...more };
  let isReachable = true;
  let answersAfter = 0;
  const pulses: boolean[] = [];
  let pings = 0;

  async function pulse(idleMs: number, isUnanswered: boolean): Promise<Pulse | null> {
    pulses.push(isUnanswered);
    if (!isReachable) return null;
    const now = Date.now();
    if (life) {
      const activeAt = Math.max(life.activeAt, now - idleMs);
      life = isUnanswered && now - activeAt >= 10 * MINUTE ? null : { ...life, activeAt };
    }
    const answer: Pulse = { now, life, end: life ? null : 'idle' };
    if (answersAfter > 0) await new Promise((resolve) => setTimeout(resolve, answersAfter));
    return answer;
  }

  function openTab({ isBusy = () => false, config = CONFIG }: { isBusy?: () => boolean; config?: typeof CONFIG } = {}) {
    const window = page();
    const own = { hear: (_message: unknown) => {} };
    const channel = {
      post: (message: unknown) => {
        for (const one of hearers) if (one !== own) one.hear(message);
      },
      listen: (hear: (message: unknown) => void) => {
        own.hear = hear;
        hearers.add(own);
        return () => void hearers.delete(own);
      },
    };
    const activity = watchActivity({ page: window, channel, now: Date.now });
    const overs: number[] = [];
    const warnings: number[] = [];
    const watch = watchSession({
      config: () => config,
      activity,
      now: Date.now,
      serverNow: Date.now,
      pulse,
      ping: () => {
        pings += 1;
      },
      onOver: () => void overs.push(Date.now()),
      onLimitSoon: (minutes) => void warnings.push(minutes),
      isBusy,
    });
    return {
      watch,
      overs,
      warnings,
      press: () => window.dispatchEvent(new Event('pointerdown')),
      deafen: () => hearers.delete(own),
      secondsLeft: () => watch.state().secondsLeft,
      isRealityDue: () => watch.state().isRealityDue,
    };
  }

  return {
    openTab,
    pulses,
    pings: () => pings,
    change: (next: Partial<SessionLife> | null) => {
      life = next && life ? { ...life, ...next } : null;
    },
    answerAfter: (ms: number) => {
      answersAfter = ms;
    },
    reach: (next: boolean) => {
      isReachable = next;
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Simulates a sleeping machine: the clock advances, no timer runs, and the next timer is the first to run. */
async function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  await pass(SECOND);
}

describe('[A-07] the inactivity warning', () => {
  test('opens after the minutes of the site, counts down, and ends the session without an answer', async () => {
    const tab = createBrowser().openTab();
    await pass(10 * MINUTE - SECOND);
    expect(tab.secondsLeft()).toBeNull();
    await pass(SECOND);
    expect(tab.secondsLeft()).toBe(30);
    await pass(10 * SECOND);
    expect(tab.secondsLeft()).toBe(20);
    expect(tab.overs).toEqual([]);
    await pass(20 * SECOND);
    expect(tab.overs).toHaveLength(1);
    await pass(5 * MINUTE);
    expect(tab.overs).toHaveLength(1);
  });

  test('is answered by its button and not by other input, every time it opens', async () => {
    const tab = createBrowser().openTab();
    for (let times = 0; times < 3; times += 1) {
      await pass(10 * MINUTE + SECOND);
      tab.press();
      await pass(SECOND);
      expect(tab.secondsLeft()).toBeLessThan(30);
      tab.watch.stay();
      expect(tab.secondsLeft()).toBeNull();
    }
    await pass(9 * MINUTE);
    expect([tab.secondsLeft(), tab.overs]).toEqual([null, []]);
  });

  test('opens in no tab while the player is active in one, and closes in all with one answer', async () => {
    const browser = createBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    for (let minute = 0; minute < 30; minute += 1) {
      await pass(MINUTE);
      second.press();
    }
    expect([first.secondsLeft(), second.secondsLeft()]).toEqual([null, null]);
    await pass(10 * MINUTE + SECOND);
    expect([first.secondsLeft(), second.secondsLeft()].every((left) => left !== null)).toBe(true);
    first.watch.stay();
    await pass(SECOND);
    expect(second.secondsLeft()).toBeNull();
  });

  test('of a tab that received nothing from the others is corrected by the server', async () => {
    const browser = createBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    first.deafen();
    for (let seconds = 0; seconds < 15 * 60; seconds += 20) {
      await pass(20 * SECOND);
      second.press();
    }
    expect([first.overs, second.overs]).toEqual([[], []]);
    expect(first.secondsLeft()).toBeNull();
  });

  test('does not wait again after sleep: a session that expired during sleep ends at once', async () => {
    const tab = createBrowser().openTab();
    await pass(MINUTE);
    await sleep(8 * 60 * MINUTE);
    await pass(SECOND);
    expect(tab.overs).toHaveLength(1);
  });

  test('stays open when the answer to a question from before the sleep arrives', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await pass(20 * SECOND);
    browser.answerAfter(10 * SECOND);
    await pass(15 * SECOND);
    await sleep(10 * MINUTE);
    expect(tab.secondsLeft()).not.toBeNull();
    await pass(6 * SECOND);
    expect(tab.secondsLeft()).not.toBeNull();
  });

  test('opens in time for a player whose connection is slow', async () => {
    const browser = createBrowser();
    browser.answerAfter(8 * SECOND);
    const tab = browser.openTab();
    await pass(10 * MINUTE);
    expect(tab.secondsLeft()).toBe(30);
  });

  test('that opens late after sleep can still be answered for 20 s', async () => {
    const tab = createBrowser().openTab();
    await pass(MINUTE);
    await sleep(9 * MINUTE + 24 * SECOND);
    expect(tab.secondsLeft()).toBe(20);
    await pass(19 * SECOND);
    expect([tab.secondsLeft(), tab.overs]).toEqual([1, []]);
    tab.watch.stay();
    await pass(SECOND);
    expect([tab.secondsLeft(), tab.overs]).toEqual([null, []]);
    await sleep(10 * MINUTE + 24 * SECOND);
    await pass(21 * SECOND);
    expect(tab.overs).toHaveLength(1);
  });

  test('never covers a bet that is being placed', async () => {
    let isBusy = true;
    const tab = createBrowser().openTab({ isBusy: () => isBusy });
    await pass(20 * MINUTE);
    expect(tab.secondsLeft()).toBeNull();
    isBusy = false;
    await pass(10 * MINUTE + SECOND);
    expect(tab.secondsLeft()).not.toBeNull();
  });

  test('does not open where the site has no automatic sign-out', async () => {
    const tab = createBrowser().openTab({ config: { ...CONFIG, isAutoLogoffEnable: false } });
    await pass(60 * MINUTE);
    expect([tab.secondsLeft(), tab.overs]).toEqual([null, []]);
  });

  test('that stays unanswered is reported again until the server can be reached', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await pass(MINUTE);
    browser.reach(false);
    await pass(12 * MINUTE);
    expect([tab.secondsLeft(), tab.overs]).toEqual([0, []]);
    browser.reach(true);
    await pass(6 * SECOND);
    expect(tab.overs).toHaveLength(1);
  });
});

test('[A-06] a session that ended elsewhere is detected within half a minute, and nothing is asked afterwards', async () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  await pass(45 * SECOND);
  browser.change(null);
  await pass(30 * SECOND);
  expect(tab.overs).toHaveLength(1);
  const asked = browser.pulses.length;
  await pass(10 * MINUTE);
  expect(browser.pulses).toHaveLength(asked);
});

describe('[A-08] a session limit', () => {
  test('is pinged every 30 s, warned about before its end, and checked at its end', async () => {
    const browser = createBrowser({ limitAt: Date.now() + 16 * MINUTE });
    const config = { ...CONFIG, isAutoLogoffEnable: false };
    const tab = browser.openTab({ config });
    await pass(5 * MINUTE);
    expect(browser.pings()).toBeGreaterThanOrEqual(9);
    expect(browser.pings()).toBeLessThanOrEqual(11);
    await pass(10 * MINUTE + 30 * SECOND);
    expect(tab.warnings).toEqual([15, 5, 1]);
    browser.change(null);
    await pass(31 * SECOND + 5 * SECOND);
    expect(tab.overs).toHaveLength(1);
  });

  test('that ends soon when the page begins is warned about once', async () => {
    const tab = createBrowser({ limitAt: Date.now() + 3 * MINUTE }).openTab();
    await pass(MINUTE);
    expect(tab.warnings).toEqual([3]);
  });

  test('that does not exist is not pinged', async () => {
    const browser = createBrowser();
    browser.openTab();
    await pass(5 * MINUTE);
    expect(browser.pings()).toBe(0);
  });
});

test('[N-09] a reality check is due at its time, also after sleep, and disappears with its answer', async () => {
  const browser = createBrowser({ realityAt: Date.now() + 15 * MINUTE });
  const tab = browser.openTab({ config: { ...CONFIG, isAutoLogoffEnable: false } });
  await pass(14 * MINUTE);
  expect(tab.isRealityDue()).toBe(false);
  await sleep(2 * MINUTE);
  expect(tab.isRealityDue()).toBe(true);
  browser.change({ realityAt: Date.now() + 15 * MINUTE });
  tab.watch.look();
  await pass(0);
  expect(tab.isRealityDue()).toBe(false);
});
