import { paramOf } from '#shared/domain/markets/market-line.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { cell } from './count-vector.ts';
import type { Marginal } from './score-grid.ts';
import type { Slate } from './slate.ts';

/** Choice of the lines of a market. */
export interface LineChoice {
  /** Distance of two lines. */
  readonly step: 0.25 | 0.5 | 1;
  /** True for half lines (….5), false for the other lines of the step. */
  readonly halves: boolean;
  /** Lowest chance of either side of a line. */
  readonly minChance: number;
  /** Largest number of lines; those nearest to balance are taken. */
  readonly maxLines: number;
}

/** Full choice of half lines. */
export const HALF_LINES: LineChoice = { step: 1, halves: true, minChance: 0.03, maxLines: 12 };
/** The half line nearest to balance. */
export const BALANCED_LINE: LineChoice = { ...HALF_LINES, minChance: 0, maxLines: 1 };
/** Whole and quarter lines around balance. */
export const ASIAN_LINES: LineChoice = { step: 0.25, halves: false, minChance: 0.14, maxLines: 8 };

/** Shares of the stake at a line: won above it, won below it, returned. They sum to 1. */
export interface Split {
  readonly over: number;
  readonly under: number;
  readonly push: number;
}

/** Reads lines off the distribution of a whole number. */
export class LineReader {
  readonly from: number;
  readonly to: number;
  private readonly p: Float64Array;
  /** `tails[i]` is the probability of `from + i` or more. */
  private readonly tails: Float64Array;

  constructor(marginal: Marginal) {
    this.from = marginal.from;
    this.to = marginal.from + marginal.p.length - 1;
    this.p = marginal.p;
    this.tails = new Float64Array(marginal.p.length + 1);
    for (let i = marginal.p.length - 1; i >= 0; i -= 1) this.tails[i] = cell(this.tails, i + 1) + cell(this.p, i);
  }

  /** Splits the stake at a line of any quarter: a quarter line puts half on each neighbour. */
  split(line: number): Split {
    if ((line * 2) % 1 === 0) return this.plain(line);
    const low = this.plain(line - 0.25);
    const high = this.plain(line + 0.25);
    return { over: (low.over + high.over) / 2, under: (low.under + high.under) / 2, push: (low.push + high.push) / 2 };
  }

  /** Returns the lines of a choice, in order, with their splits. */
  lines(choice: LineChoice, keep: (line: number) => boolean): { line: number; split: Split }[] {
    const found: { line: number; split: Split }[] = [];
    let best = 0;
    let distance = Number.POSITIVE_INFINITY;
    for (let line = this.from - (choice.halves ? 0.5 : 1); line <= this.to + 1; line += choice.step) {
      if ((!choice.halves && Math.abs(line % 1) === 0.5) || !keep(line)) continue;
      const split = this.split(line);
      if (Math.min(split.over, split.under) <= choice.minChance) continue;
      const off = Math.abs(split.over - split.under);
      if (off < distance) {
        distance = off;
        best = found.length;
      }
      found.push({ line, split });
    }
    const first = Math.max(0, Math.min(best - Math.floor((choice.maxLines - 1) / 2), found.length - choice.maxLines));
    return found.slice(first, first + choice.maxLines);
  }

  private plain(line: number): Split {
    const index = Math.floor(line) - this.from;
    const over = index < 0 ? 1 : cell(this.tails, Math.min(index + 1, this.tails.length - 1));
    const push = line % 1 === 0 ? cell(this.p, index) : 0;
    return { over, under: Math.max(1 - over - push, 0), push };
  }
}

/** Adds the lines of a total. */
export function addGoalTotals(slate: Slate, typeId: number, period: number, total: Marginal, choice: LineChoice): void {
  const type = marketType(typeId);
  for (const { line, split } of new LineReader(total).lines(choice, (value) => value > 0.25)) {
    slate.addWithPush(typeId, period, paramOf(type, line), [split.over, split.under], split.push);
  }
}

/** Adds the lines of a two-way handicap, from the distribution of first minus second. */
export function addGoalHandicaps(
  slate: Slate,
  typeId: number,
  period: number,
  margin: Marginal,
  choice: LineChoice,
): void {
  const type = marketType(typeId);
  for (const { line, split } of new LineReader(margin).lines(choice, () => true)) {
    const start = line === 0 ? 0 : -line;
    slate.addWithPush(typeId, period, paramOf(type, start), [split.over, split.under], split.push);
  }
}
