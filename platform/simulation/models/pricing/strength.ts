import type { Matchup } from '../model.ts';
import { calibrated } from './calibrated.ts';

/** Step to which Elo points are rounded, so that games of nearly the same strengths share their tables. */
const ELO_STEP = 8;
/** Upper bound of the difference in Elo points. */
const MAX_ELO = 1200;
/** Rating below which numbers are no Elo points but strengths whose ratio counts. */
const MIN_ELO_RATING = 100;

/**
 * Returns the Elo points by which the first side is stronger, home advantage included, rounded for the tables. Small
 * positive ratings are read as strengths, of which the winner is drawn in proportion.
 */
export function eloEdge(matchup: Matchup): number {
  const { homeRating, awayRating } = matchup;
  const isElo = Math.max(Math.abs(homeRating), Math.abs(awayRating)) >= MIN_ELO_RATING;
  const ratings = isElo
    ? homeRating - awayRating
    : 400 * Math.log10(Math.max(homeRating, 0.05) / Math.max(awayRating, 0.05));
  const edge = ratings + (matchup.params.homeAdvantage ?? 0);
  return Math.round(Math.min(MAX_ELO, Math.max(-MAX_ELO, edge)) / ELO_STEP) * ELO_STEP;
}

/** Returns P(first side wins an ordinary game), draws split, by the difference in Elo points. */
export function expectationOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Returns a parameter of the matchup when it is there and above 0, else the fallback. */
export function positive(matchup: Matchup, name: string, fallback: number): number {
  const value = matchup.params[name];
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : fallback;
}

/** Returns the odd number of sets, maps or frames at most, and the number that wins. */
export function bestOf(matchup: Matchup, fallback: number, limit: number): { max: number; need: number } {
  const wanted = Math.min(limit, Math.round(positive(matchup, 'bestOf', fallback)));
  const odd = wanted % 2 === 1 ? wanted : wanted + 1;
  return { max: odd, need: (odd + 1) / 2 };
}

/**
 * Finds the argument between `low` and `high` at which an increasing function takes the target, or the nearer end. Uses
 * regula falsi with the Illinois step; the functions are smooth, so about twelve calls suffice.
 */
export function solveIncreasing(f: (x: number) => number, target: number, low: number, high: number): number {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a) - target, f(b) - target];
  if (fa >= 0) return a;
  if (fb <= 0) return b;
  let side = 0;
  for (let round = 0; round < 40; round += 1) {
    const x = (a * fb - b * fa) / (fb - fa);
    const fx = f(x) - target;
    if (Math.abs(fx) < 1e-9 || b - a < 1e-10) return x;
    if (fx > 0) {
      b = x;
      fb = fx;
      if (side === 1) fa /= 2;
      side = 1;
    } else {
      a = x;
      fa = fx;
      if (side === -1) fb /= 2;
      side = -1;
    }
  }
  return (a + b) / 2;
}

const CURVE_STEPS = 10;
const MIN_CHANCE = 1e-6;

function logOdds(p: number): number {
  const kept = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, p));
  return Math.log(kept / (1 - kept));
}

/**
 * Inverse of the slow function from strength to chance: it samples a few points and interpolates in log odds, in which
 * such functions are nearly straight.
 */
export class StrengthCurve {
  private readonly strengths: readonly number[];
  private readonly odds: readonly number[];

  /**
   * @param key names the curve among all calibrations
   * @param chance P(first side wins) by strength, increasing, computed at eleven points from `low` to `high`
   */
  constructor(key: string, chance: (strength: number) => number, low: number, high: number) {
    this.strengths = Array.from({ length: CURVE_STEPS + 1 }, (_, step) => low + ((high - low) * step) / CURVE_STEPS);
    this.odds = calibrated(key, () => this.strengths.map((strength) => logOdds(chance(strength))));
  }

  /** Returns the strength for a chance, or the nearer end of the curve. */
  strengthFor(chance: number): number {
    const wanted = logOdds(chance);
    const above = this.odds.findIndex((odds) => odds >= wanted);
    if (above <= 0) return (above === 0 ? this.strengths[0] : this.strengths[CURVE_STEPS]) as number;
    const [a, b] = [this.odds[above - 1] as number, this.odds[above] as number];
    const [x, y] = [this.strengths[above - 1] as number, this.strengths[above] as number];
    return x + ((y - x) * (wanted - a)) / (b - a);
  }
}
