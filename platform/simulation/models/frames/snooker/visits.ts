/** Points of a visit to the table, from none to a very high break. */
export const BREAKS = [0, 1, 4, 8, 14, 21, 29, 38, 48, 58, 69, 81, 94, 109, 127] as const;

/** P of each of `BREAKS` between equal sides. Most visits end in a safety shot or a miss. */
const AVERAGE = [
  0.632, 0.09, 0.055, 0.05, 0.038, 0.03, 0.024, 0.019, 0.015, 0.012, 0.0105, 0.009, 0.006, 0.0062, 0.0033,
];

/** Points on the table at the start of a frame, when a black follows every red. */
const TABLE = 147;
/** Points that leave the table for each point scored: not every colour is a black. */
const WASTE = 1.16;
/** Points of the black, which is spotted again when the frame is level at its end. */
export const BLACK = 7;

/** Returns P of each visit of a player of this strength, 0 for an average one. */
export function visitChances(strength: number): number[] {
  const weights = AVERAGE.map(
    (p, index) => p * Math.exp(strength * (index === 0 ? -0.4 : 0.5 + (BREAKS[index] ?? 0) / 70)),
  );
  const sum = weights.reduce((total, p) => total + p, 0);
  return weights.map((p) => p / sum);
}

/** Returns the points left on the table after this many were scored. */
export function pointsLeft(scored: number): number {
  return Math.max(0, Math.floor(TABLE - WASTE * scored));
}

/** Returns the points of a visit: no more than are left. */
export function scoredBy(visit: number, left: number): number {
  return Math.min(BREAKS[visit] ?? 0, left);
}

/** Returns the side that the other cannot catch up with at a : b; null while the frame goes on. */
export function frameWinner(a: number, b: number): 0 | 1 | null {
  const left = pointsLeft(a + b);
  if (Math.abs(a - b) > left) return a > b ? 0 : 1;
  return null;
}
