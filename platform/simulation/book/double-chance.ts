/**
 * Double chances in an answer: 1X, 12 and X2. A market lists them alone, or each with the same further answers (over
 * and under, yes and no). Each leaves out one single result with the same answer: 1X leaves out 2, 12 leaves out X, X2
 * leaves out 1.
 */
const CHANCES = 3;

/** Returns for each outcome the share of the sum of its answer, less the value at the mirrored place. */
function withoutMirrored(values: readonly number[], share: number): number[] {
  const answers = values.length / CHANCES;
  const sums = Array.from({ length: answers }, () => 0);
  for (const [index, value] of values.entries()) sums[index % answers] = (sums[index % answers] as number) + value;
  return values.map((_, index) => {
    const answer = index % answers;
    const mirrored = (CHANCES - 1 - Math.floor(index / answers)) * answers + answer;
    return (sums[answer] as number) * share - (values[mirrored] as number);
  });
}

/**
 * Converts chances of 1X, 12, X2 to those of the single results 1, X, 2 (betting §3, Bet: market).
 *
 * @param doubles chances in the order of the market's outcomes, three or a multiple of it; they sum to 2
 * @returns chances in the order of the market of the single results; they sum to 1, none is below 0
 */
export function singleChances(doubles: readonly number[]): number[] {
  return withoutMirrored(doubles, 1 / 2).map((single) => Math.max(0, single));
}

/**
 * Returns for each double chance the cost of backing both of its single results.
 *
 * @param singles implied probabilities of 1, X, 2, with or without a margin, in the order of `singleChances`
 */
export function doubleChances(singles: readonly number[]): number[] {
  return withoutMirrored(singles, 1);
}
