import type { ExplainedCoupon } from '#renderer/lib/coupon-explanation/explained-coupon.ts';
import { antiExpressCoefOf } from '#shared/domain/coupon/anti-express.ts';
import { type Unavailability, unavailabilityOf } from '#shared/domain/coupon/availability.ts';
import { lineCount, stakePerLine } from '#shared/domain/coupon/coupon-coef.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { roundRatio } from '#shared/domain/coupon/ratio.ts';
import { couponFigures } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { isMinorUnits, type MinorUnits, toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';
import { resolveAmount } from '../amount-entry.ts';
import type { CalculatorState } from './calculator-state.ts';

/** Cost and return of a calculated coupon; minor units. */
export interface Figures {
  readonly coupon: ExplainedCoupon;
  readonly lines: number;
  /** null for types whose bets do not share the stake. */
  readonly perLine: MinorUnits | null;
  readonly total: MinorUnits;
  readonly max: MinorUnits;
  readonly min: MinorUnits;
  /** Every result of the open bets returns the same. */
  readonly isCertain: boolean;
}

/** Reason why nothing can be calculated yet. */
export type CalculationProblem = Unavailability | 'amount' | 'halves' | 'no-legs' | 'odds' | 'too-large';

export type Evaluation =
  | { readonly obstacle: CalculationProblem; readonly figures: null }
  | { readonly obstacle: null; readonly figures: Figures };

/** Maximum of quarter lines in an anti-express: each doubles the results to evaluate. The bet slip refuses them. */
const MAX_HALVES = 12;

const isQuarter = (statusId: number): boolean =>
  statusId === BET_STATUS.halfWinHalfReturn || statusId === BET_STATUS.halfLoseHalfReturn;

function legsOf({ legs, iso, stake, typeId }: CalculatorState) {
  return legs.map(({ coef, statusId, banker, blockId, amount }) => ({
    coef: coef ?? 0,
    statusId,
    banker: typeId === COUPON_TYPE.system && banker,
    blockId,
    amount: resolveAmount(iso, amount, stake).value ?? 0,
  }));
}

function hasAmounts({ iso, stake, legs, typeId }: CalculatorState): boolean {
  if (typeId !== COUPON_TYPE.manySingles) return resolveAmount(iso, stake).value !== null;
  return legs.every(({ amount }) => resolveAmount(iso, amount, stake).value !== null);
}

function couponOf(state: CalculatorState): ExplainedCoupon {
  const { typeId, systemValue, iso, stake, amountByBlock } = state;
  const amount = resolveAmount(iso, stake).value ?? 0;
  return { typeId, systemValue, iso, amount, amountByBlockId: amountByBlock, legs: legsOf(state) };
}

function obstacleOf(state: CalculatorState, rules: CouponRules): CalculationProblem | null {
  const { typeId, legs } = state;
  if (legs.length === 0) return 'no-legs';
  if (legs.some(({ coef }) => coef === null)) return 'odds';
  if (!hasAmounts(state)) return 'amount';
  const shape = legs.map(({ banker, blockId }) => ({ banker: typeId === COUPON_TYPE.system && banker, blockId }));
  const unavailable = unavailabilityOf(typeId, { legs: shape, hasLockedLegs: false }, rules);
  if (unavailable || typeId !== COUPON_TYPE.antiExpress) return unavailable;
  if (antiExpressCoefOf(couponOf(state), rules) === null) return 'price';
  return legs.filter(({ statusId }) => isQuarter(statusId)).length > MAX_HALVES ? 'halves' : null;
}

/** Returns the coupon with its whole stake, multiplied by the lines where the stake is per line. */
function withTotal(coupon: ExplainedCoupon, isPerLine: boolean, rules: CouponRules): ExplainedCoupon {
  const hasLines = stakePerLine(coupon, rules) !== null;
  return isPerLine && hasLines ? { ...coupon, amount: coupon.amount * Number(lineCount(coupon, rules)) } : coupon;
}

/**
 * Calculates what the coupon pays by the results of its bets, or why it cannot be calculated (coupon mathematics §1 to
 * §4).
 */
export function evaluate(state: CalculatorState, rules: CouponRules): Evaluation {
  const obstacle = obstacleOf(state, rules);
  if (obstacle) return { obstacle, figures: null };
  const coupon = withTotal(couponOf(state), state.isPerLine, rules);
  const total =
    state.typeId === COUPON_TYPE.manySingles
      ? coupon.legs.reduce((sum, { amount = 0 }) => sum + amount, 0)
      : coupon.amount;
  if (!isMinorUnits(coupon.amount) || !isMinorUnits(total)) return { obstacle: 'too-large', figures: null };
  const { maxPayout, minPayout, state: stage } = couponFigures(coupon, rules);
  const perLine = stakePerLine(coupon, rules);
  return {
    obstacle: null,
    figures: {
      coupon,
      lines: toDisplayMinorUnits(lineCount(coupon, rules)),
      perLine: perLine && toDisplayMinorUnits(roundRatio(perLine, 'half-up')),
      total,
      max: toDisplayMinorUnits(maxPayout),
      min: toDisplayMinorUnits(minPayout),
      isCertain: stage !== 'pending',
    },
  };
}
