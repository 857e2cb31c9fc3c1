import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../random.ts';
import type { Matchup, TieBreak } from '../model.ts';
import { matchupOf } from './sample-games.fixture.ts';
import { goalsTieBreak } from './tie-break.ts';

const TIES = 4000;

function ties(matchup: Matchup): TieBreak[] {
  return Array.from({ length: TIES }, (_, tie) => goalsTieBreak(matchup, randomFrom('tie', tie))).filter(
    (decided) => decided !== null,
  );
}

const shareOf = (all: readonly TieBreak[], isIt: (tie: TieBreak) => boolean) => all.filter(isIt).length / all.length;

describe('a level tie in football', () => {
  let even: TieBreak[];
  beforeAll(() => {
    even = ties(matchupOf(1, { homeRating: 1600, awayRating: 1600, params: { homeAdvantage: 0, total: 2.6 } }));
  });

  test('is decided, about half of them in extra time and the others by penalties', () => {
    expect(even).toHaveLength(TIES);
    expect(shareOf(even, ({ kind }) => kind === 'extra_time_win')).toBeGreaterThan(0.45);
    expect(shareOf(even, ({ kind }) => kind === 'extra_time_win')).toBeLessThan(0.56);
  });

  test('goes to either of two even sides as often', () => {
    expect(Math.abs(shareOf(even, ({ side }) => side === 0) - 0.5)).toBeLessThan(3.5 * Math.sqrt(0.25 / TIES));
  });

  test('goes to the stronger side more often in extra time, and not by penalties', () => {
    const uneven = ties(matchupOf(1, { homeRating: 1800, awayRating: 1600 }));
    const [extra, shots] = [true, false].map((isExtra) =>
      uneven.filter(({ kind }) => (kind === 'extra_time_win') === isExtra),
    ) as [TieBreak[], TieBreak[]];
    expect(shareOf(extra, ({ side }) => side === 0)).toBeGreaterThan(0.65);
    expect(Math.abs(shareOf(shots, ({ side }) => side === 0) - 0.5)).toBeLessThan(3.5 * Math.sqrt(0.25 / shots.length));
  });

  test('is decided again in the same way by the same stream', () => {
    const matchup = matchupOf(1);
    expect(goalsTieBreak(matchup, randomFrom('a', 1))).toEqual(goalsTieBreak(matchup, randomFrom('a', 1)));
  });
});

test.each([
  ['ice hockey', 2],
  ['e-hockey', 87],
])('in %s, which plays on until one side has won, no tie is level', (_name, sportId) => {
  expect(goalsTieBreak(matchupOf(sportId), randomFrom('tie', 1))).toBeNull();
});
