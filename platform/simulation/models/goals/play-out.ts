import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Random } from '../../random.ts';
import type { Matchup } from '../model.ts';
import { clockAt, type GoalsState, goalsWinner, type Mark, regulationScore, type Tally } from './goals-state.ts';
import { type MassCurve, massCurve } from './mass-curve.ts';
import { CARD_GROWTH, CORNER_GROWTH, correction, spansLeft } from './outlook.ts';
import { type Rates, ratesOf, redFactor, type SideRates } from './rates.ts';
import { clockRateOf, type GoalsRules, rulesOf } from './sport-rules.ts';
import { overtimeShare } from './winner-markets.ts';

const SIDES = [0, 1] as const;

/** Event to come, by its mass on the curve of its process. */
interface Point {
  readonly side: 0 | 1;
  readonly mass: number;
}

/** Running process of one kind: its curve and the mass that has passed. */
interface Process {
  readonly curve: MassCurve;
  readonly now: number;
}

interface Rest {
  readonly rules: GoalsRules;
  readonly rates: Rates;
  readonly state: GoalsState;
  readonly clock: number;
}

function processOf({ rules, state, clock }: Rest, growth: number): Process {
  const curve = massCurve(rules, growth);
  const open = spansLeft(state, clock, rules, curve).find(({ from, to }) => to > from);
  return { curve, now: open?.from ?? 1 };
}

function scattered(random: Random, { now }: Process, rates: SideRates): Point[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: random.poisson(rates[side] * (1 - now)) }, () => ({
      side,
      mass: now + (1 - now) * random.uniform(),
    })),
  ).sort((a, b) => a.mass - b.mass);
}

/** Draws the goals of one side to come; its rate changes with every red card. */
function goalsOf(random: Random, side: 0 | 1, { rates, rules, state }: Rest, now: number, reds: readonly Point[]) {
  const goals: Point[] = [];
  const seen: [number, number] = [state.reds[0], state.reds[1]];
  let from = now;
  for (const until of [...reds, null]) {
    const end = until?.mass ?? 1;
    const rate = rates.goals[side] * redFactor(rules, seen[side], seen[side === 0 ? 1 : 0]);
    for (let mass = from + random.exponential(1 / rate); mass < end; mass += random.exponential(1 / rate)) {
      goals.push({ side, mass });
    }
    from = end;
    if (until !== null) seen[until.side] += 1;
  }
  return goals;
}

/** Draws the pending penalty. */
function pendingGoal(random: Random, { state, rules }: Rest, now: number): Point[] {
  const side = state.pendingPenalty;
  const conversion = rules.football?.penaltyConversion ?? 0;
  return side !== null && random.chance(conversion) ? [{ side, mass: now }] : [];
}

/** Draws goals and red cards to come and accepts them in proportion to the weight of the final score. */
function drawCourse(random: Random, rest: Rest, { now }: Process): { goals: Point[]; reds: Point[] } {
  const { rates, rules, state } = rest;
  const [home, away] = regulationScore(state, rules);
  const maxWeight = 1 + Math.max(0, ...(rates.lowScores?.flat() ?? []));
  for (;;) {
    const reds = scattered(random, { curve: massCurve(rules, rules.growth), now }, rates.reds);
    const goals = [
      ...pendingGoal(random, rest, now),
      ...SIDES.flatMap((side) => goalsOf(random, side, rest, now, reds)),
    ];
    const first = goals.filter(({ side }) => side === 0).length;
    const weight = 1 + correction(rates.lowScores, home + first, away + goals.length - first);
    if (random.chance(weight / maxWeight)) return { goals: goals.sort((a, b) => a.mass - b.mass), reds };
  }
}

function markOf({ curve }: Process, { side, mass }: Point, { rules, state }: Rest): Mark {
  let period = 1;
  while (period < rules.periods && mass >= curve.endOf(period)) period += 1;
  return { side, period, clock: curve.clockAt(period, mass, period === state.period ? state.added : 0) };
}

