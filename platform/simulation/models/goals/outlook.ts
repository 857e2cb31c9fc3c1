import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Matchup } from '../model.ts';
import { type CountVector, poissonVector, withChance } from './count-vector.ts';
import { clockAt, type GoalsState, inPeriod, regulationScore } from './goals-state.ts';
import { type MassCurve, massCurve } from './mass-curve.ts';
import { expectedMass, type LowScores, type Rates, ratesOf, redFactor, type SideRates } from './rates.ts';
import { type CellWeight, type ScoreGrid, scoreGrid } from './score-grid.ts';
import { clockRateOf, type GoalsRules, rulesOf } from './sport-rules.ts';

/** Growth of the corner and card rates through a football game; see `GoalsRules.growth`. */
export const CORNER_GROWTH = 0.2;
export const CARD_GROWTH = 0.7;

/** Rest of a period on a mass curve. */
export interface PeriodSpan {
  readonly from: number;
  readonly to: number;
}

/** Pair of goals still to come that ends on a low score, with the probability that the correction adds. */
export interface LowCell {
  readonly first: number;
  readonly second: number;
  readonly added: number;
}

const GONE: PeriodSpan = { from: 0, to: 0 };

/** Returns the rest of each period of regulation time; index 0 is the first period. */
export function spansLeft(state: GoalsState, clock: number, rules: GoalsRules, curve: MassCurve): PeriodSpan[] {
  return Array.from({ length: rules.periods }, (_, index) => {
    const period = index + 1;
    if (state.closed >= period) return GONE;
    const isRunning = state.phase === 'playing' && state.period === period;
    const from = isRunning ? curve.at(period, clock, state.added) : curve.endOf(period - 1);
    return { from: Math.min(from, curve.endOf(period)), to: curve.endOf(period) };
  });
}

/** Chances of none and of one more, all that a low score can still take. */
type FewMore = readonly [none: number, one: number];

/**
 * Distribution of the goals in the rest of regulation time: independent Poisson counts of each side in each period,
 * with a correction of the low final scores. All markets on goals are read off it.
 */
export class Outlook {
  readonly rules: GoalsRules;
  readonly rates: Rates;
  readonly state: GoalsState;
  readonly clock: number;
  /** Goals of regulation time so far. */
  readonly score: Pair;
  /** Expected goals to come by side in each period, without a pending penalty. */
  readonly means: readonly SideRates[];
  /** Sums of `means` by side. */
  readonly meanLeft: SideRates;
  private readonly curve: MassCurve;
  private readonly now: number;
  private fullGrid: ScoreGrid | null = null;

  constructor(state: GoalsState, t: number, matchup: Matchup) {
    this.rules = rulesOf(matchup.sportId, matchup.params);
    this.rates = ratesOf(matchup, this.rules);
    this.state = state;
    this.clock = clockAt(state, t, clockRateOf(this.rules, matchup.params));
    this.score = regulationScore(state, this.rules);
    this.curve = massCurve(this.rules, this.rules.growth);
    const spans = spansLeft(state, this.clock, this.rules, this.curve);
    this.now = spans.find((span) => span.to > span.from)?.from ?? 1;
    this.means = spans.map((span) => [this.goalsIn(0, span), this.goalsIn(1, span)]);
    this.meanLeft = this.means.reduce<SideRates>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
  }

  /** Returns the share of the scoring process's mass that is still to come. */
  get massLeft(): number {
    return Math.max(1 - this.now, 0);
  }

  isOpen(period: number): boolean {
    return this.state.closed < period;
  }

  /** Returns the goals of regulation time at its end. */
  full(): ScoreGrid {
    this.fullGrid ??= scoreGrid(this.vector(0), this.vector(1), this.weight([1, 0], [1, 0], [0, 0]));
    return this.fullGrid;
  }

  /** Returns the goals of one period at its end. */
  period(period: number): ScoreGrid {
    return scoreGrid(this.periodVector(0, period), this.periodVector(1, period), this.periodWeight(period));
  }

  /** Returns the goals of one side in one period at its end, before the correction of low scores. */
  periodVector(side: 0 | 1, period: number): CountVector {
    const plain = poissonVector(inPeriod(this.state.goals, period)[side], this.means[period - 1]?.[side] ?? 0);
    const chance = this.penaltyChance(side, period);
    return chance > 0 ? withChance(plain, chance) : plain;
  }

