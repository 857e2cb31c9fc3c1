/**
 * Chances of the 2ⁿ combinations in which n outcomes of one game may end. Index of a cell: bit i is set where outcome i
 * wins.
 */
export type Cells = Float64Array;

/**
 * Limit of the fitting rounds. Half of all fits take a dozen; lopsided samples of outcomes that go together take
 * hundreds.
 */
const MAX_ROUNDS = 2000;
const CLOSE_ENOUGH = 1e-9;

/**
 * Returns the shares of sampled games by the combination in which they end.
 *
 * @param columns for each outcome, 1 where it won game k
 */
export function sampledCells(columns: readonly Uint8Array[], games: number): Cells {
  const cells = new Float64Array(2 ** columns.length);
  for (let game = 0; game < games; game += 1) {
    let cell = 0;
    for (let i = 0; i < columns.length; i += 1) if (columns[i]?.[game] === 1) cell |= 1 << i;
    cells[cell] = (cells[cell] as number) + 1 / games;
  }
  return cells;
}

/** Returns the chance of outcome i by the cells. */
export function marginalOf(cells: Cells, i: number): number {
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell += 1) if ((cell >> i) & 1) sum += cells[cell] as number;
  return sum;
}

/**
 * Fits cells to the chance at which each outcome is priced alone, by scaling rows and columns in turn (iterative
 * proportional fitting). So a group and its members are priced from the same chances, and no joint chance lies outside
 * the Fréchet bounds of those chances.
 *
 * @param chances of each outcome alone; null for an outcome without a chance to fit to
 */
export function fittedCells(cells: Cells, chances: readonly (number | null)[]): Cells {
  const fit = Float64Array.from(cells);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let off = 0;
    for (const [i, chance] of chances.entries()) if (chance !== null) off = Math.max(off, scale(fit, i, chance));
    if (off < CLOSE_ENOUGH) break;
  }
  return fit;
}

/**
 * Scales the cells to the chance of outcome i and returns its error before that. A combination that never happened in
 * the sample stays at 0.
 */
function scale(cells: Cells, i: number, chance: number): number {
  const now = marginalOf(cells, i);
  if (now <= 0 || now >= 1) return 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    const factor = (cell >> i) & 1 ? chance / now : (1 - chance) / (1 - now);
    cells[cell] = (cells[cell] as number) * factor;
  }
  return Math.abs(now - chance);
}

/** Returns for every set of outcomes (bits of the index) the chance that all of them win; 1 for the empty set. */
export function togetherChances(cells: Cells): Float64Array {
  const sums = Float64Array.from(cells);
  for (let bit = 1; bit < sums.length; bit <<= 1) {
    for (let set = 0; set < sums.length; set += 1) {
      if ((set & bit) === 0) sums[set] = (sums[set] as number) + (sums[set | bit] as number);
    }
  }
  sums[0] = 1;
  return sums;
}

/** Returns the places of the set bits. */
export function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let i = 0; 1 << i <= set; i += 1) if ((set >> i) & 1) bits.push(i);
  return bits;
}
