import { beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '#tests/fixtures/full-run.ts';
import type { FamilyModel, Matchup } from '../model.ts';
import { marketKinds } from './calibration.fixture.ts';
import { isDeterministic } from './model-consistency.fixture.ts';
import { type Trial, tryModel } from './model-trial.fixture.ts';

/** A matchup that a model must play as it prices it, with the size of its trial and the bounds that it must keep. */
export interface ConformanceCase<State> {
  readonly name: string;
  readonly model: FamilyModel<State>;
  readonly matchup: Matchup;
  /** Games that the full run plays and compares with the prices. */
  readonly games: number;
  /** Games that are checked from the first event to the last. */
  readonly walked: number;
  readonly salt: number;
  /** Lowest number of kinds of market (pairs of type and period) before the start. */
  readonly minKinds: number;
  /** Lowest number of kinds of market that are compared inside games. */
  readonly minInside: number;
  /** Lengths in minutes: 95 % of the games are longer than the first, 95 % are shorter than the second. */
  readonly minutes?: readonly [low: number, high: number];
  /** Minutes that no game reaches. */
  readonly longest?: number;
}

/** Standard errors by which what happens may differ from a price. */
const MAX_Z = 4.5;

/** Part of the games that the gate plays: a wrong price of a family shows in few, a small one only in all. */
const GATE_SHARE = 0.25;

/** Declares the tests that every model has to pass, for each case; its games are played when the first test runs. */
export function describeConformance<State>(cases: readonly ConformanceCase<State>[]): void {
  describe.each(cases)('$name', ({ model, matchup, games, walked, salt, minKinds, minInside, minutes, longest }) => {
    let trial: Trial;
    beforeAll(() => {
      trial = tryModel(model, matchup, { games: isFull ? games : Math.ceil(games * GATE_SHARE), walked, salt });
    });

    test('markets of many kinds are on offer before the start', () => {
      expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(minKinds);
    });

    test('prices before the start agree with what happens', () => {
      expect(trial.before.filter(({ z }) => Math.abs(z) > MAX_Z)).toEqual([]);
    });

    test('prices inside games agree with what happens', () => {
      expect(trial.inside.filter(({ z }) => Math.abs(z) > MAX_Z)).toEqual([]);
      expect(trial.inside.length).toBeGreaterThanOrEqual(minInside);
    });

    test('every market is coherent while it is on offer, settles once, and is settled at the end', () => {
      expect(trial.problems).toEqual([]);
    });

    test('the same seed makes the same game, another seed another', () => {
      expect(isDeterministic(model, matchup)).toBe(true);
    });

    test('games last as long as real ones', () => {
      const lengthAt = (share: number) => trial.minutes[Math.floor(trial.minutes.length * share)];
      if (minutes) {
        expect(lengthAt(0.05)).toBeGreaterThan(minutes[0]);
        expect(lengthAt(0.95)).toBeLessThan(minutes[1]);
      }
      if (longest) expect(trial.minutes.at(-1)).toBeLessThan(longest);
    });
  });
}
