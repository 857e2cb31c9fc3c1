import type { Matchup } from '../model.ts';
import type { GoalsRules } from './sport-rules.ts';

/** Two numbers, first side and second side. */
export type SideRates = readonly [number, number];

/** Expected events of each side in a whole game that starts level and stays eleven against eleven. */
export interface Rates {
  readonly goals: SideRates;
  readonly corners: SideRates;
  readonly yellows: SideRates;
  readonly reds: SideRates;
  readonly missedPenalties: SideRates;
  /** Share of goals that are scored from the spot. */
  readonly penaltyGoals: number;
  /** Addition to the weight of the final scores 0:0, 0:1, 1:0, 1:1 (first index: first side); null for none. */
  readonly lowScores: LowScores | null;
}

/** Correction of each low score: its weight is one plus this. */
export type LowScores = readonly [readonly [number, number], readonly [number, number]];

const NONE: SideRates = [0, 0];
const HOME_CARDS = 0.47;
/** Limit of the correction: a weight stays between a third and three times the plain one, whatever the ratings. */
const MAX_CORRECTION = 0.6;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Rating below which numbers are no Elo points but strengths whose ratio counts. */
const MIN_ELO_RATING = 100;
const MAX_ELO = 600;
/** Scale from the logistic curve of Elo to the normal curve of a difference of scores. */
const LOGISTIC_TO_NORMAL = Math.LN10 / 400 / 1.702;

/** Returns the Elo points by which the first side is stronger, home advantage included. */
function eloEdge({ homeRating, awayRating, params }: Matchup): number {
  const isElo = Math.max(homeRating, awayRating) >= MIN_ELO_RATING;
  const ratio = Math.max(homeRating, 0.01) / Math.max(awayRating, 0.01);
  const ratings = isElo ? homeRating - awayRating : 400 * Math.log10(ratio);
  return clamp(ratings + (params.homeAdvantage ?? 0), -MAX_ELO, MAX_ELO);
}

/**
 * Returns the factor that raises the first side's rate and lowers the second side's, so that the difference of the
 * scores is as far from zero, in deviations, as the Elo points say.
 */
function edge(elo: number, mean: number): number {
  const z = elo * LOGISTIC_TO_NORMAL;
  const cosh = (z * z + Math.sqrt(z * z * z * z + 4 * mean * mean)) / (2 * mean);
  const factor = cosh + Math.sqrt(Math.max(cosh * cosh - 1, 0));
  return z < 0 ? 1 / factor : factor;
}

function lowScores(rho: number, [home, away]: SideRates): LowScores | null {
  if (rho === 0) return null;
  const weight = (value: number): number => clamp(value, -MAX_CORRECTION, MAX_CORRECTION);
  return [
    [weight(-home * away * rho), weight(home * rho)],
    [weight(away * rho), weight(-rho)],
  ];
}

/** Returns the rates of a matchup: the ratings divide the competition's mean total. */
export function ratesOf(matchup: Matchup, rules: GoalsRules): Rates {
  const total = clamp(matchup.params.total || rules.goals, 0.2, 3 * rules.goals);
  const factor = edge(eloEdge(matchup), total);
  const goals: SideRates = [(total / 2) * factor, total / 2 / factor];
  const more = rules.football;
  if (more === null) {
    const rest = { corners: NONE, yellows: NONE, reds: NONE, missedPenalties: NONE, penaltyGoals: 0 };
    return { goals, ...rest, lowScores: lowScores(rules.lowScoreRho, goals) };
  }
  const cornerShare = Math.sqrt(factor) / (Math.sqrt(factor) + 1 / Math.sqrt(factor));
  const missed = (more.penaltyGoals * (1 - more.penaltyConversion)) / more.penaltyConversion;
  const corners = clamp(matchup.params.corners ?? more.corners, 2, 25);
  const yellows = clamp(matchup.params.cards ?? more.yellows, 0.5, 12);
  return {
    goals,
    corners: [corners * cornerShare, corners * (1 - cornerShare)],
    yellows: [yellows * HOME_CARDS, yellows * (1 - HOME_CARDS)],
    reds: [more.reds * HOME_CARDS, more.reds * (1 - HOME_CARDS)],
    missedPenalties: [goals[0] * missed, goals[1] * missed],
    penaltyGoals: more.penaltyGoals,
    lowScores: lowScores(rules.lowScoreRho, goals),
  };
}

/** Returns the factor of the red cards so far on a side's scoring rate. */
export function redFactor(rules: GoalsRules, own: number, other: number): number {
  const more = rules.football;
  if (more === null) return 1;
  let factor = 1;
  for (let i = 0; i < own; i += 1) factor *= more.redOwn;
  for (let i = 0; i < other; i += 1) factor *= more.redOther;
  return factor;
}

/**
 * Returns the share of mass between two points, seen from `now`, weighted with the mean effect of red cards still to
 * come on a side's rate. Using that mean in place of the mixture moves the chance of a result by less than 0.0015, far
 * below the margin.
 */
export function expectedMass(
  rules: GoalsRules,
  reds: SideRates,
  side: 0 | 1,
  now: number,
  from: number,
  to: number,
): number {
  const more = rules.football;
  const [own, other] = side === 0 ? reds : [reds[1], reds[0]];
  const drift = more === null ? 0 : own * (more.redOwn - 1) + other * (more.redOther - 1);
  if (drift === 0 || to <= from) return Math.max(to - from, 0);
  return (Math.exp(drift * (to - now)) - Math.exp(drift * (from - now))) / drift;
}
