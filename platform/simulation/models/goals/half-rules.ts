import type { Pair } from '#shared/domain/game/game-state.ts';
import { HALF_FULL_PAIRS } from '#shared/domain/markets/market-outcomes.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { signOf } from './score-grid.ts';

const G = GOAL_MARKET;

/** Returns the index of the outcome that wins with these goals of the two halves. */
export type HalfRule = (half1: Pair, half2: Pair) => number;

function question(holds: HalfRuleTest): HalfRule {
  return (half1, half2) => (holds(half1, half2) ? 0 : 1);
}

type HalfRuleTest = (half1: Pair, half2: Pair) => boolean;

function comparison(count: (half: Pair) => number): HalfRule {
  return (half1, half2) => signOf(count(half1), count(half2));
}

const both = ([first, second]: Pair): boolean => first > 0 && second > 0;
const sum = ([first, second]: Pair): number => first + second;

function halfFull(half1: Pair, half2: Pair): number {
  const half = signOf(...half1);
  const full = signOf(half1[0] + half2[0], half1[1] + half2[1]);
  return HALF_FULL_PAIRS.findIndex((pair) => pair[0] === half && pair[1] === full);
}

/** Rules that settle markets on both halves together, by type. */
export const HALF_RULES: ReadonlyMap<number, HalfRule> = new Map([
  [COMMON_MARKET.halfTimeFullTime, halfFull],
  [G.highestHalf, comparison(sum)],
  [G.highestHalf1, comparison((half) => half[0])],
  [G.highestHalf2, comparison((half) => half[1])],
  [G.goalBothHalves, question((half1, half2) => sum(half1) > 0 && sum(half2) > 0)],
  [G.bothToScoreHalves, (half1, half2) => (both(half1) ? 0 : 2) + (both(half2) ? 0 : 1)],
  [G.scoresBothHalves1, question((half1, half2) => half1[0] > 0 && half2[0] > 0)],
  [G.scoresBothHalves2, question((half1, half2) => half1[1] > 0 && half2[1] > 0)],
  [G.winsBothHalves1, question((half1, half2) => half1[0] > half1[1] && half2[0] > half2[1])],
  [G.winsBothHalves2, question((half1, half2) => half1[0] < half1[1] && half2[0] < half2[1])],
  [G.winsEitherHalf1, question((half1, half2) => half1[0] > half1[1] || half2[0] > half2[1])],
  [G.winsEitherHalf2, question((half1, half2) => half1[0] < half1[1] || half2[0] < half2[1])],
]);
