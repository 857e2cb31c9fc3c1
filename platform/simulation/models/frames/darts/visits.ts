/** Points at the start of a leg. */
export const LEG = 501;
export const MAXIMUM = 180;

/** Scores of three darts, and P of each for a good professional. */
const SCORES: readonly (readonly [score: number, p: number])[] = [
  [26, 0.035],
  [41, 0.05],
  [45, 0.09],
  [57, 0.06],
  [60, 0.15],
  [81, 0.075],
  [85, 0.105],
  [95, 0.06],
  [100, 0.145],
  [121, 0.035],
  [125, 0.035],
  [140, 0.11],
  [180, 0.05],
];

/** Points that three darts cannot finish. */
const BOGEYS = new Set([159, 162, 163, 165, 166, 168, 169]);
const HIGHEST_FINISH = 170;

/** Possible result of a visit: the points scored (a finish when all that is left), and P of it. */
export interface DartsVisit {
  readonly scored: number;
  readonly p: number;
}

function finishChance(left: number, strength: number): number {
  if (left > HIGHEST_FINISH || left < 2 || BOGEYS.has(left)) return 0;
  const usual = left <= 40 ? 0.64 : left <= 60 ? 0.54 : left <= 100 ? 0.34 : left <= 130 ? 0.16 : 0.07;
  return Math.min(0.95, usual * Math.exp(0.8 * strength));
}

/** Returns P of each score of an unfinished visit by a player of this strength (0 for the usual one). */
export function scoringOf(strength: number): readonly number[] {
  const weights = SCORES.map(([score, p]) => p * Math.exp((strength * (score - 85)) / 45));
  const sum = weights.reduce((total, p) => total + p, 0);
  return weights.map((weight) => weight / sum);
}

/** Returns the possible visits with this number of points left, for a player of this strength and scoring. */
export function visitsFrom(left: number, strength: number, scoring: readonly number[]): DartsVisit[] {
  const finish = finishChance(left, strength);
  const visits: DartsVisit[] = finish > 0 ? [{ scored: left, p: finish }] : [];
  if (left <= 60) return [...visits, ...nearMisses(left, 1 - finish)];
  const merged = new Map<number, number>();
  for (const [index, [score]] of SCORES.entries()) {
    const scored = left - score >= 2 ? score : fallback(left);
    merged.set(scored, (merged.get(scored) ?? 0) + (1 - finish) * (scoring[index] as number));
  }
  return [...visits, ...[...merged].map(([scored, p]) => ({ scored, p }))];
}

/** Returns the visits after a missed double: half of the rest scored, a little of it, or nothing. */
function nearMisses(left: number, p: number): DartsVisit[] {
  const half = left % 2 === 0 ? left / 2 : 1;
  const some = left - half >= 2 ? half : 0;
  if (some === 0) return [{ scored: 0, p }];
  return [
    { scored: some, p: 0.5 * p },
    { scored: 0, p: 0.5 * p },
  ];
}

/** Returns the score in place of one that is too high: the player leaves a finish. */
function fallback(left: number): number {
  return left > 100 ? left - 40 : left - 32 >= 2 ? left - 32 : 0;
}
