import type { Random } from '../../random.ts';
import { massCurve } from './mass-curve.ts';
import { CARD_GROWTH, CORNER_GROWTH, correction } from './outlook.ts';
import { type Rates, redFactor, type SideRates } from './rates.ts';
import type { GoalsRules } from './sport-rules.ts';

/** Event of regulation time before the clock is laid out. */
export interface DrawnEvent {
  readonly kind:
    | 'goal'
    | 'penalty_goal'
    | 'penalty_missed'
    | 'corner'
    | 'yellow_card'
    | 'red_card'
    | 'attack'
    | 'danger';
  readonly side: 0 | 1;
  readonly period: number;
  /** Game clock of the period, ms. */
  readonly clock: number;
}

interface Point {
  readonly kind: DrawnEvent['kind'];
  readonly side: 0 | 1;
  /** Position on the mass curve of the process. */
  readonly mass: number;
}

/** Added time of each period, ms. */
export type AddedTimes = readonly number[];

const SIDES = [0, 1] as const;

function scattered(random: Random, kind: DrawnEvent['kind'], side: 0 | 1, mean: number): Point[] {
  return Array.from({ length: random.poisson(mean) }, () => ({ kind, side, mass: random.uniform() }));
}

/** Draws the goals of one side: a Poisson process whose rate changes at every red card. */
function drawGoals(random: Random, side: 0 | 1, rates: Rates, rules: GoalsRules, reds: readonly Point[]): Point[] {
  const goals: Point[] = [];
  const seen: [number, number] = [0, 0];
  let from = 0;
  for (const until of [...reds, null]) {
    const end = until?.mass ?? 1;
    const rate = rates.goals[side] * redFactor(rules, seen[side], seen[side === 0 ? 1 : 0]);
    for (let mass = from + random.exponential(1 / rate); mass < end; mass += random.exponential(1 / rate)) {
      goals.push({ kind: random.chance(rates.penaltyGoals) ? 'penalty_goal' : 'goal', side, mass });
    }
    from = end;
    if (until !== null) seen[until.side] += 1;
  }
  return goals;
}

function drawOnce(random: Random, rates: Rates, rules: GoalsRules): { reds: Point[]; goals: [Point[], Point[]] } {
  const reds = SIDES.flatMap((side) => scattered(random, 'red_card', side, rates.reds[side]));
  reds.sort((a, b) => a.mass - b.mass);
  return { reds, goals: [drawGoals(random, 0, rates, rules, reds), drawGoals(random, 1, rates, rules, reds)] };
}

/**
 * Draws the goals and red cards of a game. It accepts a course in proportion to the weight of its final score, so that
 * accepted courses have the corrected distribution at the end and at every moment before.
 */
function drawCourse(random: Random, rates: Rates, rules: GoalsRules): Point[] {
  const maxWeight = 1 + Math.max(0, ...(rates.lowScores?.flat() ?? []));
  for (;;) {
    const { reds, goals } = drawOnce(random, rates, rules);
    const weight = 1 + correction(rates.lowScores, goals[0].length, goals[1].length);
    if (random.chance(weight / maxWeight)) return [...reds, ...goals[0], ...goals[1]];
  }
}

/** Draws events of play for the tracker, more of them for the side that scores more. */
function drawAttacks(random: Random, rates: Rates, mean: number): Point[] {
  const share = rates.goals[0] / (rates.goals[0] + rates.goals[1]);
  const sides: SideRates = [mean * (0.25 + share / 2), mean * (0.75 - share / 2)];
  return SIDES.flatMap((side) => [
    ...scattered(random, 'attack', side, sides[side] * 0.6),
    ...scattered(random, 'danger', side, sides[side] * 0.4),
  ]);
}

function placed(points: readonly Point[], rules: GoalsRules, growth: number, added: AddedTimes): DrawnEvent[] {
  const curve = massCurve(rules, growth);
  return points.map(({ kind, side, mass }) => {
    let period = 1;
    while (period < rules.periods && mass >= curve.endOf(period)) period += 1;
    return { kind, side, period, clock: curve.clockAt(period, mass, added[period - 1] ?? 0) };
  });
}

/** Draws all events of regulation time, by period and clock. */
export function drawMatch(
  random: Random,
  rates: Rates,
  rules: GoalsRules,
  options: { readonly added: AddedTimes; readonly attacks: number },
): DrawnEvent[] {
  const { added } = options;
  const ofSides = (kind: DrawnEvent['kind'], means: SideRates): Point[] =>
    SIDES.flatMap((side) => scattered(random, kind, side, means[side]));
  const drawn = [
    ...placed(drawCourse(random, rates, rules), rules, rules.growth, added),
    ...placed(ofSides('penalty_missed', rates.missedPenalties), rules, rules.growth, added),
    ...placed(ofSides('corner', rates.corners), rules, CORNER_GROWTH, added),
    ...placed(ofSides('yellow_card', rates.yellows), rules, CARD_GROWTH, added),
    ...placed(drawAttacks(random, rates, options.attacks), rules, 0, added),
  ];
  return drawn.sort((a, b) => a.period - b.period || a.clock - b.clock);
}
