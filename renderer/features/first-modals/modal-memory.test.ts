import { describe, expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { passwordAsked, signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { countAuthAttempts } from './listeners.ts';
import {
  noteAttempt,
  readAttempts,
  readMemory,
  rememberAge,
  rememberConvert,
  rememberFirstDeposit,
  rememberLimits,
  rememberReminder,
  rememberWelcome,
} from './modal-memory.ts';

function fakeTexts(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const fresh = () => ({ local: fakeTexts(), session: fakeTexts() });
const HOURLY = { keep: 'local', intervalMinutes: 60 } as const;
const NOTHING = {
  ageConfirmedAt: null,
  isWelcomeSeen: false,
  isFirstDepositSeen: false,
  convertSeenBy: [],
  limitsSeenAt: {},
  reminderAllowedAt: null,
};

describe('[A-11] [N-03] the memory of automatic dialogs', () => {
  test('is empty at first, and where the stored text is invalid', () => {
    expect(readMemory(fresh(), HOURLY)).toEqual(NOTHING);
    const local = fakeTexts({
      'fairline:age-confirmed': 'x',
      'fairline:reminder-at': '-1',
      'fairline:auth-attempts': ':',
    });
    const session = fakeTexts({ 'fairline:convert-seen': 'a,,b' });
    expect(readMemory({ local, session }, HOURLY)).toEqual(NOTHING);
  });

  test.each(['local', 'session'] as const)('keeps the confirmed age in the place that the site wants: %s', (keep) => {
    const places = fresh();
    rememberAge(places, keep, 1000.6);
    const other = keep === 'local' ? 'session' : 'local';
    expect(readMemory(places, { ...HOURLY, keep }).ageConfirmedAt).toBe(1001);
    expect(readMemory(places, { ...HOURLY, keep: other }).ageConfirmedAt).toBeNull();
  });

  test('[X-08] keeps when each player was told about limits, and ignores invalid text', () => {
    const places = fresh();
    rememberLimits(places, 7, 1000.4);
    rememberLimits(places, 9, 2000);
    rememberLimits(places, 7, 3000);
    expect(readMemory(places, HOURLY).limitsSeenAt).toEqual({ 7: 3000, 9: 2000 });
    const local = fakeTexts({ 'fairline:limits-reminded': 'x:1,7:y,:3,8:4' });
    expect(readMemory({ ...places, local }, HOURLY).limitsSeenAt).toEqual({ 8: 4 });
  });

  test('keeps the dialogs that were seen; a conversion for the session, by player', () => {
    const places = fresh();
    rememberWelcome(places);
    rememberFirstDeposit(places);
    rememberConvert(places, 7);
    rememberConvert(places, 9);
    expect(readMemory(places, HOURLY)).toMatchObject({
      isWelcomeSeen: true,
      isFirstDepositSeen: true,
      convertSeenBy: [7, 9],
    });
    expect(places.local.kept.has('fairline:convert-seen')).toBe(false);
  });

  test('allows a reminder at its time, at the earliest an interval after the last sign-in form', () => {
    const places = fresh();
    rememberReminder(places, 5_000_000);
    expect(readMemory(places, HOURLY).reminderAllowedAt).toBe(5_000_000);
    noteAttempt(places.local, 2_000_000);
    expect(readMemory(places, HOURLY).reminderAllowedAt).toBe(5_600_000);
    rememberReminder(places, Number.POSITIVE_INFINITY);
    expect(readMemory(places, HOURLY).reminderAllowedAt).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    [null, { count: 0, lastAt: null }],
    [
      { delaySeconds: 1, intervalMinutes: 1 },
      { count: 2, lastAt: 50 },
    ],
  ])('counts sign-in forms where the site reminds of registering: %j', (registrationReminder, expected) => {
    const { store, listeners } = makeStore({
      host: createMemoryHost(),
      fetcher: () => Promise.reject(new Error('no calls here')),
      preloaded: { site: { config: { ...siteConfig, registrationReminder }, renderedAt: 0, origin: '' } },
    });
    const local = fakeTexts();
    const stop = countAuthAttempts({ listeners, clock: { now: () => 50 }, local });
    store.dispatch(signInAsked({ reason: 'none' }));
    store.dispatch(passwordAsked());
    store.dispatch(signUpAsked({ reason: 'none' }));
    expect(readAttempts(local)).toEqual(expected);
    stop();
    store.dispatch(signInAsked({ reason: 'none' }));
    expect(readAttempts(local)).toEqual(expected);
  });
});
