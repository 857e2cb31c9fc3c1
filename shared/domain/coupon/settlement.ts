import { type MinorUnits, toDisplayMinorUnits, toMinorUnits } from '../money/minor-units.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { isVoidStatus } from './leg-status.ts';
import { finalPayout, hasPendingLegs, payoutBounds, singlesOf } from './payout.ts';
import { addRatios, type Ratio, ZERO } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

/**
 * State of a settlement. pending: the payout is open; determined: legs are open, the payout is certain; settled: every
 * leg is decided.
 */
export type SettlementState = 'pending' | 'determined' | 'settled';

/** Result with which a coupon is labelled (coupon mathematics §3). */
export type CouponResult = 'pending' | 'win' | 'lose' | 'return';

/** Exact figures of a coupon in play or at its end; money is minor units. */
export type CouponFigures = {
  readonly state: SettlementState;
  readonly result: CouponResult;
  /** rounded and capped; null while pending */
  readonly payout: bigint | null;
  /** before rounding and cap; null while pending */
  readonly payoutExact: Ratio | null;
  readonly maxPayout: bigint;
  readonly minPayout: bigint;
  /** many singles: the figures of each, in slip order */
  readonly singles: readonly CouponFigures[] | null;
};

/** {@link CouponFigures} with money that fits storage and wires. */
export type Settlement = {
  readonly state: SettlementState;
  readonly result: CouponResult;
  readonly payoutMinor: MinorUnits | null;
  readonly maxPayoutMinor: MinorUnits;
  readonly minPayoutMinor: MinorUnits;
  /** whether the payout limit decides the payout */
  readonly isCapped: boolean;
  readonly singles: readonly Settlement[] | null;
};

/**
 * Returns what a coupon pays, by the statuses of its legs (coupon mathematics §3, §4.7). It is credited once: when
 * settled, or as soon as it is determined. An anti-express waits for every leg, because a later void raises its price.
 *
 * @throws CouponShapeError for a coupon without meaning
 */
export function couponFigures(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): CouponFigures {
  if (coupon.typeId === COUPON_TYPE.manySingles) return manyFigures(coupon, rules);
  const { max, min } = payoutBounds(coupon, rules);
  const maxPayout = finalPayout(max, coupon, rules);
  const minPayout = finalPayout(min, coupon, rules);
  const isSettled = !hasPendingLegs(coupon);
  const isDetermined = maxPayout === minPayout && coupon.typeId !== COUPON_TYPE.antiExpress;
  const state = isSettled ? 'settled' : isDetermined ? 'determined' : 'pending';
  const payout = state === 'pending' ? null : minPayout;
  return {
    state,
    result: resultOf(coupon, payout),
    payout,
    payoutExact: payout === null ? null : min,
    maxPayout,
    minPayout,
    singles: null,
  };
}

function manyFigures(coupon: EngineCoupon, rules: CouponRules): CouponFigures {
  const singles = singlesOf(coupon, rules).map((single) => couponFigures(single, rules));
  const isPending = singles.some((single) => single.state === 'pending');
  const isSettled = singles.every((single) => single.state === 'settled');
  const payout = isPending ? null : singles.reduce((sum, single) => sum + (single.payout ?? 0n), 0n);
  return {
    state: isPending ? 'pending' : isSettled ? 'settled' : 'determined',
    result: resultOf(coupon, payout),
    payout,
    payoutExact: isPending ? null : singles.reduce((sum, single) => addRatios(sum, single.payoutExact ?? ZERO), ZERO),
    maxPayout: singles.reduce((sum, single) => sum + single.maxPayout, 0n),
    minPayout: singles.reduce((sum, single) => sum + single.minPayout, 0n),
    singles,
  };
}

function resultOf(coupon: EngineCoupon, payout: bigint | null): CouponResult {
  if (payout === null) return 'pending';
  if (coupon.legs.every((leg) => leg.isBonus || isVoidStatus(leg.statusId))) return 'return';
  return payout === 0n ? 'lose' : 'win';
}

/**
 * Returns {@link couponFigures} for storage and wires (coupon mathematics §3, §4.7): the settlement that the platform
 * posts.
 *
 * @throws CouponShapeError for a coupon without meaning
 * @throws AmountRangeError when the payout exceeds the safe integers, which a payout limit prevents
 */
export function settleCoupon(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): Settlement {
  const figures = couponFigures(coupon, rules);
  return toSettlement(figures, coupon.maxPayoutLimit ?? null);
}

function toSettlement(figures: CouponFigures, limit: MinorUnits | null): Settlement {
  const { payout, payoutExact, singles } = figures;
  const settledSingles = singles?.map((single) => toSettlement(single, limit)) ?? null;
  const isCapped = limit !== null && payoutExact !== null && payoutExact.n > BigInt(limit) * payoutExact.d;
  return {
    state: figures.state,
    result: figures.result,
    payoutMinor: payout === null ? null : toMinorUnits(payout),
    maxPayoutMinor: toDisplayMinorUnits(figures.maxPayout),
    minPayoutMinor: toDisplayMinorUnits(figures.minPayout),
    isCapped: settledSingles ? settledSingles.some((single) => single.isCapped) : isCapped,
    singles: settledSingles,
  };
}
