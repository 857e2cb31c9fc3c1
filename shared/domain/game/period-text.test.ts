import { expect, test } from 'vitest';
import type { PeriodKind } from '../sports/sports.ts';
import { isHalfTime, playedPeriodPhrase } from './period-text.ts';

const FOOTBALL = 1;
const ICE_HOCKEY = 2;
const BASKETBALL = 3;
const TENNIS = 4;
const BASEBALL = 5;
const DARTS = 21;
const SNOOKER = 30;
const CRICKET = 66;
const CS2 = 201;

test.each([
  ['the second half of football', FOOTBALL, undefined, 2, 'period_half', 2],
  ['the fourth quarter of basketball', BASKETBALL, undefined, 4, 'period_quarter', 4],
  ['the first overtime of basketball', BASKETBALL, undefined, 5, 'period_overtime', 1],
  ['the second overtime of basketball, which is no half', BASKETBALL, undefined, 6, 'period_overtime', 2],
  ['the second half of college basketball', BASKETBALL, 'half', 2, 'period_half', 2],
  ['the overtime of college basketball', BASKETBALL, 'half', 3, 'period_overtime', 1],
  ['the overtime of ice hockey', ICE_HOCKEY, undefined, 4, 'period_overtime', 1],
  ['a set of tennis', TENNIS, undefined, 3, 'period_set', 3],
  ['an inning of baseball', BASEBALL, undefined, 9, 'period_inning', 9],
  ['an extra inning of baseball', BASEBALL, undefined, 11, 'period_inning', 11],
  ['an innings of cricket', CRICKET, undefined, 2, 'period_innings', 2],
  ['a set of darts', DARTS, undefined, 4, 'period_set', 4],
  ['a leg of darts', DARTS, 'leg', 19, 'period_leg', 19],
  ['a frame of snooker', SNOOKER, undefined, 21, 'period_frame', 21],
  ['a map', CS2, undefined, 3, 'period_map', 3],
] as const)('a period has its name: %s', (_what, sportId, periodKind, period, key, n) => {
  const state = periodKind === undefined ? {} : { periodKind: periodKind as PeriodKind };
  expect(playedPeriodPhrase(sportId, state, period)).toEqual({ key, values: { n } });
});

test('the shoot-out follows the overtime of ice hockey', () => {
  const state = { counters: { shootout: [2, 1] as const } };
  expect(playedPeriodPhrase(ICE_HOCKEY, state, 5)?.key).toBe('games:stage_shootout');
  expect(playedPeriodPhrase(ICE_HOCKEY, {}, 5)?.key).toBe('period_overtime');
});

test('a game has no period before its start', () => {
  expect(playedPeriodPhrase(FOOTBALL, {}, 0)).toBeNull();
});

test.each([
  [FOOTBALL, undefined, 1, true],
  [BASKETBALL, undefined, 1, false],
  [BASKETBALL, undefined, 2, true],
  [BASKETBALL, 'half', 1, true],
  [ICE_HOCKEY, undefined, 1, false],
  [TENNIS, undefined, 1, false],
] as const)(
  'the break in sport %i with the period kind %s after period %i is half-time: %s',
  (sportId, periodKind, period, expected) => {
    expect(isHalfTime(sportId, { period, ...(periodKind === undefined ? {} : { periodKind }) })).toBe(expected);
  },
);
