/** Points from which a leg is counted down. */
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

/** No three darts finish these. */
const BOGEYS = new Set([159, 162, 163, 165, 166, 168, 169]);
const HIGHEST_FINISH = 170;

/** One way a visit goes on from a number of points left: what is scored (all of it is a finish), and P of it. */
export interface DartsVisit {
  readonly scored: number;
  readonly p: number;
}

function finishChance(left: number, strength: number): number {
  if (left > HIGHEST_FINISH || left < 2 || BOGEYS.has(left)) return 0;
  const usual = left <= 40 ? 0.64 : left <= 60 ? 0.54 : left <= 100 ? 0.34 : left <= 130 ? 0.16 : 0.07;
  return Math.min(0.95, usual * Math.exp(0.8 * strength));
}

/** P of each of the scores for a player of this strength (0 for the usual one), when he does not finish. */
export function scoringOf(strength: number): readonly number[] {
  const weights = SCORES.map(([score, p]) => p * Math.exp((strength * (score - 85)) / 45));
  const sum = weights.reduce((total, p) => total + p, 0);
  return weights.map((weight) => weight / sum);
}

/** What a visit can bring with so many points left, for a player of this strength and its scoring. */
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

/** A missed double: half of the rest, a little of it, or nothing at all. */
function nearMisses(left: number, p: number): DartsVisit[] {
  const half = left % 2 === 0 ? left / 2 : 1;
  const some = left - half >= 2 ? half : 0;
  if (some === 0) return [{ scored: 0, p }];
  return [
    { scored: some, p: 0.5 * p },
    { scored: 0, p: 0.5 * p },
  ];
}

/** Scored instead of too much: the darts are thrown at a finish that is left. */
function fallback(left: number): number {
  return left > 100 ? left - 40 : left - 32 >= 2 ? left - 32 : 0;
}
