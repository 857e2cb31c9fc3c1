import { assertNever } from '../../errors/assert-never.ts';
import type { MarketType, OutcomeSet } from './market-type.ts';

/** A score named by an outcome: first side, second side. */
export type ListedScore = readonly [first: number, second: number];

/** The highest goals of a side that a correct-score outcome names when its type lists no scores itself. */
export const CORRECT_SCORE_TOP = 4;

const GRID = Array.from({ length: CORRECT_SCORE_TOP + 1 }, (_, count) => count);

const DEFAULT_SCORES: readonly ListedScore[] = GRID.flatMap((first) =>
  GRID.map((second): ListedScore => [first, second]),
);

/** The nine outcomes of half-time/full-time: who leads at the break, who wins; 0 first side, 1 nobody, 2 second side. */
export const HALF_FULL_PAIRS: readonly (readonly [half: number, full: number])[] = [0, 1, 2].flatMap((half) =>
  [0, 1, 2].map((full) => [half, full] as const),
);

/** Outcome keys of the sets that are the same for every type; null for those that a type spells out. */
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

/** The score that an outcome key of the form `3_1` names, or null. */
function scoreOfKey(key: string): ListedScore | null {
  const match = /^(\d+)_(\d+)$/.exec(key);
  return match === null ? null : [Number(match[1]), Number(match[2])];
}

/**
 * The scores that a correct-score market names, by index of the outcome (betting §3, Bet: market). A type may list its
 * own as outcome keys of the form `3_1`; the default ones leave scores out, so one more outcome, "any other", follows.
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
 * The names of all outcomes of a type by index: what `outcome_` is put before to make a key of the locale namespace
 * `markets` (betting §3, Bet: market). Scores share one name, for their text is made of numbers.
 */
export function outcomeNames(type: MarketType): readonly string[] {
  const known = namesByType.get(type);
  if (known !== undefined) return known;
  const own = type.outcomes === 'correctScore' ? type.outcomeKeys?.map(nameOfScore) : type.outcomeKeys;
  const names = own ?? keysOfSet(type.outcomes) ?? [];
  namesByType.set(type, names);
  return names;
}

/** How many outcomes a market of this type has; indices run from 0 (betting §3, Bet: market). */
export function outcomeCount(type: MarketType): number {
  return outcomeNames(type).length;
}

/**
 * How many outcomes of a market win together, so what its fair probabilities and pushes sum to: 2 for double chances,
 * else 1 (betting §3, Bet: market).
 */
export function winnersOf(type: MarketType): number {
  return type.winners ?? (type.outcomes === 'doubleChance' ? 2 : 1);
}
