import { type CountVector, cell } from './count-vector.ts';

/** First side ahead, level, second side ahead. */
export const SIGNS = [0, 1, 2] as const;
export type Sign = (typeof SIGNS)[number];

/** Returns the sign of a score. */
export function signOf(first: number, second: number): Sign {
  return first > second ? 0 : first === second ? 1 : 2;
}

/** Returns a factor on the probability of one final pair of counts. */
export type CellWeight = (first: number, second: number) => number;

/** Probabilities of whole numbers; `p[i]` is that of `from + i`. */
export interface Marginal {
  readonly from: number;
  readonly p: Float64Array;
}

/**
 * Joint distribution of the final values of two counts, with all that markets read off it: the total, the margin, each
 * side's own count, and the side ahead together with the total or with both sides above zero.
 */
export interface ScoreGrid {
  readonly first: Marginal;
  readonly second: Marginal;
  readonly total: Marginal;
  /** First minus second. */
  readonly margin: Marginal;
  /** By sign: the total where that side is ahead. */
  readonly totalBySign: readonly [Marginal, Marginal, Marginal];
  readonly signs: readonly [number, number, number];
  /** P(both sides have one or more), by sign. */
  readonly bothBySign: readonly [number, number, number];
  /** Total where both sides have one or more. */
  readonly totalOfBoth: Marginal;
  /** Returns the probability of one pair. */
  at(first: number, second: number): number;
  /** Calls back with every possible pair and its probability. */
  each(visit: (first: number, second: number, probability: number) => void): void;
}

/** Probability below which a pair shows in no price. */
const NEGLIGIBLE = 1e-11;

/** Highest count of both sides for which a weight may change a pair. */
export const WEIGHTED_UP_TO = 1;

class CountGrid implements ScoreGrid {
  readonly first: Marginal;
  readonly second: Marginal;
  readonly total: Marginal;
  readonly margin: Marginal;
  readonly totalBySign: readonly [Marginal, Marginal, Marginal];
  readonly signs: [number, number, number] = [0, 0, 0];
  readonly bothBySign: [number, number, number] = [0, 0, 0];
  readonly totalOfBoth: Marginal;
  private readonly cells: Float64Array;
  private readonly columns: number;

  constructor(first: CountVector, second: CountVector, weight: CellWeight | null) {
    const rows = first.p.length;
    this.columns = second.p.length;
    const sums = rows + this.columns - 1;
    const from = first.from + second.from;
    const totals = (): Marginal => ({ from, p: new Float64Array(sums) });
    this.first = { from: first.from, p: new Float64Array(rows) };
    this.second = { from: second.from, p: new Float64Array(this.columns) };
    this.margin = { from: first.from - second.from - this.columns + 1, p: new Float64Array(sums) };
    this.total = totals();
    this.totalOfBoth = totals();
    this.totalBySign = [totals(), totals(), totals()];
    this.cells = product(first, second, weight);
    this.sumUp();
  }

  at(first: number, second: number): number {
    const column = second - this.second.from;
    if (column < 0 || column >= this.columns) return 0;
    return cell(this.cells, (first - this.first.from) * this.columns + column);
  }

  each(visit: (first: number, second: number, probability: number) => void): void {
    const rows = this.first.p.length;
    for (let i = 0; i < rows; i += 1) {
      for (let j = 0; j < this.columns; j += 1) {
        visit(this.first.from + i, this.second.from + j, cell(this.cells, i * this.columns + j));
      }
    }
  }

  private sumUp(): void {
    for (let i = 0; i < this.first.p.length; i += 1) this.sumUpRow(i);
  }

  private sumUpRow(i: number): void {
    const home = this.first.from + i;
    const away = this.second.from;
    let row = 0;
    for (let j = 0; j < this.columns; j += 1) {
      const probability = cell(this.cells, i * this.columns + j);
      if (probability < NEGLIGIBLE) continue;
      const sign = signOf(home, away + j);
      row += probability;
      add(this.second.p, j, probability);
      add(this.total.p, i + j, probability);
      add(this.margin.p, i - j + this.columns - 1, probability);
      add(this.totalBySign[sign].p, i + j, probability);
      this.signs[sign] += probability;
      if (home === 0 || away + j === 0) continue;
      this.bothBySign[sign] += probability;
      add(this.totalOfBoth.p, i + j, probability);
    }
    this.first.p[i] = row;
  }
}

function add(values: Float64Array, index: number, probability: number): void {
  values[index] = cell(values, index) + probability;
}

function product(first: CountVector, second: CountVector, weight: CellWeight | null): Float64Array {
  const columns = second.p.length;
  const cells = new Float64Array(first.p.length * columns);
  let sum = 0;
  for (let i = 0; i < first.p.length; i += 1) {
    const row = cell(first.p, i);
    const home = first.from + i;
    for (let j = 0; j < columns; j += 1) {
      let probability = row * cell(second.p, j);
      if (weight !== null && home <= WEIGHTED_UP_TO && second.from + j <= WEIGHTED_UP_TO) {
        probability *= weight(home, second.from + j);
      }
      cells[i * columns + j] = probability;
      sum += probability;
    }
  }
  if (weight !== null) for (let i = 0; i < cells.length; i += 1) cells[i] = cell(cells, i) / sum;
  return cells;
}

/** Builds the joint distribution of two counts that are independent except for a weight on the lowest pairs. */
export function scoreGrid(first: CountVector, second: CountVector, weight: CellWeight | null = null): ScoreGrid {
  return new CountGrid(first, second, weight);
}

/** Returns the probability of exactly this value. */
export function chanceOfExactly(marginal: Marginal, value: number): number {
  return cell(marginal.p, value - marginal.from);
}

/** Returns the probability of more than this; the value need not be whole. */
export function above(marginal: Marginal, value: number): number {
  let sum = 0;
  for (let i = Math.max(Math.floor(value) + 1 - marginal.from, 0); i < marginal.p.length; i += 1) {
    sum += cell(marginal.p, i);
  }
  return sum;
}

/** Returns the probability of less than this; the value need not be whole. */
export function below(marginal: Marginal, value: number): number {
  let sum = 0;
  for (let i = Math.min(Math.ceil(value) - marginal.from, marginal.p.length) - 1; i >= 0; i -= 1) {
    sum += cell(marginal.p, i);
  }
  return sum;
}

/** Returns the probability of an odd value. */
export function odd(marginal: Marginal): number {
  let sum = 0;
  for (let i = marginal.from % 2 === 0 ? 1 : 0; i < marginal.p.length; i += 2) sum += cell(marginal.p, i);
  return sum;
}
