import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Matchup, TimelineEvent } from '../model.ts';
import { clockRateOf, type GoalsRules, rulesOf } from './sport-rules.ts';
import { suspensionOf } from './suspension.ts';

/** Counted event, in game order. */
export interface Mark {
  readonly side: 0 | 1;
  readonly period: number;
  /** Game clock of its period, ms. */
  readonly clock: number;
}

export type GoalsPhase = 'scheduled' | 'playing' | 'break' | 'shootout' | 'finished';

/** Count by periods. */
export interface Tally {
  /** Counts from the first period on; a period that has not begun may be missing. */
  readonly byPeriod: readonly Pair[];
  /** Sum of all periods. */
  readonly total: Pair;
  /** All counted events in order. */
  readonly marks: readonly Mark[];
}

/** State of a game with all that prices and settlement need. Times are ms after the start of the game. */
export interface GoalsState {
  readonly phase: GoalsPhase;
  /** 1-based number of the running or last period, overtime included; 0 before the start. */
  readonly period: number;
  /** Number of periods that are over. */
  readonly closed: number;
  /** Game clock of the period, ms, at `clockT`. */
  readonly clock: number;
  readonly clockT: number;
  readonly running: boolean;
  /** Announced added time of the running period, ms; 0 while there is none. */
  readonly added: number;
  readonly goals: Tally;
  readonly corners: Tally;
  /** Yellow and red cards; each card counts one. */
  readonly cards: Tally;
  readonly yellows: Pair;
  readonly reds: Pair;
  readonly penalties: Pair;
  /** Side with a penalty that is awarded and not yet taken; null for none. */
  readonly pendingPenalty: 0 | 1 | null;
  readonly shootout: Pair;
  readonly suspendedUntil: number;
  readonly incident: { readonly kind: string; readonly side: 0 | 1 | null; readonly t: number } | null;
}

const ZERO: Pair = [0, 0];
const EMPTY: Tally = { byPeriod: [], total: ZERO, marks: [] };

/** Kinds that only move the clock and are never shown as incidents. */
const SILENT = new Set(['clock_start', 'clock_stop']);

/** State before the first whistle. */
export const SCHEDULED: GoalsState = {
  phase: 'scheduled',
  period: 0,
  closed: 0,
  clock: 0,
  clockT: 0,
  running: false,
  added: 0,
  goals: EMPTY,
  corners: EMPTY,
  cards: EMPTY,
  yellows: ZERO,
  reds: ZERO,
  penalties: ZERO,
  pendingPenalty: null,
  shootout: ZERO,
  suspendedUntil: Number.NEGATIVE_INFINITY,
  incident: null,
};

/** Returns the game clock of the running period, ms, at `t`. */
export function clockAt(state: GoalsState, t: number, rate: number): number {
  return state.running ? state.clock + Math.max(t - state.clockT, 0) * rate : state.clock;
}

function plusOne(pair: Pair, side: 0 | 1): Pair {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

function counted(tally: Tally, mark: Mark): Tally {
  const byPeriod = [...tally.byPeriod];
  while (byPeriod.length < mark.period) byPeriod.push(ZERO);
  byPeriod[mark.period - 1] = plusOne(byPeriod[mark.period - 1] ?? ZERO, mark.side);
  return { byPeriod, total: plusOne(tally.total, mark.side), marks: [...tally.marks, mark] };
}

/** Counts an event for its side in the running period; in a break for the period that follows. */
function markOf(state: GoalsState, side: 0 | 1, clock: number, rules: GoalsRules): Mark {
  if (state.phase === 'playing') return { side, period: state.period, clock };
  return { side, period: Math.min(state.closed + 1, rules.periods + (rules.overtime === null ? 0 : 1)), clock: 0 };
}

function onClock(state: GoalsState, event: TimelineEvent, rules: GoalsRules): GoalsState {
  switch (event.kind) {
    case 'period_start':
      return { ...state, phase: 'playing', period: event.value ?? state.closed + 1, clock: 0, running: true, added: 0 };
    case 'period_end':
      return { ...state, phase: 'break', closed: Math.max(state.closed, state.period), running: false };
    case 'added_time':
      return { ...state, added: event.value ?? 0 };
    case 'clock_stop':
      return { ...state, running: false };
    case 'clock_start':
      return { ...state, running: state.phase === 'playing' };
    case 'shootout_start':
      return { ...state, phase: 'shootout', running: false };
    case 'finish':
      return {
        ...state,
        phase: 'finished',
        running: false,
        pendingPenalty: null,
        closed: Math.max(state.closed, state.period, rules.periods),
      };
    default:
      return state;
  }
}

function onIncident(state: GoalsState, kind: string, mark: Mark): GoalsState {
  switch (kind) {
    case 'goal':
      return { ...state, goals: counted(state.goals, mark), pendingPenalty: null };
    case 'corner':
      return { ...state, corners: counted(state.corners, mark) };
    case 'yellow_card':
      return { ...state, cards: counted(state.cards, mark), yellows: plusOne(state.yellows, mark.side) };
    case 'red_card':
      return { ...state, cards: counted(state.cards, mark), reds: plusOne(state.reds, mark.side) };
    case 'penalty_awarded':
      return { ...state, penalties: plusOne(state.penalties, mark.side), pendingPenalty: mark.side };
    case 'penalty_missed':
      return { ...state, pendingPenalty: null };
    case 'shootout_goal':
      return { ...state, shootout: plusOne(state.shootout, mark.side) };
    default:
      return state;
  }
}

/** Returns the state after one more event. A kind that the sport does not know only becomes the last incident. */
export function applyEvent(state: GoalsState, event: TimelineEvent, matchup: Matchup): GoalsState {
  if (state.phase === 'finished') return state;
  const rules = rulesOf(matchup.sportId, matchup.params);
  const clock = clockAt(state, event.t, clockRateOf(rules, matchup.params));
  const timed: GoalsState = {
    ...state,
    clock,
    clockT: event.t,
    suspendedUntil: Math.max(state.suspendedUntil, event.t + suspensionOf(event.kind)),
    incident: SILENT.has(event.kind) ? state.incident : { kind: event.kind, side: event.side, t: event.t },
  };
  const moved = onClock(timed, event, rules);
  return event.side === null ? moved : onIncident(moved, event.kind, markOf(moved, event.side, clock, rules));
}

/** Returns the winner, overtime and shoot-out included: 0, 1, or null while there is none. */
export function goalsWinner(state: GoalsState, rules: GoalsRules): 0 | 1 | null {
  if (state.closed < rules.periods) return null;
  const margin = regulationScore(state, rules);
  const extra = state.goals.byPeriod[rules.periods] ?? ZERO;
  const shots = state.phase === 'finished' ? state.shootout[0] - state.shootout[1] : 0;
  const lead = margin[0] - margin[1] || extra[0] - extra[1] || shots;
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

/** Returns the count of one period; 0:0 when it has not begun. */
export function inPeriod(tally: Tally, period: number): Pair {
  return tally.byPeriod[period - 1] ?? ZERO;
}

/** Returns the count of regulation time. */
export function inRegulation(tally: Tally, rules: GoalsRules): Pair {
  let first = 0;
  let second = 0;
  for (let period = 1; period <= rules.periods; period += 1) {
    const [home, away] = inPeriod(tally, period);
    first += home;
    second += away;
  }
  return [first, second];
}

/** Returns the goals of regulation time, which decide all markets but those of the winner. */
export function regulationScore(state: GoalsState, rules: GoalsRules): Pair {
  return inRegulation(state.goals, rules);
}
