import { GAME_STATUS, type GameState, type GameStatusId, type Pair } from '#shared/domain/game/game-state.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { Matchup } from '../model.ts';
import { type GoalsPhase, type GoalsState, inPeriod } from './goals-state.ts';
import { clockRateOf, type GoalsRules, rulesOf } from './sport-rules.ts';

const SECOND = 1000;

function statusOf(phase: GoalsPhase): GameStatusId {
  switch (phase) {
    case 'scheduled':
      return GAME_STATUS.scheduled;
    case 'playing':
    case 'shootout':
      return GAME_STATUS.live;
    case 'break':
      return GAME_STATUS.break;
    case 'finished':
      return GAME_STATUS.finished;
    default:
      return assertNever(phase, 'phase');
  }
}

/** Returns one goal for the winner of a decided shoot-out. */
function shootoutScore(state: GoalsState): Pair | null {
  const lead = state.shootout[0] - state.shootout[1];
  if (state.phase !== 'finished' || lead === 0) return null;
  return lead > 0 ? [1, 0] : [0, 1];
}

function periodScores(state: GoalsState): Pair[] {
  const played = Math.max(state.period, state.goals.byPeriod.length);
  const scores = Array.from({ length: played }, (_, index) => inPeriod(state.goals, index + 1));
  const decided = shootoutScore(state);
  return decided === null ? scores : [...scores, decided];
}

/** Returns the goals of all periods, overtime and the goal of a won shoot-out included. */
export function fullScore(state: GoalsState): Pair {
  return periodScores(state).reduce<Pair>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
}

/**
 * Returns the clock as the sport shows it, counting through the periods, in whole seconds, and the instant (ms after
 * the start) of that reading. Both stay the same until the next event.
 */
function clockFace(state: GoalsState, rules: GoalsRules, rate: number): { seconds: number; t: number } {
  const before = Math.max(state.period - 1, 0) * rules.periodClockMs;
  const full = state.period > rules.periods ? (rules.overtime?.clockMs ?? 0) : rules.periodClockMs;
  const isOver = state.phase === 'break' || state.phase === 'finished';
  const clock = before + (isOver ? Math.min(state.clock, full) : state.clock);
  const seconds = Math.floor(clock / SECOND);
  if (!state.running) return { seconds, t: state.clockT };
  return { seconds, t: Math.round(state.clockT - (clock - seconds * SECOND) / rate) };
}

function countersOf(state: GoalsState, rules: GoalsRules): Record<string, Pair> | null {
  if (rules.football !== null) return { corners: state.corners.total, yellow: state.yellows, red: state.reds };
  const hasShots = state.phase === 'shootout' || state.shootout[0] + state.shootout[1] > 0;
  return hasShots ? { shootout: state.shootout } : null;
}

/** Returns the visible state at `t` ms after the start. */
export function viewOf(state: GoalsState, t: number, matchup: Matchup): GameState {
  const rules = rulesOf(matchup.sportId, matchup.params);
  const rate = clockRateOf(rules, matchup.params);
  const clock = clockFace(state, rules, rate);
  const counters = countersOf(state, rules);
  const { incident } = state;
  return {
    statusId: statusOf(state.phase),
    period: state.period,
    ...(state.phase === 'shootout' && { phase: 'shootout' as const }),
    clockSeconds: clock.seconds,
    clockAt: matchup.startAt + clock.t,
    clockRate: state.running ? rate : 0,
    score: fullScore(state),
    periodScores: periodScores(state),
    suspended: t < state.suspendedUntil || state.pendingPenalty !== null || state.phase === 'shootout',
    incident: incident && { kind: incident.kind, side: incident.side, at: matchup.startAt + incident.t },
    ...(counters && { counters }),
  };
}
