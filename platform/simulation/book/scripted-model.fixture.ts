import { GAME_STATUS, type GameState, type Pair } from '#shared/domain/game/game-state.ts';
import type { FairMarket, FamilyModel, Matchup, OutcomeStatus, TimelineEvent } from '../models/model.ts';

/**
 * State of a small sport for tests of the book: two halves, goals of a Poisson process, a result, totals and handicaps.
 */
export interface ScriptedState {
  readonly score: Pair;
  readonly period: number;
  readonly phase: 'before' | 'play' | 'pause' | 'done';
}

const MINUTE = 60_000;
const FULL = 90 * MINUTE;
/** Mean goals of both sides between equal sides. */
const MEAN_GOALS = 2.6;
const MAX_GOALS = 12;
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5];

/** Builds a game from its goals: half-time after 45 minutes, the end after 90. */
export function scriptOfGoals(goals: readonly (readonly [minute: number, side: 0 | 1])[]): TimelineEvent[] {
  const events: TimelineEvent[] = [
    { t: 0, kind: 'period_start', side: null, value: 1 },
    { t: 45 * MINUTE, kind: 'period_end', side: null },
    { t: 45 * MINUTE + 1, kind: 'period_start', side: null, value: 2 },
    ...goals.map(([minute, side]) => ({ t: minute * MINUTE, kind: 'goal', side })),
    { t: FULL, kind: 'finish', side: null },
  ];
  return events.sort((a, b) => a.t - b.t);
}

function poisson(mean: number): number[] {
  const p = [Math.exp(-mean)];
  for (let k = 1; k <= MAX_GOALS; k += 1) p.push(((p[k - 1] as number) * mean) / k);
  return p;
}

function rates(matchup: Matchup, t: number): Pair {
  const share = 1 / (1 + 10 ** (-(matchup.homeRating - matchup.awayRating) / 400));
  const left = MEAN_GOALS * (1 - Math.min(Math.max(t, 0), FULL) / FULL);
  return [left * share, left * (1 - share)];
}

/** Calls back with every final score and its probability. */
function eachScore(state: ScriptedState, t: number, matchup: Matchup, take: (h: number, a: number, p: number) => void) {
  const [home, away] = rates(matchup, t).map(poisson) as [number[], number[]];
  for (const [h, p] of home.entries()) {
    for (const [a, q] of away.entries()) take(state.score[0] + h, state.score[1] + a, p * q);
  }
}

function fairMarkets(state: ScriptedState, t: number, matchup: Matchup): FairMarket[] {
  if (state.phase === 'done') return [];
  const result = [0, 0, 0];
  const over = LINES.map(() => 0);
  eachScore(state, t, matchup, (h, a, p) => {
    const outcome = h > a ? 0 : h === a ? 1 : 2;
    result[outcome] = (result[outcome] as number) + p;
    for (const [index, line] of LINES.entries()) if (h + a > line) over[index] = (over[index] as number) + p;
  });
  const whole = result.reduce((sum, p) => sum + p, 0);
  const totals = LINES.map((line, index) => ({ line, p: (over[index] as number) / whole }));
  return [
    { typeId: 1, period: 0, param: 0, probabilities: result.map((p) => p / whole) },
    ...totals.map(({ line, p }) => ({ typeId: 3, period: 0, param: line * 2, probabilities: [p, 1 - p] })),
  ];
}

function settled(state: ScriptedState, typeId: number, param: number, outcome: number): OutcomeStatus | null {
  const [home, away] = state.score;
  if (typeId === 3 && home + away > param / 2) return outcome === 0 ? 1 : 0;
  if (state.phase !== 'done') return null;
  if (typeId === 3) return outcome === 1 ? 1 : 0;
  const happened = home > away ? 0 : home === away ? 1 : 2;
  return outcome === happened ? 1 : 0;
}

function viewOf(state: ScriptedState, t: number, matchup: Matchup): GameState {
  const status = {
    before: GAME_STATUS.scheduled,
    play: GAME_STATUS.live,
    pause: GAME_STATUS.break,
    done: GAME_STATUS.finished,
  };
  return {
    statusId: status[state.phase],
    period: state.period,
    clockSeconds: Math.max(0, Math.floor(t / 1000)),
    clockAt: matchup.startAt + t,
    clockRate: state.phase === 'play' ? 1 : 0,
    score: state.score,
    periodScores: [state.score],
    suspended: false,
    incident: null,
  };
}

function apply(state: ScriptedState, event: TimelineEvent): ScriptedState {
  const { score } = state;
  switch (event.kind) {
    case 'period_start':
      return { ...state, phase: 'play', period: event.value ?? 1 };
    case 'period_end':
      return { ...state, phase: 'pause' };
    case 'goal':
      return { ...state, score: event.side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1] };
    case 'finish':
      return { ...state, phase: 'done' };
    default:
      return state;
  }
}

/** Creates the small sport with the timeline that the test writes. */
export function scriptedModel(script: (matchup: Matchup) => readonly TimelineEvent[]): FamilyModel<unknown> {
  const model: FamilyModel<ScriptedState> = {
    timeline(matchup) {
      const events = script(matchup);
      return { events, endsAt: events.at(-1)?.t ?? 0 };
    },
    initial: () => ({ score: [0, 0], period: 0, phase: 'before' }),
    apply,
    view: viewOf,
    markets: fairMarkets,
    settle: (state, { typeId, param, outcome }) => settled(state, typeId, param, outcome),
    score: ({ score }) => score,
    suspension: (kind) => (kind === 'goal' ? 20_000 : 0),
  };
  return model as FamilyModel<unknown>;
}
