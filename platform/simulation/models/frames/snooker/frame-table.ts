import { BREAKS, frameWinner, pointsLeft, scoredBy } from './visits.ts';

/** Upper bound of one side's score. */
const SIZE = 160;
const FIFTY = 50;
const CENTURY = 100;

/** Question about the rest of a frame. */
interface Question {
  /** True when only endings count that the first side wins. */
  readonly wins: boolean;
  /** Breaks of this many points or more are excluded. */
  readonly below: number;
}

const QUESTIONS = {
  win: { wins: true, below: Number.POSITIVE_INFINITY },
  noFifty: { wins: false, below: FIFTY },
  noCentury: { wins: false, below: CENTURY },
  winWithoutCentury: { wins: true, below: CENTURY },
} as const satisfies Record<string, Question>;

export type FrameQuestion = keyof typeof QUESTIONS;

/** Answers for every state of a frame, computed backwards on the first question. */
export class FrameTable {
  private readonly chances: readonly [readonly number[], readonly number[]];
  private readonly known: Partial<Record<FrameQuestion, Float32Array>> = {};

  constructor(chances: readonly [readonly number[], readonly number[]]) {
    this.chances = chances;
  }

  /** Returns the probability at a : b points with `turn` at the table. */
  answer(question: FrameQuestion, a: number, b: number, turn: 0 | 1): number {
    let values = this.known[question];
    if (values === undefined) {
      values = this.sweep(QUESTIONS[question]);
      this.known[question] = values;
    }
    const winner = frameWinner(a, b);
    if (winner !== null) return QUESTIONS[question].wins && winner === 1 ? 0 : 1;
    return values[(a * SIZE + b) * 2 + turn] as number;
  }

  private sweep(question: Question): Float32Array {
    const values = new Float32Array(SIZE * SIZE * 2);
    for (let scored = SIZE - 1; scored >= 0; scored -= 1) {
      for (let a = 0; a <= scored; a += 1) {
        if (frameWinner(a, scored - a) !== null) continue;
        this.solve(values, question, a, scored - a);
      }
    }
    return values;
  }

  /** Solves both turns at one score together: a visit without points passes the table, so each depends on the other. */
  private solve(values: Float32Array, question: Question, a: number, b: number): void {
    const left = pointsLeft(a + b);
    const at = (a * SIZE + b) * 2;
    if (left === 0) {
      // A level score with nothing left is decided by the black, which the better player pots more often.
      const home = blackChance(this.chances);
      values[at] = question.wins ? home : 1;
      values[at + 1] = values[at];
      return;
    }
    const gain = ([0, 1] as const).map((turn) => this.gain(values, question, a, b, turn, left));
    const [p, q] = [this.chances[0][0] as number, this.chances[1][0] as number];
    const both = 1 - p * q;
    values[at] = ((gain[0] as number) + p * (gain[1] as number)) / both;
    values[at + 1] = ((gain[1] as number) + q * (gain[0] as number)) / both;
  }

  private gain(values: Float32Array, question: Question, a: number, b: number, turn: 0 | 1, left: number): number {
    let sum = 0;
    const next = turn === 0 ? 1 : 0;
    for (let visit = 1; visit < BREAKS.length; visit += 1) {
      const points = scoredBy(visit, left);
      if (points >= question.below) continue;
      const [x, y] = turn === 0 ? [a + points, b] : [a, b + points];
      const winner = frameWinner(x, y);
      const then =
        winner === null ? (values[(x * SIZE + y) * 2 + next] as number) : question.wins && winner === 1 ? 0 : 1;
      sum += (this.chances[turn][visit] as number) * then;
    }
    return sum;
  }
}

/** Returns P(first side pots the last black) when it is spotted again. */
export function blackChance(chances: readonly [readonly number[], readonly number[]]): number {
  const [home, away] = [1 - (chances[0][0] as number), 1 - (chances[1][0] as number)];
  return home / (home + away);
}
