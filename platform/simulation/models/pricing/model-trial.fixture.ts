import type { FairMarket, FamilyModel, Matchup, Timeline } from '../model.ts';
import { type Deviation, deviationsBefore, deviationsInside, playGame, seedsOf } from './calibration.fixture.ts';
import { modelProblems, viewProblems } from './model-consistency.fixture.ts';

/** Measurements of a model in many games. */
export interface Trial {
  /** Markets before the start. */
  readonly markets: readonly FairMarket[];
  /** Deviations of every outcome before the start, worst first. */
  readonly before: readonly Deviation[];
  /** Deviations of first outcomes inside games, by type and period, worst first. */
  readonly inside: readonly Deviation[];
  readonly problems: readonly string[];
  /** Lengths of the games in minutes, shortest first. */
  readonly minutes: readonly number[];
}

interface TrialSize {
  readonly games: number;
  /** Games that are checked from the first event to the last. */
  readonly walked: number;
  readonly salt: number;
}

/** Golden ratio, which spreads instants evenly over the length of games. */
const SPREAD = 0.618034;
/** Games of which all prices are compared during play; of the others only those of the list columns are. */
const WHOLE = 600;
/** States of one game at which all prices are checked. */
const LOOKS = 14;

/** Plays many games of one matchup and compares them with the prices. */
export function tryModel<State>(
  model: FamilyModel<State>,
  matchup: Matchup,
  { games, walked, salt }: TrialSize,
): Trial {
  const seeds = seedsOf(games, salt);
  const played = seeds.map((seed) => playGame(model, matchup, seed));
  const events = played.map(({ timeline }) => timeline.events.length).sort((a, b) => a - b);
  const usual = events[Math.floor(games / 2)] ?? 1;
  return {
    markets: model.markets(model.initial(matchup), -1, matchup),
    before: deviationsBefore(
      model,
      matchup,
      played.map(({ final }) => final),
    ),
    inside: deviationsInside(model, matchup, played, (game) => 1 + Math.floor(((game * SPREAD) % 1) * usual), WHOLE),
    problems: [...new Set(played.slice(0, walked).flatMap(({ timeline }) => walk(model, matchup, timeline)))],
    minutes: played.map(({ timeline }) => timeline.endsAt / 60_000).sort((a, b) => a - b),
  };
}

function walk<State>(model: FamilyModel<State>, matchup: Matchup, timeline: Timeline): string[] {
  return [...modelProblems(model, matchup, timeline, LOOKS), ...viewProblems(model, matchup, timeline)];
}
