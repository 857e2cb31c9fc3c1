import { assertNever } from '../../errors/assert-never.ts';
import type { MarketType, OutcomeSet } from './market-type.ts';

/** Score named by an outcome: first side, second side. */
export type ListedScore = readonly [first: number, second: number];

/** Highest number of goals of a side that a correct-score outcome names when its type lists no scores. */
export const CORRECT_SCORE_TOP = 4;

const GRID = Array.from({ length: CORRECT_SCORE_TOP + 1 }, (_, count) => count);

const DEFAULT_SCORES: readonly ListedScore[] = GRID.flatMap((first) =>
  GRID.map((second): ListedScore => [first, second]),
);

/** Outcomes of half-time/full-time: who leads at the break, who wins; 0 first side, 1 neither, 2 second side. */
export const HALF_FULL_PAIRS: readonly (readonly [half: number, full: number])[] = [0, 1, 2].flatMap((half) =>
  [0, 1, 2].map((full) => [half, full] as const),
);

/** Returns the outcome keys of the sets that are the same for every type; null for sets that a type spells out. */
function keysOfSet(set: OutcomeSet): readonly string[] | null {
  switch (set) {
    case 'result':
      return ['first', 'draw', 'second'];
    case 'winner':
      return ['first', 'second'];
    case 'doubleChance':
      return ['first_draw', 'first_second', 'draw_second'];
    case 'overUnder':
      return ['over', 'under'];
    case 'handicap':
      return ['handicap_first', 'handicap_second'];
    case 'handicapResult':
      return ['handicap_first', 'handicap_draw', 'handicap_second'];
    case 'yesNo':
      return ['yes', 'no'];
    case 'oddEven':
      return ['odd', 'even'];
    case 'nextScorer':
      return ['first', 'nobody', 'second'];
    case 'halfTimeFullTime':
      return HALF_FULL_PAIRS.map(() => 'half_full');
    case 'correctScore':
      return [...DEFAULT_SCORES.map(() => 'score'), 'other_score'];
    case 'exactCount':
    case 'scoreRange':
    case 'methodOfVictory':
    case 'list':
      return null;
    default:
      return assertNever(set, 'outcome set');
  }
}

/** Returns the score that an outcome key of the form `3_1` names, or null. */
function scoreOfKey(key: string): ListedScore | null {
  const match = /^(\d+)_(\d+)$/.exec(key);
  return match === null ? null : [Number(match[1]), Number(match[2])];
}

/**
 * Returns the scores that a correct-score market names, by index of the outcome (betting §3, Bet: market). A type may
 * list its own as outcome keys of the form `3_1`; the default ones leave scores out, so one more outcome, "any other",
 * follows.
 */
export function scoresOf(type: MarketType): readonly ListedScore[] {
  if (type.outcomeKeys === undefined) return DEFAULT_SCORES;
  return type.outcomeKeys.map(scoreOfKey).filter((score) => score !== null);
}

function nameOfScore(key: string): string {
  return scoreOfKey(key) === null ? key : 'score';
}

const namesByType = new WeakMap<MarketType, readonly string[]>();

/**
 * Returns the names of all outcomes of a type by index: with the prefix `outcome_` they are keys of the locale
 * namespace `markets` (betting §3, Bet: market). Scores share one name, because their text is made of numbers.
 */
export function outcomeNames(type: MarketType): readonly string[] {
  const known = namesByType.get(type);
  if (known !== undefined) return known;
  const own = type.outcomes === 'correctScore' ? type.outcomeKeys?.map(nameOfScore) : type.outcomeKeys;
  const names = own ?? keysOfSet(type.outcomes) ?? [];
  namesByType.set(type, names);
  return names;
}

/** Returns the number of outcomes of a market of this type; indices run from 0 (betting §3, Bet: market). */
export function outcomeCount(type: MarketType): number {
  return outcomeNames(type).length;
}

/**
 * Returns the number of outcomes that win together, which is the sum of the fair probabilities and pushes: 2 for double
 * chances, otherwise 1 (betting §3, Bet: market).
 */
export function winnersOf(type: MarketType): number {
  return type.winners ?? (type.outcomes === 'doubleChance' ? 2 : 1);
}
