import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dayText } from '#renderer/lib/time/period.ts';
import { rangeInstantText } from '#shared/contracts/instant.ts';
import { type HistoryFilter, NO_FILTER, queryOfFilter, readFilter, writeFilter } from './history-filter.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 30, 45);
const DAY = 86_400_000;
const query = (filter: Partial<HistoryFilter>, zone = 180) => queryOfFilter({ ...NO_FILTER, ...filter }, 11, NOW, zone);

describe('[B-03] filters of the history', () => {
  test.each([
    ['all', {}],
    ['open', { state: 'open' }],
    ['win', { state: 'win' }],
    ['lose', { state: 'lose' }],
    ['return', { state: 'return' }],
    ['sold', { state: 'sold' }],
  ] as const)('%s asks for %j', (state, expected) => {
    expect(query({ state })).toEqual({ userId: 11, ...expected });
  });

  test.each([
    ['day', 1],
    ['week', 7],
    ['month', 30],
    ['quarter', 91],
  ] as const)('trust R2: the last %s are %i days up to now', (period, days) => {
    const from = Number(query({ period }).from);
    expect(Math.round((NOW - from) / 60_000)).toBe((days * DAY) / 60_000 + 1);
    expect(query({ period }).to).toBeUndefined();
  });

  test('days that the player chooses begin and end at midnight of the player’s zone', () => {
    const chosen = query({ period: 'custom', from: '2026-11-01', to: '2026-11-02' }, 180);
    expect(new Date(Number(chosen.from)).toISOString()).toBe('2026-10-31T21:00:00.000Z');
    expect(new Date(Number(chosen.to)).toISOString()).toBe('2026-11-02T20:59:59.999Z');
  });

  test.each([
    ['2027-03-28', '2027-03-28T00:00:00.000Z', '2027-03-28T22:59:59.999Z'],
    ['2027-10-31', '2027-10-30T23:00:00.000Z', '2027-10-31T23:59:59.999Z'],
    ['2027-07-01', '2027-06-30T23:00:00.000Z', '2027-07-01T22:59:59.999Z'],
  ])('the day %s has the hours that it has in London', (day, begin, end) => {
    const { from, to } = queryOfFilter(
      { ...NO_FILTER, period: 'custom', from: day, to: day },
      11,
      NOW,
      'Europe/London',
    );
    expect([from, to].map((at) => new Date(Number(at)).toISOString())).toEqual([begin, end]);
  });

  test('a custom period may have an open end', () => {
    expect(query({ period: 'custom', from: '2026-11-01' })).not.toHaveProperty('to');
  });

  test('the request carries the number of the account', () => {
    expect(query({ accountId: '7' }).accountId).toBe('7');
  });

  test('the request carries the sport and the type of bet', () => {
    expect(query({ sport: '3', type: '0' })).toEqual({ userId: 11, sport: '3', type: '0' });
  });

  test('the request carries the search text without surrounding blanks', () => {
    expect(query({ search: ' arsenal ' }).search).toBe('arsenal');
    expect(query({ search: '  ' })).not.toHaveProperty('search');
  });

  test('the request carries the player, so that its cached answer is not shown to another', () => {
    expect(query({}).userId).toBe(11);
  });
});

describe('the address of the history', () => {
  test.each(['9999-99-99', '2026-13-01', '2026-02-00', '0000-01-01', '9999-12-31', '12026-01-01', 'x'])(
    'without a day for which coupons can be asked, such as %s, asks for no day',
    (day) => {
      const read = readFilter(new URLSearchParams({ period: 'custom', from: day, to: day }));
      expect(query(read, 840)).toEqual({ userId: 11 });
    },
  );

  test.each(['0001-01-04', '2026-11-01', '9999-12-28'])(
    'asks for the day %s in every zone by an instant of a calendar',
    (day) => {
      for (const zone of [-840, 0, 840]) {
        const asked = query(readFilter(new URLSearchParams({ period: 'custom', from: day, to: day })), zone);
        for (const end of [asked.from, asked.to]) expect(v.is(rangeInstantText, end)).toBe(true);
      }
    },
  );

  test.each<Partial<HistoryFilter>>([
    {},
    { state: 'win', period: 'week' },
    { period: 'custom', from: '2026-11-01', to: '2026-11-02', accountId: '8' },
    { search: '1000000001', state: 'sold' },
    { sport: '3', type: '0' },
  ])('keeps the filter %j', (part) => {
    const filter = { ...NO_FILTER, ...part };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  test.each(['state=won', 'period=year', 'period=custom&from=yesterday', 'account=7;drop', 'x=1', 'sport=x', 'type=9'])(
    'of nonsense such as "%s" leaves it out',
    (text) => {
      const { state, from, to, accountId, sport, type } = readFilter(new URLSearchParams(text));
      const unset = { from: '', to: '', accountId: '', sport: '', type: '' };
      expect({ state, from, to, accountId, sport, type }).toEqual({ state: 'all', ...unset });
    },
  );

  test('has no query without a filter', () => {
    expect(writeFilter(NO_FILTER).toString()).toBe('');
  });
});

test('dayText uses the zone of the player: a late evening is already tomorrow further east', () => {
  const late = Date.UTC(2026, 10, 21, 22);
  expect(dayText(late, 0)).toBe('2026-11-21');
  expect(dayText(late, 180)).toBe('2026-11-22');
});

test('dayText is the day by the rules of that day', () => {
  expect(dayText(Date.UTC(2027, 6, 1, 23, 30), 'Europe/London')).toBe('2027-07-02');
  expect(dayText(Date.UTC(2027, 0, 1, 23, 30), 'Europe/London')).toBe('2027-01-01');
});
