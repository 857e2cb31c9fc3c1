import { lineOf } from '#shared/domain/markets/market-line.ts';
import { outcomeCount, scoresOf } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { OutcomeStatus } from '../model.ts';
import { signOf } from './score-grid.ts';

const LOST: OutcomeStatus = 0;
const WON: OutcomeStatus = 1;
const RETURNED: OutcomeStatus = 2;
const HALF_WON: OutcomeStatus = 4;
const HALF_LOST: OutcomeStatus = 5;

const G = GOAL_MARKET;
const C = COMMON_MARKET;

/** Settles an outcome by a final pair of counts. */
export type PairRule = (first: number, second: number, outcome: number) => OutcomeStatus;

function won(isWon: boolean): OutcomeStatus {
  return isWon ? WON : LOST;
}

/** Returns the status of a stake above a line, by the distance of the count from it. */
function beyond(distance: number): OutcomeStatus {
  if (distance === 0) return RETURNED;
  if (distance === 0.25) return HALF_WON;
  if (distance === -0.25) return HALF_LOST;
  return won(distance > 0);
}

/** Builds the rule of a question: index 0 is yes. */
function question(holds: (first: number, second: number) => boolean): PairRule {
  return (first, second, outcome) => won(holds(first, second) === (outcome === 0));
}

/** Builds the rule of a market in which exactly one outcome wins: the one with this index. */
function single(index: (first: number, second: number) => number): PairRule {
  return (first, second, outcome) => won(index(first, second) === outcome);
}

/** Sign that each outcome of a double chance leaves out; it covers the two others. */
const LEFT_OUT = [2, 1, 0] as const;

function coversSign(chance: number, first: number, second: number): boolean {
  return signOf(first, second) !== LEFT_OUT[chance];
}

function counted(type: MarketType, count: (first: number, second: number) => number): PairRule {
  const top = outcomeCount(type) - 1;
  return single((first, second) => Math.min(count(first, second), top));
}

/** Lowest counts of each range. */
export const RANGE_STARTS: Readonly<Record<number, readonly number[]>> = {
  [G.goalRange]: [0, 2, 4, 6],
  [G.goalRangeHigh]: [0, 4, 6, 8],
  [CORNER_MARKET.range]: [0, 9, 12],
};

function ranged(type: MarketType): PairRule {
  const starts = RANGE_STARTS[type.id] ?? [0];
  return single((first, second) => starts.findLastIndex((start) => first + second >= start));
}

function marginIndex(first: number, second: number): number {
  const margin = first - second;
  if (margin === 0) return 3;
  const size = Math.min(Math.abs(margin), 3) - 1;
  return margin > 0 ? size : 4 + size;
}

function scoreIndex(type: MarketType): (first: number, second: number) => number {
  const scores = scoresOf(type);
  return (first, second) => {
    const listed = scores.findIndex(([home, away]) => home === first && away === second);
    return listed === -1 ? scores.length : listed;
  };
}

/** Returns the rule of an outcome set that means the same in every type. */
function ruleOfSet(type: MarketType): PairRule | null {
  switch (type.outcomes) {
    case 'result':
      return single(signOf);
    case 'doubleChance':
      return (first, second, outcome) => won(coversSign(outcome, first, second));
    case 'winner':
      return (first, second, outcome) => (first === second ? RETURNED : won(first > second === (outcome === 0)));
    case 'correctScore':
      return single(scoreIndex(type));
    case 'scoreRange':
      return ranged(type);
    default:
      return null;
  }
}

/** Returns the count that a type bets on; the sum for a type that is not listed. */
function countOf(typeId: number): (first: number, second: number) => number {
  switch (typeId) {
    case C.teamTotal1:
    case C.teamOddEven1:
    case G.asianTeamTotal1:
    case G.exactGoals1:
    case CORNER_MARKET.teamTotal1:
    case CARD_MARKET.teamTotal1:
      return (first) => first;
    case C.teamTotal2:
    case C.teamOddEven2:
    case G.asianTeamTotal2:
    case G.exactGoals2:
    case CORNER_MARKET.teamTotal2:
    case CARD_MARKET.teamTotal2:
      return (_, second) => second;
    default:
      return (first, second) => first + second;
  }
}

/** Returns the rule of types that bet on a number: a line, its parity, or the number itself. */
function ruleOfCount(type: MarketType, param: number): PairRule | null {
  const count = countOf(type.id);
  const line = lineOf(type, param) ?? 0;
  switch (type.outcomes) {
    case 'overUnder':
      return (first, second, outcome) =>
        beyond(outcome === 0 ? count(first, second) - line : line - count(first, second));
    case 'handicap':
      return (first, second, outcome) => beyond(outcome === 0 ? first - second + line : second - first - line);
    case 'handicapResult':
      return single((first, second) => signOf(first + line, second));
    case 'oddEven':
      return single((first, second) => (count(first, second) % 2 === 1 ? 0 : 1));
    case 'exactCount':
      return counted(type, count);
    default:
      return null;
  }
}

/** Returns the rules of single types. */
function ruleOfType(type: MarketType, param: number): PairRule | null {
  const line = lineOf(type, param) ?? 0;
  const isOver = (first: number, second: number): number => (first + second > line ? 0 : 1);
  const isBoth = (first: number, second: number): number => (first > 0 && second > 0 ? 0 : 1);
  switch (type.id) {
    case G.bothToScore:
    case CARD_MARKET.bothCarded:
      return question((first, second) => first > 0 && second > 0);
    case G.cleanSheet1:
      return question((_, second) => second === 0);
    case G.cleanSheet2:
      return question((first) => first === 0);
    case G.winToNil1:
      return question((first, second) => first > 0 && second === 0);
    case G.winToNil2:
      return question((first, second) => second > 0 && first === 0);
    case CARD_MARKET.red:
    case G.penaltyAwarded:
      return question((first, second) => first + second > 0);
    case CARD_MARKET.red1:
      return question((first) => first > 0);
    case CARD_MARKET.red2:
      return question((_, second) => second > 0);
    case G.winningMargin:
      return single(marginIndex);
    case G.resultTotal:
      return single((first, second) => signOf(first, second) * 2 + isOver(first, second));
    case G.resultBothToScore:
      return single((first, second) => signOf(first, second) * 2 + isBoth(first, second));
    case G.totalBothToScore:
      return single((first, second) => isOver(first, second) * 2 + isBoth(first, second));
    case G.doubleChanceTotal:
      return (first, second, outcome) =>
        won(coversSign(outcome >> 1, first, second) && isOver(first, second) === (outcome & 1));
    case G.doubleChanceBothToScore:
      return (first, second, outcome) =>
        won(coversSign(outcome >> 1, first, second) && isBoth(first, second) === (outcome & 1));
    default:
      return null;
  }
}

/** Returns the rule of a market that only needs a final pair of counts; null for a type that needs more. */
export function pairRule(type: MarketType, param: number): PairRule | null {
  return ruleOfType(type, param) ?? ruleOfSet(type) ?? ruleOfCount(type, param);
}