function plus(pair: Pair, side: 0 | 1): Pair {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

function counted(tally: Tally, marks: readonly Mark[]): Tally {
  const byPeriod = [...tally.byPeriod];
  let { total } = tally;
  for (const { side, period } of marks) {
    while (byPeriod.length < period) byPeriod.push([0, 0]);
    byPeriod[period - 1] = plus(byPeriod[period - 1] ?? [0, 0], side);
    total = plus(total, side);
  }
  return { byPeriod, total, marks: [...tally.marks, ...marks] };
}

/** Ends a level game that has overtime: a goal in what is left of it, else an even shoot-out. */
function afterOvertime(random: Random, state: GoalsState, { rules, rates, clock, state: from }: Rest): GoalsState {
  const { overtime } = rules;
  if (overtime === null || goalsWinner(state, rules) !== null) return state;
  const period = rules.periods + 1;
  const isBeyond = from.period === period && from.phase === 'playing';
  const left = from.phase === 'shootout' ? 0 : overtime.clockMs - (isBeyond ? clock : 0);
  const wait = random.exponential(overtime.clockMs / overtime.goals);
  const ended = { ...state, closed: period, period };
  if (wait < left) {
    const side = random.chance(overtimeShare(rates.goals)) ? 0 : 1;
    const mark = { side, period, clock: overtime.clockMs - left + wait } as const;
    return { ...ended, goals: counted(state.goals, [mark]) };
  }
  return { ...ended, shootout: random.chance(0.5) ? [1, 0] : [0, 1] };
}

/** Draws penalties to come: a share of the goals, and those that are missed. */
function penaltiesToCome(random: Random, rest: Rest, process: Process, goals: readonly Point[]): Pair {
  const { rates, state } = rest;
  let { penalties } = state;
  for (const { side, mass } of goals) {
    // A pending penalty has been counted already.
    if (mass > process.now && random.chance(rates.penaltyGoals)) penalties = plus(penalties, side);
  }
  for (const { side } of scattered(random, process, rates.missedPenalties)) penalties = plus(penalties, side);
  return penalties;
}

/**
 * Plays on from a state to the end of the game: goals, cards, corners and penalties by the rates that price them, each
 * on the curve of its own process.
 */
export function playOutGoals(from: GoalsState, t: number, matchup: Matchup, random: Random): GoalsState {
  if (from.phase === 'finished') return from;
  const rules = rulesOf(matchup.sportId, matchup.params);
  const clock = clockAt(from, t, clockRateOf(rules, matchup.params));
  const rest: Rest = { rules, rates: ratesOf(matchup, rules), state: from, clock };
  const process = processOf(rest, rules.growth);
  const { goals, reds } = drawCourse(random, rest, process);
  const ended: GoalsState = {
    ...from,
    period: Math.max(from.period, rules.periods),
    closed: Math.max(from.closed, rules.periods),
    running: false,
    pendingPenalty: null,
    goals: counted(
      from.goals,
      goals.map((point) => markOf(process, point, rest)),
    ),
    ...(rules.football === null ? {} : incidents(random, rest, process, { goals, reds })),
    phase: 'finished',
  };
  return afterOvertime(random, ended, rest);
}

/** Draws the football events besides goals. */
function incidents(random: Random, rest: Rest, process: Process, drawn: { goals: Point[]; reds: Point[] }) {
  const { state, rates } = rest;
  const corners = processOf(rest, CORNER_GROWTH);
  const cards = processOf(rest, CARD_GROWTH);
  const marksOf = (curve: Process, points: readonly Point[]) => points.map((point) => markOf(curve, point, rest));
  const redMarks = marksOf(process, drawn.reds);
  const yellowMarks = marksOf(cards, scattered(random, cards, rates.yellows));
  const cardMarks = [...redMarks, ...yellowMarks].sort((a, b) => a.period - b.period || a.clock - b.clock);
  const sum = (pair: Pair, marks: readonly Mark[]) => marks.reduce((total, { side }) => plus(total, side), pair);
  return {
    corners: counted(state.corners, marksOf(corners, scattered(random, corners, rates.corners))),
    cards: counted(state.cards, cardMarks),
    yellows: sum(state.yellows, yellowMarks),
    reds: sum(state.reds, redMarks),
    penalties: penaltiesToCome(random, rest, process, drawn.goals),
  };
}
