import { describe, expect, test } from 'vitest';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { marketKinds } from '../pricing/calibration.fixture.ts';
import { isDeterministic } from '../pricing/model-consistency.fixture.ts';
import { tryModel } from '../pricing/model-trial.fixture.ts';
import { createPointsModel } from './points-model.ts';
import {
  AMERICAN_FOOTBALL_SPORT,
  BASKETBALL_SPORT,
  E_BASKETBALL_SPORT,
  type PointsSport,
  RUGBY_SPORT,
} from './sports.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1540, awayRating: 1500, params, startAt: 1_000_000 };
}

interface Case {
  readonly name: string;
  readonly sport: PointsSport;
  readonly matchup: Matchup;
  readonly kinds: number;
  readonly games: number;
  readonly minutes: readonly [number, number];
}

const CASES: readonly Case[] = [
  {
    name: 'basketball of 4 × 10',
    sport: BASKETBALL_SPORT,
    matchup: matchup(3),
    kinds: 40,
    games: 2000,
    minutes: [90, 125],
  },
  {
    name: 'basketball of 4 × 12',
    sport: BASKETBALL_SPORT,
    matchup: matchup(3, { periodMinutes: 12, total: 226 }),
    kinds: 40,
    games: 400,
    minutes: [105, 145],
  },
  {
    name: 'basketball of two halves',
    sport: BASKETBALL_SPORT,
    matchup: matchup(3, { periods: 2, periodMinutes: 20, total: 149 }),
    kinds: 30,
    games: 400,
    minutes: [85, 125],
  },
  { name: 'e-basketball', sport: E_BASKETBALL_SPORT, matchup: matchup(86), kinds: 40, games: 500, minutes: [22, 34] },
  {
    name: 'American football',
    sport: AMERICAN_FOOTBALL_SPORT,
    matchup: matchup(13),
    kinds: 40,
    games: 2000,
    minutes: [150, 225],
  },
  { name: 'rugby', sport: RUGBY_SPORT, matchup: matchup(7), kinds: 25, games: 2000, minutes: [90, 115] },
];

describe.each(CASES)('$name', ({ sport, matchup: game, kinds, games, minutes }) => {
  const model = createPointsModel(sport);
  const trial = tryModel(model, game, { games, walked: 4, salt: sport.total });

  test('offers markets of many kinds', () => {
    expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(kinds);
  });

  test('prices before the start agree with what happens', () => {
    expect(trial.before.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });

  test('prices inside games agree with what happens', () => {
    expect(trial.inside.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
    expect(trial.inside.length).toBeGreaterThan(25);
  });

  test('every market is coherent while it is offered, settles once, and settles by the end', () => {
    expect(trial.problems).toEqual([]);
  });

  test('the same seed is the same game', () => {
    expect(isDeterministic(model, game)).toBe(true);
  });

  test('lasts as long as such games do', () => {
    expect(trial.minutes[Math.floor(trial.minutes.length * 0.05)]).toBeGreaterThan(minutes[0]);
    expect(trial.minutes[Math.floor(trial.minutes.length * 0.95)]).toBeLessThan(minutes[1]);
  });
});

describe('basketball', () => {
  const model = createPointsModel(BASKETBALL_SPORT);
  const game = matchup(3);

  test('the clock counts down and stops', () => {
    const { events } = model.timeline(game, [1, 2, 3, 4]);
    let state = model.initial(game);
    for (const event of events.slice(0, 40)) state = model.apply(state, event, game);
    const view = model.view(state, 0, game);
    expect(view.clockSeconds).toBeLessThan(600);
    expect(events.some(({ kind }) => kind === 'clock_stop')).toBe(true);
  });

  test('who leads wins more often, and the lists show winner, total and handicap', () => {
    const main = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    expect(main.map(({ typeId }) => typeId)).toEqual([
      COMMON_MARKET.winner,
      COMMON_MARKET.total,
      COMMON_MARKET.handicap,
    ]);
    expect(main[0]?.probabilities[0]).toBeGreaterThan(0.6);
  });

  test('the total of a competition is where the balanced line stands', () => {
    const [, total] = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    expect(Math.abs((total?.param ?? 0) / 2 - 162)).toBeLessThan(2.5);
  });
});
