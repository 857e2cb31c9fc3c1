import { describe, expect, test } from 'vitest';
import { SPORTS } from '../sports/sports.ts';
import { paramOf } from './market-line.ts';
import { marketPhrase } from './market-text.ts';
import { marketType } from './market-types.ts';
import { totalUnit } from './total-unit.ts';
import { COMMON_MARKET } from './types-common.ts';

const T = COMMON_MARKET.total;
const SIDE = COMMON_MARKET.teamTotal2;

/** Sport, market, period, line, unit. */
const TABLE: readonly (readonly [sport: string, typeId: number, period: number, line: number, unit: string])[] = [
  ['football', T, 0, 2.5, 'goals'],
  ['football', SIDE, 1, 0.5, 'goals'],
  ['e-hockey', T, 0, 5.5, 'goals'],
  ['handball', T, 0, 55.5, 'goals'],
  ['basketball', T, 4, 52.5, 'points'],
  ['rugby-union', T, 0, 44.5, 'points'],
  ['american-football', SIDE, 0, 21.5, 'points'],
  ['tennis', T, 0, 21.5, 'games'],
  ['tennis', T, 0, 64.5, 'games'],
  ['tennis', T, 0, 110.5, 'points'],
  ['tennis', T, 1, 12.5, 'games'],
  ['tennis', T, 1, 27.5, 'points'],
  ['tennis', SIDE, 0, 12.5, 'games'],
  ['tennis', SIDE, 0, 55.5, 'points'],
  ['tennis', SIDE, 2, 6.5, 'games'],
  ['volleyball', T, 0, 180.5, 'points'],
  ['table-tennis', T, 1, 18.5, 'points'],
  ['baseball', T, 0, 8.5, 'runs'],
  ['cricket', T, 0, 320.5, 'runs'],
  ['snooker', T, 0, 10.5, 'frames'],
  ['darts', T, 0, 3.5, 'other'],
  ['darts', SIDE, 0, 6.5, 'legs'],
  ['darts', T, 2, 4.5, 'legs'],
  ['cs2', T, 0, 2.5, 'maps'],
  ['cs2', T, 0, 21.5, 'rounds'],
  ['valorant', T, 2, 20.5, 'rounds'],
  ['valorant', SIDE, 0, 12.5, 'rounds'],
  ['dota-2', T, 0, 4.5, 'maps'],
  ['dota-2', T, 0, 52.5, 'kills'],
  ['league-of-legends', SIDE, 1, 12.5, 'kills'],
  ['mma', T, 0, 2.5, 'rounds'],
];

const idOf = (slug: string) => SPORTS.find((sport) => sport.slug === slug)?.id ?? 0;

describe('the unit of a total', () => {
  test.each(TABLE)('in %s for market %i, period %i, line %d is %s', (sport, typeId, period, line, unit) => {
    const type = marketType(typeId);
    const subject = { type, period, param: paramOf(type, line), sportId: idOf(sport), home: 'A', away: 'B' };
    expect(totalUnit(subject)).toBe(unit);
    expect(marketPhrase(subject, 'market').values.unit).toBe(unit);
  });

  test('is `other` in an unknown sport', () => {
    expect(totalUnit({ type: marketType(T), period: 0, param: 5, sportId: 9999 })).toBe('other');
  });

  test('is known in every sport except darts, and appears only in the names of totals', () => {
    const type = marketType(T);
    const unknown = SPORTS.filter(({ id }) => totalUnit({ type, period: 0, param: 5, sportId: id }) === 'other');
    expect(unknown.map(({ slug }) => slug)).toEqual(['darts']);
    const handicap = marketType(COMMON_MARKET.handicap);
    const subject = { type: handicap, period: 0, param: 515, sportId: 1, home: 'A', away: 'B' };
    expect(marketPhrase(subject, 'market').values).not.toHaveProperty('unit');
  });
});
