import type { FairMarket } from '../model.ts';
import { type Distribution, exactly, mass, oddMass, signs, variance } from './distribution.ts';

/** Choice of the lines of a total or a handicap: their number on each side of the balanced one, and their distance. */
export interface LineSpread {
  /** Lines on each side of the balanced one. */
  readonly reach: number;
  /** Lowest distance of two lines, in halves: 1 includes whole lines. */
  readonly step: number;
  /** Largest number of lines within one standard deviation: wide distributions get wider steps, of whole units. */
  readonly perDeviation?: number;
}

export const MAIN_LINE: LineSpread = { reach: 0, step: 2 };

const MAX_PARAM = 1023;
/** Handicap line of 0, in halves, as the parameter of a selection id carries it. */
export const LEVEL_HANDICAP = 512;
/** Lowest chance of either side of a line on offer. */
const MIN_CHANCE = 0.03;
/** Chance from which an outcome is decided for the book. */
const SURE = 1 - 1e-7;

/** One line over a distribution: the threshold in halves, P(value > it) and P(value = it). */
interface Line {
  readonly threshold: number;
  readonly over: number;
  readonly push: number;
}

/** Adds a market unless it is decided already. Probabilities may lack a common factor: they are scaled to sum to 1. */
export function addMarket(
  out: FairMarket[],
  typeId: number,
  period: number,
  param: number,
  probabilities: readonly number[],
): void {
  let sum = 0;
  let highest = 0;
  for (const probability of probabilities) {
    sum += probability;
    if (probability > highest) highest = probability;
  }
  if (!(sum > 0) || highest / sum >= SURE) return;
  out.push({ typeId, period, param, probabilities: probabilities.map((value) => Math.max(0, value / sum)) });
}

/** Adds a market of two outcomes of which the first has this probability. */
export function addYesNo(out: FairMarket[], typeId: number, period: number, param: number, yes: number): void {
  addMarket(out, typeId, period, param, [yes, Math.max(0, 1 - yes)]);
}

/** Adds the lines of a total around the balanced one. */
export function addTotals(
  out: FairMarket[],
  typeId: number,
  period: number,
  d: Distribution,
  spread: LineSpread,
): void {
  for (const line of linesOf(d, spread)) {
    if (line.threshold < 1 || line.threshold > MAX_PARAM) continue;
    out.push(twoWay(typeId, period, line.threshold, line));
  }
}

/** Adds the lines of a handicap around the balanced one, from the distribution of first minus second. */
export function addHandicaps(
  out: FairMarket[],
  typeId: number,
  period: number,
  d: Distribution,
  spread: LineSpread,
): void {
  // In a game without draws, half a point of handicap is the winner market again.
  const minHalves = exactly(d, 0) < 1e-9 ? 2 : 0;
  for (const line of linesOf(d, spread, minHalves)) {
    const param = LEVEL_HANDICAP - line.threshold;
    if (param >= 0 && param <= MAX_PARAM) out.push(twoWay(typeId, period, param, line));
  }
}

/** Adds odd/even from the distribution of what is counted. */
export function addParity(out: FairMarket[], typeId: number, period: number, d: Distribution, param = 0): void {
  const odd = oddMass(d);
  addMarket(out, typeId, period, param, [odd, mass(d) - odd]);
}

/** Adds the three-way result from the distribution of first minus second. */
export function addResult(out: FairMarket[], typeId: number, period: number, param: number, d: Distribution): void {
  const { first, level, second } = signs(d);
  addMarket(out, typeId, period, param, [first, level, second]);
}

/** Adds the two-way winner from the distribution of first minus second; a draw gives the stake back. */
export function addWinner(out: FairMarket[], typeId: number, period: number, d: Distribution): void {
  const { first, level, second } = signs(d);
  if (level < 1e-9) addMarket(out, typeId, period, 0, [first, second]);
  else out.push({ typeId, period, param: 0, probabilities: [first, second], pushes: [level, level] });
}

function twoWay(typeId: number, period: number, param: number, line: Line): FairMarket {
  const under = Math.max(0, 1 - line.over - line.push);
  if (line.push < 1e-12) return { typeId, period, param, probabilities: [line.over, 1 - line.over] };
  return { typeId, period, param, probabilities: [line.over, under], pushes: [line.push, line.push] };
}

/** Returns the lines around the balanced one; thresholds nearer to 0 than `minHalves` halves are left out. */
function linesOf(d: Distribution, spread: LineSpread, minHalves = 0): Line[] {
  const sum = mass(d);
  if (!(sum > 0)) return [];
  const tails = tailsOf(d, sum);
  const at = (threshold: number) => lineAt(d, tails, sum, threshold);
  const balanced = balancedThreshold(d, tails);
  const centre = Math.abs(balanced) < minHalves ? nearerToEven(at(minHalves + 1), at(-minHalves - 1)) : balanced;
  const step = stepOf(d, spread);
  const lines: Line[] = [];
  for (let k = -spread.reach; k <= spread.reach; k += 1) {
    const line = at(centre + k * step);
    if (Math.abs(line.threshold) < minHalves) continue;
    const under = 1 - line.over - line.push;
    if (line.over >= MIN_CHANCE && under >= MIN_CHANCE) lines.push(line);
  }
  return lines;
}

function nearerToEven(a: Line, b: Line): number {
  return Math.abs(a.over - 0.5) <= Math.abs(b.over - 0.5) ? a.threshold : b.threshold;
}

function stepOf(d: Distribution, { reach, step, perDeviation }: LineSpread): number {
  if (perDeviation === undefined || reach === 0) return step;
  return Math.max(step, 2 * Math.round(Math.sqrt(variance(d)) / perDeviation));
}

/** `tails[i]` is P(value ≥ from + i). */
function tailsOf(d: Distribution, sum: number): Float64Array {
  const tails = new Float64Array(d.p.length + 1);
  for (let i = d.p.length - 1; i >= 0; i -= 1) tails[i] = (tails[i + 1] as number) + (d.p[i] as number) / sum;
  return tails;
}

/** Returns the half line (an odd number of halves) with the most even sides. */
function balancedThreshold(d: Distribution, tails: Float64Array): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tails.length; i += 1) {
    const off = Math.abs((tails[i] as number) - 0.5);
    if (off < distance) {
      distance = off;
      best = i;
    }
  }
  return 2 * (d.from + best) - 1;
}

function lineAt(d: Distribution, tails: Float64Array, sum: number, threshold: number): Line {
  const above = Math.floor(threshold / 2) + 1 - d.from;
  const over = above <= 0 ? 1 : (tails[Math.min(above, tails.length - 1)] as number);
  const push = threshold % 2 === 0 ? exactly(d, threshold / 2) / sum : 0;
  return { threshold, over, push };
}
