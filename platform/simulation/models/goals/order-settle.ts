import type { Pair } from '#shared/domain/game/game-state.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { OutcomeStatus } from '../model.ts';
import type { GoalsState, Mark } from './goals-state.ts';
import { hasBeenBehind, quarterHourOf } from './order-markets.ts';
import { signOf } from './score-grid.ts';

const G = GOAL_MARKET;
const NO_GOAL = 6;

interface Asked {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly outcome: number;
}

/** Counts in the market's period, or in regulation time when the market is about the whole game. */
export interface CountedCourse {
  readonly marks: readonly Mark[];
  readonly score: Pair;
  /** True when nothing can be added any more. */
  readonly isOver: boolean;
}

function won(isWon: boolean): OutcomeStatus {
  return isWon ? 1 : 0;
}

/** Settles a market of first side, neither, second side by the side that did it. */
function byOutcome(side: 0 | 1 | null, outcome: number): OutcomeStatus {
  return won(outcome === (side === null ? 1 : side === 0 ? 0 : 2));
}

function settleNth(marks: readonly Mark[], n: number, outcome: number, isOver: boolean): OutcomeStatus | null {
  const mark = marks[n - 1];
  if (mark !== undefined) return byOutcome(mark.side, outcome);
  return isOver ? byOutcome(null, outcome) : null;
}

function settleLast(marks: readonly Mark[], outcome: number, isOver: boolean): OutcomeStatus | null {
  if (isOver) return byOutcome(marks.at(-1)?.side ?? null, outcome);
  return marks.length > 0 && outcome === 1 ? 0 : null;
}

function settleRace(marks: readonly Mark[], target: number, outcome: number, isOver: boolean): OutcomeStatus | null {
  const counts: [number, number] = [0, 0];
  for (const { side } of marks) {
    counts[side] += 1;
    if (counts[side] >= target) return byOutcome(side, outcome);
  }
  return isOver ? byOutcome(null, outcome) : null;
}

/** Returns the quarter of an hour of the last event, to settle quarters that passed without a goal. */
function passedQuarters(state: GoalsState): number {
  if (state.phase === 'scheduled') return 0;
  if (state.phase !== 'playing') return state.closed * 3;
  return quarterHourOf({ period: state.period, clock: state.clock });
}

function settleFirstTime(
  state: GoalsState,
  marks: readonly Mark[],
  outcome: number,
  isOver: boolean,
): OutcomeStatus | null {
  const first = marks[0];
  if (first !== undefined) return won(outcome === quarterHourOf(first));
  if (isOver) return won(outcome === NO_GOAL);
  return outcome < passedQuarters(state) ? 0 : null;
}

function settleFirstResult(
  marks: readonly Mark[],
  score: Pair,
  outcome: number,
  isOver: boolean,
): OutcomeStatus | null {
  const first = marks[0];
  if (first === undefined) return isOver ? won(outcome === NO_GOAL) : null;
  if (outcome === NO_GOAL || Math.floor(outcome / 3) !== first.side) return 0;
  return isOver ? won(outcome % 3 === signOf(score[0], score[1])) : null;
}

function settleComeback(marks: readonly Mark[], score: Pair, asked: Asked, isOver: boolean): OutcomeStatus | null {
  if (!isOver) return null;
  const side = asked.typeId === G.comeback1 ? 0 : 1;
  const hasWon = signOf(score[0], score[1]) === (side === 0 ? 0 : 2);
  return won((hasWon && hasBeenBehind(marks, side)) === (asked.outcome === 0));
}

/** Settles markets on the order of events; undefined for a type of another kind. */
export function settleOrder(state: GoalsState, course: CountedCourse, asked: Asked): OutcomeStatus | null | undefined {
  const { marks, score, isOver } = course;
  switch (asked.typeId) {
    case G.nextGoal:
    case CORNER_MARKET.next:
    case CARD_MARKET.next:
      return settleNth(marks, asked.param, asked.outcome, isOver);
    case G.lastGoal:
    case CORNER_MARKET.last:
      return settleLast(marks, asked.outcome, isOver);
    case G.raceToGoals:
    case CORNER_MARKET.race:
      return settleRace(marks, asked.param, asked.outcome, isOver);
    case G.firstGoalTime:
      return settleFirstTime(state, marks, asked.outcome, isOver);
    case G.firstGoalResult:
      return settleFirstResult(marks, score, asked.outcome, isOver);
    case G.comeback1:
    case G.comeback2:
      return settleComeback(marks, score, asked, isOver);
    default:
      return undefined;
  }
}
