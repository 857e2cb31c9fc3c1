import { describe, expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { FamilyModel, Matchup } from '../model.ts';
import { marketKinds } from '../pricing/calibration.fixture.ts';
import { isDeterministic } from '../pricing/model-consistency.fixture.ts';
import { tryModel } from '../pricing/model-trial.fixture.ts';
import { baseballModel } from './baseball/baseball-model.ts';
import { cricketModel } from './cricket/cricket-model.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1550, awayRating: 1500, params, startAt: 1_000_000 };
}

interface Case {
  readonly name: string;
  readonly model: FamilyModel<unknown>;
  readonly matchup: Matchup;
  readonly kinds: number;
  readonly games: number;
  readonly minutes: readonly [number, number];
}

const CASES: readonly Case[] = [
  { name: 'baseball', model: baseballModel, matchup: matchup(5), kinds: 40, games: 2000, minutes: [125, 225] },
  {
    name: 'cricket of 20 overs',
    model: cricketModel,
    matchup: matchup(66),
    kinds: 18,
    games: 2000,
    minutes: [140, 235],
  },
  {
    name: 'cricket of 50 overs',
    model: cricketModel,
    matchup: matchup(66, { overs: 50, total: 270 }),
    kinds: 16,
    games: 200,
    minutes: [280, 500],
  },
];

describe.each(CASES)('$name', ({ model, matchup: game, kinds, games, minutes }) => {
  const trial = tryModel(model, game, { games, walked: 4, salt: games });

  test('offers markets of many kinds', () => {
    expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(kinds);
  });

  test('prices before the start agree with what happens', () => {
    expect(trial.before.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });

  test('prices inside games agree with what happens', () => {
    expect(trial.inside.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
    expect(trial.inside.length).toBeGreaterThan(20);
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

test('a chase ends with the ball that reaches the target, and never before', () => {
  const game = matchup(66);
  for (let seed = 1; seed <= 40; seed += 1) {
    const { events } = cricketModel.timeline(game, [seed, 7, 7, 7]);
    let state = cricketModel.initial(game);
    for (const event of events) state = cricketModel.apply(state, event, game);
    const [first, second] = state.innings;
    if (first === undefined || second === undefined) throw new Error('an innings is missing');
    const hasWon = second.runs > first.runs;
    expect(second.runs - first.runs).toBeLessThanOrEqual(6);
    expect(hasWon || second.wickets === 10 || second.log.length === 120).toBe(true);
  }
});

test('the first side does not bat again when it leads before its last turn', () => {
  const game = matchup(5);
  let skipped = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const { events } = baseballModel.timeline(game, [seed, 3, 3, 3]);
    let state = baseballModel.initial(game);
    for (const event of events) state = baseballModel.apply(state, event, game);
    const bottoms = events.filter(({ kind }) => kind === 'side_change').length;
    expect(state.score[0]).not.toBe(state.score[1]);
    if (state.innings.length === 9 && bottoms === 8) {
      skipped += 1;
      expect(state.score[0]).toBeGreaterThan(state.score[1]);
    }
  }
  expect(skipped).toBeGreaterThan(10);
});
