import type { FairMarket } from '../model.ts';

/** Probability above which an outcome is decided for the book. */
const SURE = 0.9985;
/** Probability below which a number is rounding, not a chance. */
const NOTHING = 1e-9;

/** Collects the markets of a game; those that are all but decided are left out. */
export class Slate {
  readonly markets: FairMarket[] = [];

  /**
   * Adds a market without pushes.
   *
   * @param probabilities by index of the outcome, or shares that only lack a common factor close to 1
   */
  add(typeId: number, period: number, param: number, probabilities: readonly number[]): void {
    const clean = probabilities.map((value) => (value < NOTHING ? 0 : value));
    if (isOpen(clean, 1)) this.markets.push({ typeId, period, param, probabilities: clean });
  }

  /** Adds a market that returns the same share of every stake. */
  addWithPush(typeId: number, period: number, param: number, probabilities: readonly number[], push: number): void {
    if (push < NOTHING) {
      this.add(typeId, period, param, probabilities);
    } else if (isOpen(probabilities, 1 - push)) {
      this.markets.push({ typeId, period, param, probabilities, pushes: probabilities.map(() => push) });
    }
  }

  /** Adds a yes/no market. */
  addYesNo(typeId: number, period: number, yes: number): void {
    this.add(typeId, period, 0, [yes, 1 - yes]);
  }
}

function isOpen(probabilities: readonly number[], whole: number): boolean {
  let possible = 0;
  let highest = 0;
  for (const probability of probabilities) {
    if (probability > NOTHING) possible += 1;
    if (probability > highest) highest = probability;
  }
  return possible > 1 && highest < SURE * whole;
}
