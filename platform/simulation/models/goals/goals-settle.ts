import type { Pair } from '#shared/domain/game/game-state.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { Matchup, OutcomeStatus } from '../model.ts';
import { type GoalsState, inPeriod, inRegulation, type Tally } from './goals-state.ts';
import { HALF_RULES, type HalfRule } from './half-rules.ts';
import { type CountedCourse, settleOrder } from './order-settle.ts';
import { type PairRule, pairRule } from './pair-rules.ts';
import { type GoalsRules, rulesOf } from './sport-rules.ts';
import { settleWinner } from './winner-settle.ts';

/** One outcome of one market. */
export interface Selection {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly outcome: number;
}

/** Count that exceeds every line and every margin, for goals that a side may still add without end. */
const ENDLESS = 1000;

const CORNER_TYPES: ReadonlySet<number> = new Set(Object.values(CORNER_MARKET));
const CARD_TYPES: ReadonlySet<number> = new Set(Object.values(CARD_MARKET));
const RED_TYPES: ReadonlySet<number> = new Set([CARD_MARKET.red, CARD_MARKET.red1, CARD_MARKET.red2]);
const WINNER_TYPES: ReadonlySet<number> = new Set([
  COMMON_MARKET.winner,
  COMMON_MARKET.overtime,
  GOAL_MARKET.winningMethod,
]);

/** Returns the counts so far that a market is about. */
function tallyOf(typeId: number, state: GoalsState): Tally {
  if (CORNER_TYPES.has(typeId)) return state.corners;
  return CARD_TYPES.has(typeId) ? state.cards : state.goals;
}

function countsOf({ typeId, period }: Selection, state: GoalsState, rules: GoalsRules): Pair {
  if (RED_TYPES.has(typeId)) return state.reds;
  if (typeId === GOAL_MARKET.penaltyAwarded) return state.penalties;
  const tally = tallyOf(typeId, state);
  return period === 0 ? inRegulation(tally, rules) : inPeriod(tally, period);
}

/** Tells whether the counts of a period, or of the whole game, are final. */
export function isClosed(state: GoalsState, period: number, rules: GoalsRules): boolean {
  return state.closed >= (period === 0 ? rules.periods : period);
}

/** Returns the counts in the period of a market; the whole game is without overtime. */
function courseOf(state: GoalsState, selection: Selection, rules: GoalsRules): CountedCourse {
  const { typeId, period: asked } = selection;
  const marks = tallyOf(typeId, state).marks.filter(({ period }) =>
    asked === 0 ? period <= rules.periods : period === asked,
  );
  return { marks, score: countsOf(selection, state, rules), isOver: isClosed(state, asked, rules) };
}

/** Lists what a side may still add: one by one as far as a market asks for exact numbers, and then `ENDLESS`. */
function additions(counts: readonly number[]): number[] {
  const exact = Math.max(...counts, 0) + 10;
  return [...Array.from({ length: exact + 1 }, (_, more) => more), ENDLESS, ENDLESS + 1];
}

/** Returns the status on which all of these endings agree, or null when they differ. */
function agreed(statuses: Iterable<OutcomeStatus>): OutcomeStatus | null {
  let found: OutcomeStatus | null = null;
  for (const status of statuses) {
    if (found !== null && status !== found) return null;
    found = status;
  }
  return found;
}

function* pairEndings(counts: Pair, rule: PairRule, outcome: number): Iterable<OutcomeStatus> {
  const more = additions(counts);
  // The extreme endings disagree at once for an open outcome, so they come first.
  yield rule(counts[0] + ENDLESS, counts[1], outcome);
  yield rule(counts[0], counts[1] + ENDLESS, outcome);
  for (const first of more) for (const second of more) yield rule(counts[0] + first, counts[1] + second, outcome);
}

function settlePair(counts: Pair, isOver: boolean, rule: PairRule, outcome: number): OutcomeStatus | null {
  if (isOver) return rule(counts[0], counts[1], outcome);
  return agreed(pairEndings(counts, rule, outcome));
}

function* halfEndings(half1: Pair, half2: Pair, rule: HalfRule, outcome: number): Iterable<OutcomeStatus> {
  const more = additions([...half1, ...half2]);
  for (const first of more) {
    for (const second of more) {
      yield rule(half1, [half2[0] + first, half2[1] + second]) === outcome ? 1 : 0;
    }
  }
}

/** Settles a market on both halves; nothing is decided before the first half is over. */
function settleHalves(state: GoalsState, rule: HalfRule, outcome: number): OutcomeStatus | null {
  const [half1, half2] = [inPeriod(state.goals, 1), inPeriod(state.goals, 2)];
  if (state.closed >= 2) return rule(half1, half2) === outcome ? 1 : 0;
  return state.closed >= 1 ? agreed(halfEndings(half1, half2, rule, outcome)) : null;
}

/** Returns the period with the most goals, 3 when several share it. */
function highestPeriod(totals: readonly number[]): number {
  const highest = Math.max(...totals);
  return totals.indexOf(highest) === totals.lastIndexOf(highest) ? totals.indexOf(highest) : 3;
}

function settleHighestPeriod(state: GoalsState, outcome: number): OutcomeStatus | null {
  const totals = [1, 2, 3].map((period) => inPeriod(state.goals, period)).map(([home, away]) => home + away);
  if (state.closed >= 3) return highestPeriod(totals) === outcome ? 1 : 0;
  if (state.closed < 1) return null;
  const more = additions(totals);
  const [first = 0, second = 0, third = 0] = totals;
  const endings = (state.closed >= 2 ? [0] : more).flatMap((middle) =>
    more.map((last): OutcomeStatus => (highestPeriod([first, second + middle, third + last]) === outcome ? 1 : 0)),
  );
  return agreed(endings);
}

function settleCounts(
  state: GoalsState,
  type: MarketType,
  selection: Selection,
  rules: GoalsRules,
): OutcomeStatus | null {
  const rule = pairRule(type, selection.param);
  if (rule === null) return state.phase === 'finished' ? 2 : null;
  const isOver = isClosed(state, selection.period, rules);
  return settlePair(countsOf(selection, state, rules), isOver, rule, selection.outcome);
}

/**
 * Returns the status of an outcome that this state decides, or null while it is open. Once the game is over, a period
 * that was never played and a market that the sport does not have return the stake.
 */
export function settleGoals(state: GoalsState, selection: Selection, matchup: Matchup): OutcomeStatus | null {
  const rules = rulesOf(matchup.sportId, matchup.params);
  const type = findMarketType(selection.typeId);
  if (type === undefined) return state.phase === 'finished' ? 2 : null;
  const halfRule = HALF_RULES.get(type.id);
  if (halfRule !== undefined) return settleHalves(state, halfRule, selection.outcome);
  if (type.id === GOAL_MARKET.highestPeriod) return settleHighestPeriod(state, selection.outcome);
  if (WINNER_TYPES.has(type.id)) return settleWinner(state, type.id, selection.outcome, rules);
  const ordered = settleOrder(state, courseOf(state, selection, rules), selection);
  return ordered === undefined ? settleCounts(state, type, selection, rules) : ordered;
}
