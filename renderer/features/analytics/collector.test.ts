import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SentEvent } from '#shared/contracts/analytics.ts';
import { createCollector, type SendResult } from './collector.ts';
import { createMetricsStore, METRICS_KEY } from './metrics-store.ts';
import {
  afterEvent,
  NO_RECORD,
  REGISTRATION_KEY,
  type RecordEvent,
  type RegistrationRecord,
  readRecord,
  writeRecord,
} from './registration-record.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = 86_400_000;

function memory(stored: Record<string, string> = {}) {
  const map = new Map(Object.entries(stored));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function start({ startsAfterMs = 10_000, storage = memory(), answers = [] as SendResult[], takesBeacons = true } = {}) {
  const sent: number[][] = [];
  const beacons: number[][] = [];
  const ids = (events: readonly SentEvent[]) => events.map(({ id }) => id);
  const collector = createCollector({
    send: async (events) => {
      sent.push(ids(events));
      return answers.shift() ?? 'taken';
    },
    beacon: (events) => {
      if (takesBeacons) beacons.push(ids(events));
      return takesBeacons;
    },
    store: createMetricsStore({ local: storage, now: () => Date.now() }),
    now: () => Date.now(),
    startsAfterMs,
  });
  return { ...collector, sent, beacons, storage };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('[Y-02] the collector', () => {
  test('sends nothing for 10 s, then all waiting events at once, and later within 10 s of the first waiting event', async () => {
    const { track, sent } = start();
    track('page_view', {});
    await pass(9.9);
    track('signed_out', {});
    expect(sent).toEqual([]);
    await pass(0.2);
    expect(sent).toEqual([[101, 204]]);
    await pass(60);
    track('results', {});
    await pass(6);
    track('results', {});
    await pass(3.9);
    expect(sent).toHaveLength(1);
    await pass(0.2);
    expect(sent.slice(1)).toEqual([[531, 531]]);
  });

  test('does not wait on the page of registration', async () => {
    const { track, sent } = start({ startsAfterMs: 0 });
    track('page_view', {});
    await pass(0.01);
    expect(sent).toEqual([[101]]);
  });

  test('repeats what got no answer at growing intervals, and never what was refused', async () => {
    const { track, sent } = start({ answers: ['again', 'again', 'refused'] });
    track('page_view', {});
    await pass(10);
    await pass(19.9);
    expect(sent).toHaveLength(1);
    await pass(0.2);
    expect(sent).toHaveLength(2);
    await pass(40);
    expect(sent).toHaveLength(3);
    await pass(600);
    expect(sent).toEqual([[101], [101], [101]]);
  });

  test('sends at most a hundred events at once', async () => {
    const { track, sent } = start();
    for (let count = 0; count < 150; count += 1) track('results', {});
    await pass(20.1);
    expect(sent.map(({ length }) => length)).toEqual([100, 50]);
  });

  test('sends waiting events when the page closes', async () => {
    const { track, leave, beacons, sent, storage } = start();
    track('page_view', {});
    leave();
    await pass(30);
    expect({ beacons, sent, kept: storage.map.size }).toEqual({ beacons: [[101]], sent: [], kept: 0 });
  });

  test('does not send events twice that are being sent when the page closes', async () => {
    const sent: number[][] = [];
    const ids = (events: readonly SentEvent[]) => events.map(({ id }) => id);
    const { track, leave } = createCollector({
      send: (events) => {
        sent.push(ids(events));
        return new Promise<SendResult>((resolve) => setTimeout(() => resolve('taken'), 5000));
      },
      beacon: (events) => sent.push(ids(events)) > 0,
      store: createMetricsStore({ local: memory(), now: () => Date.now() }),
      now: () => Date.now(),
      startsAfterMs: 0,
    });
    track('page_view', {});
    await pass(1);
    track('results', {});
    leave();
    await pass(60);
    expect(sent).toEqual([[101], [531]]);
  });

  test('stores for a day, for the next page, what could not be sent when the page closed', async () => {
    const { track, leave, storage } = start({ takesBeacons: false });
    track('page_view', {});
    leave();
    expect(storage.map.has(METRICS_KEY)).toBe(true);
    const copy = memory(Object.fromEntries(storage.map));
    const next = start({ storage });
    await pass(10);
    expect(next.sent).toEqual([[101]]);
    expect(storage.map.size).toBe(0);
    vi.setSystemTime(Date.now() + DAY);
    const late = start({ storage: copy });
    await pass(10);
    expect(late.sent).toEqual([]);
  });

  test('drops everything when consent ends', async () => {
    const { track, forget, leave, sent, beacons, storage } = start({ storage: memory({ [METRICS_KEY]: '[]' }) });
    track('page_view', {});
    forget();
    track('page_view', {});
    leave();
    await pass(60);
    expect({ sent, beacons, kept: storage.map.size }).toEqual({ sent: [], beacons: [], kept: 0 });
  });

  test.each(['', 'x', '{}', '[{"id":"1"}]'])('ignores %j in place of stored events', (text) => {
    expect(createMetricsStore({ local: memory({ [METRICS_KEY]: text }), now: () => 0 }).take()).toEqual([]);
  });
});

describe('[A-12] the record of registration', () => {
  const play = (...events: RecordEvent[]) => events.reduce(afterEvent, NO_RECORD);
  const called = { kind: 'called', at: 5, type: 'phone_reg' } as const;
  const failed = { kind: 'failed' } as const;

  test.each<[string, RecordEvent[], Partial<RegistrationRecord>]>([
    ['a call is noted with its type', [called], { hasRegister: true, type: 'phone_reg', lastCallAt: 5, tries: 0 }],
    ['a failure is counted once', [called, failed, failed], { tries: 1, hasRegister: false, type: 'phone_reg' }],
    ['a failure of nothing is not counted', [failed], { tries: 0 }],
    ['each call may fail once', [called, failed, called, failed], { tries: 2 }],
    ['the code belongs to the type that was begun', [called, { kind: 'called', at: 6 }], { type: 'phone_reg' }],
    [
      'an account begins anew',
      [called, failed, called, { kind: 'done', at: 9 }],
      { tries: 0, isDone: true, lastCallAt: 9 },
    ],
    ['a call after an account is one of its own', [called, { kind: 'done', at: 9 }, called], { isDone: false }],
    ['sign-ins that fail are counted', [{ kind: 'authFailed' }, { kind: 'authFailed' }], { authFailures: 2, tries: 0 }],
    ['a saved password sets them to 0', [{ kind: 'authFailed' }, { kind: 'authDone' }], { authFailures: 0 }],
  ])('%s', (_, events, record) => {
    expect(play(...events)).toMatchObject(record);
  });

  test('is read back, and invalid data counts as none', () => {
    const storage = memory();
    writeRecord(storage, play(called, failed));
    expect(readRecord(storage)).toEqual(play(called, failed));
    expect(readRecord(memory({ [REGISTRATION_KEY]: '{"tries":"2"}' }))).toEqual(NO_RECORD);
    expect(readRecord(memory({ [REGISTRATION_KEY]: '{' }))).toEqual(NO_RECORD);
  });
});