  /** Returns the goals to come that end on a corrected score. Only valid without a pending penalty. */
  lowCells(means: SideRates = this.meanLeft): LowCell[] {
    const { lowScores } = this.rates;
    if (lowScores === null) return [];
    const cells: LowCell[] = [];
    for (let first = 0; first + this.score[0] <= 1; first += 1) {
      for (let second = 0; second + this.score[1] <= 1; second += 1) {
        const plain = few(means[0], 0)[first as 0 | 1] * few(means[1], 0)[second as 0 | 1];
        cells.push({
          first,
          second,
          added: plain * correction(lowScores, this.score[0] + first, this.score[1] + second),
        });
      }
    }
    return cells;
  }

  /** Returns the goals to come in one period that leave a corrected score possible. */
  periodLowCells(period: number): LowCell[] {
    const weight = this.periodWeight(period);
    if (weight === null) return [];
    const own = inPeriod(this.state.goals, period);
    const means = this.means[period - 1] ?? [0, 0];
    const cells: LowCell[] = [];
    for (let first = 0; first + this.score[0] <= 1; first += 1) {
      for (let second = 0; second + this.score[1] <= 1; second += 1) {
        const plain = few(means[0], 0)[first as 0 | 1] * few(means[1], 0)[second as 0 | 1];
        cells.push({ first, second, added: plain * (weight(own[0] + first, own[1] + second) - 1) });
      }
    }
    return cells;
  }

  /** Returns the expected goals of both sides from now to a clock time of the scoring process's curve. */
  meansUpTo(period: number, clock: number | 'end'): SideRates {
    const to = clock === 'end' ? this.curve.endOf(period) : this.curve.at(period, clock, 0);
    const span = { from: this.now, to: Math.max(to, this.now) };
    return [this.goalsIn(0, span), this.goalsIn(1, span)];
  }

  private vector(side: 0 | 1): CountVector {
    const plain = poissonVector(this.score[side], this.meanLeft[side]);
    const chance = this.state.pendingPenalty === side ? (this.rules.football?.penaltyConversion ?? 0) : 0;
    return chance > 0 ? withChance(plain, chance) : plain;
  }

  private penaltyChance(side: 0 | 1, period: number): number {
    const isHere = this.state.pendingPenalty === side && period === this.state.period;
    return isHere ? (this.rules.football?.penaltyConversion ?? 0) : 0;
  }

  private goalsIn(side: 0 | 1, span: PeriodSpan): number {
    const { reds } = this.state;
    const factor = redFactor(this.rules, reds[side], reds[side === 0 ? 1 : 0]);
    const mass = expectedMass(this.rules, this.rates.reds, side, this.now, span.from, span.to);
    return this.rates.goals[side] * factor * mass;
  }

  private fewOutside(side: 0 | 1, period: number): FewMore {
    const mean = this.meanLeft[side] - (this.means[period - 1]?.[side] ?? 0);
    const isElsewhere = this.state.pendingPenalty === side && period !== this.state.period;
    return few(Math.max(mean, 0), isElsewhere ? (this.rules.football?.penaltyConversion ?? 0) : 0);
  }

  private periodWeight(period: number): CellWeight | null {
    const own = inPeriod(this.state.goals, period);
    const elsewhere: Pair = [this.score[0] - own[0], this.score[1] - own[1]];
    return this.weight(this.fewOutside(0, period), this.fewOutside(1, period), elsewhere);
  }

  /** Returns the factor on a pair of counts, given the present and possible goals outside the period. */
  private weight(first: FewMore, second: FewMore, elsewhere: Pair): CellWeight | null {
    const { lowScores } = this.rates;
    if (lowScores === null || this.score[0] > 1 || this.score[1] > 1) return null;
    return (home, away) => {
      let factor = 1;
      for (let i = 0; i + home + elsewhere[0] <= 1; i += 1) {
        for (let j = 0; j + away + elsewhere[1] <= 1; j += 1) {
          const chance = first[i as 0 | 1] * second[j as 0 | 1];
          factor += chance * correction(lowScores, i + home + elsewhere[0], j + away + elsewhere[1]);
        }
      }
      return factor;
    };
  }
}

function few(mean: number, chance: number): FewMore {
  const none = Math.exp(-mean);
  return [(1 - chance) * none, (1 - chance) * mean * none + chance * none];
}

/** Returns the weight that the correction adds to a final score. */
export function correction(lowScores: LowScores | null, first: number, second: number): number {
  return lowScores?.[first]?.[second] ?? 0;
}
