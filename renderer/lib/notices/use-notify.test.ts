import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { DEFAULT_NOTICE_CHOICES, type NoticeChoices } from '#shared/domain/notices/notice-choices.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { sessionApi } from '../api/session-api.ts';
import { displayChanged } from '../store/display-slice.ts';
import { minuteOfDay, type NewReminder, notify } from './use-notify.ts';

const HOUR = 3_600_000;
const settled: NewReminder = {
  kind: 'coupon-settled',
  title: 'Bet won',
  plain: 'Bet 42 is settled.',
  withAmounts: 'Bet 42: €17.00',
  page: '/en/office/history?coupon=42',
};

async function play(choices: Partial<NoticeChoices> | null, notice = settled, isSignedIn = true) {
  const host = createMemoryHost();
  const body = { choices: { ...DEFAULT_NOTICE_CHOICES, ...choices }, required: [] };
  const { store } = makeTestStore({
    host,
    fetcher: async () => (choices ? { status: 200, body } : { status: 503, body: null }),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  store.dispatch(displayChanged({ timeZone: 180, isTimeZoneAutomatic: false }));
  if (isSignedIn)
    await store.dispatch(
      sessionApi.util.upsertQueryData('session', undefined, { player: { user_id: 7 }, accounts: [] } as never),
    );
  const result = await notify({ store, host, now: () => 22 * HOUR }, notice);
  return { result, shown: host.shown };
}

test('[Z-04] by default a system notification has no amounts, opens its page and has a sound', async () => {
  const usual = await play({});
  expect(usual.shown).toEqual([
    {
      kind: 'coupon-settled',
      title: 'Bet won',
      body: settled.plain,
      lockedBody: settled.plain,
      page: settled.page,
      silent: false,
    },
  ]);
  const [chosen] = (await play({ showAmounts: true, sound: false })).shown;
  expect(chosen).toMatchObject({ body: settled.withAmounts, lockedBody: settled.plain, silent: true });
  const [open] = (await play({ showAmounts: true, showOnLocked: true })).shown;
  expect(open).toMatchObject({ body: settled.withAmounts, lockedBody: settled.withAmounts });
});

test.each<[string, Partial<NoticeChoices>, NewReminder['kind'], number]>([
  ['in quiet hours of the player’s zone', { quiet: { from: 0, to: 120 } }, 'coupon-settled', 0],
  ['in those of the server’s zone', { quiet: { from: 21 * 60, to: 23 * 60 } }, 'coupon-settled', 1],
  ['in quiet hours, of the reality check', { quiet: { from: 0, to: 120 } }, 'reality-check', 1],
  [
    'of a kind that is off',
    { kinds: { ...DEFAULT_NOTICE_CHOICES.kinds, 'coupon-settled': false } },
    'coupon-settled',
    0,
  ],
])('[Z-04] %s', async (_name, choices, kind, count) => {
  expect((await play(choices, { ...settled, kind })).shown).toHaveLength(count);
});

test('while the choices do not load a player gets the default notifications, and a visitor none', async () => {
  expect((await play(null)).shown).toMatchObject([{ body: settled.plain }]);
  expect(await play({}, settled, false)).toEqual({ result: null, shown: [] });
});

test.each([
  [0, 0, 0],
  [0, -60, 1380],
  [22 * HOUR, 180, 60],
  [90_000, 345, 346],
  [Date.UTC(2027, 2, 28, 0, 30), 'Europe/London', 30],
  [Date.UTC(2027, 2, 28, 1, 30), 'Europe/London', 150],
])('at %i in the zone %s it is minute %i of the day', (now, zone, minute) => {
  expect(minuteOfDay(now, zone)).toBe(minute);
});
