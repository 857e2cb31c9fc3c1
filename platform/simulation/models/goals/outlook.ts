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

/** What is left of a period on a mass curve. */
export interface PeriodSpan {
  readonly from: number;
  readonly to: number;
}

/** A pair of goals still to come that ends on a low score: what the correction adds to its plain probability. */
export interface LowCell {
  readonly first: number;
  readonly second: number;
  readonly added: number;
}

const GONE: PeriodSpan = { from: 0, to: 0 };

/** What is left of each period of regulation time; index 0 is the first period. */
export function spansLeft(state: GoalsState, clock: number, rules: GoalsRules, curve: MassCurve): PeriodSpan[] {
  return Array.from({ length: rules.periods }, (_, index) => {
    const period = index + 1;
    if (state.closed >= period) return GONE;
    const isRunning = state.phase === 'playing' && state.period === period;
    const from = isRunning ? curve.at(period, clock, state.added) : curve.endOf(period - 1);
    return { from: Math.min(from, curve.endOf(period)), to: curve.endOf(period) };
  });
}

/** Chances of none and of one more: all that a low score can still take. */
type FewMore = readonly [none: number, one: number];

/**
 * Everything a state says about the goals of the rest of regulation time: independent Poisson counts of each side in
 * each period, with a correction on the low final scores. All markets on goals are read off this one distribution.
 */
export class Outlook {
  readonly rules: GoalsRules;
  readonly rates: Rates;
  readonly state: GoalsState;
  readonly clock: number;
  /** Regulation goals so far. */
  readonly score: Pair;
  /** Expected goals to come by side in each period, without a penalty that is about to be taken. */
  readonly means: readonly SideRates[];
  /** Their sums. */
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

  /** The share of the whole mass of the scoring process that is still to come. */
  get massLeft(): number {
    return Math.max(1 - this.now, 0);
  }

  isOpen(period: number): boolean {
    return this.state.closed < period;
  }

  /** Regulation goals at the end. */
  full(): ScoreGrid {
    this.fullGrid ??= scoreGrid(this.vector(0), this.vector(1), this.weight([1, 0], [1, 0], [0, 0]));
    return this.fullGrid;
  }

  /** Goals of one period at its end. */
  period(period: number): ScoreGrid {
    return scoreGrid(this.periodVector(0, period), this.periodVector(1, period), this.periodWeight(period));
  }

  /** Goals of one side in one period at its end, before the correction of low scores. */
  periodVector(side: 0 | 1, period: number): CountVector {
    const plain = poissonVector(inPeriod(this.state.goals, period)[side], this.means[period - 1]?.[side] ?? 0);
    const chance = this.penaltyChance(side, period);
    return chance > 0 ? withChance(plain, chance) : plain;
  }

  /** The goals to come that end on a corrected score. Only without a penalty about to be taken. */
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

  /** The same of one period: goals to come in it that leave a corrected score possible. */
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

  /** Expected goals of both sides from now to a clock time of the scoring process's curve. */
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

  /** The factor on a pair of counts, given what the periods outside have and may still get. */
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

/** What the correction adds to the weight of a final score. */
export function correction(lowScores: LowScores | null, first: number, second: number): number {
  return lowScores?.[first]?.[second] ?? 0;
}
