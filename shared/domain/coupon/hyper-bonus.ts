import type { MinorUnits } from '../money/minor-units.ts';
import { type CouponRules, DEFAULT_COUPON_RULES, type HyperBonusRules, type OptionalLimit } from './coupon-rules.ts';
import { BET_STATUS, isPendingStatus, isVoidStatus } from './leg-status.ts';
import { payoutIn } from './payout.ts';
import { addRatios, compareRatios, type Ratio, ratioOfDecimal, roundRatio, wholeRatio } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon, type EngineLeg } from './types.ts';

/** Hyper bonus terms of the server for the current coupon (betting §3); amounts are minor units. */
export type HyperBonusTerms = {
  /** percent for the number of counted legs; the caller reads it again when voids reduce that number */
  readonly percent: number;
  readonly minBetLimit: MinorUnits;
  readonly maxLimit: OptionalLimit;
};

const isCounted = (leg: EngineLeg, rules: HyperBonusRules) =>
  !leg.isBonus && !isVoidStatus(leg.statusId) && leg.coef >= rules.minLegCoef;

/**
 * Returns the number of legs that count for the percent: neither void nor below the smallest coefficient (coupon
 * mathematics §8.7).
 */
export function hyperBonusLegCount(coupon: EngineCoupon, rules: CouponRules = DEFAULT_COUPON_RULES): number {
  return coupon.legs.filter((leg) => isCounted(leg, rules.hyperBonus)).length;
}

/**
 * Returns the hyper bonus of an express (coupon mathematics §8.7): a percentage of its net winnings, rounded down and
 * limited. Winnings above the payout limit do not count, because they are not paid. With open legs it is what the
 * coupon may still earn. It is never part of the coefficient or of the payout.
 *
 * @returns minor units; 0 when a condition fails
 */
export function hyperBonus(
  coupon: EngineCoupon,
  terms: HyperBonusTerms,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): bigint {
  if (coupon.typeId !== COUPON_TYPE.express || !areLegsGood(coupon, rules)) return 0n;
  const payout = withinLimit(payoutIn(coupon, 'best', rules), coupon);
  const net = addRatios(payout, wholeRatio(-coupon.amount));
  const measured = rules.hyperBonus.minLimitReads === 'stake' ? wholeRatio(coupon.amount) : net;
  if (compareRatios(measured, wholeRatio(terms.minBetLimit)) < 0) return 0n;
  const bonus = percentOf(rules.hyperBonus.base === 'net' ? net : payout, terms.percent);
  const limit = terms.maxLimit;
  return limit !== null && bonus > BigInt(limit) ? BigInt(limit) : bonus;
}

/** Returns the payout within its limit, before rounding to minor units. */
function withinLimit(payout: Ratio, { maxPayoutLimit = null }: Pick<EngineCoupon, 'maxPayoutLimit'>): Ratio {
  return maxPayoutLimit !== null && compareRatios(payout, wholeRatio(maxPayoutLimit)) > 0
    ? wholeRatio(maxPayoutLimit)
    : payout;
}

function areLegsGood(coupon: EngineCoupon, rules: CouponRules): boolean {
  const isGood = (leg: EngineLeg) =>
    leg.isBonus || isVoidStatus(leg.statusId) || (isWonOrOpen(leg) && leg.coef >= rules.hyperBonus.minLegCoef);
  return coupon.legs.every(isGood) && hyperBonusLegCount(coupon, rules) >= rules.hyperBonus.minLegs;
}

function isWonOrOpen(leg: EngineLeg): boolean {
  return leg.statusId === BET_STATUS.win || isPendingStatus(leg.statusId);
}

function percentOf(base: Ratio, percent: number): bigint {
  const rate = ratioOfDecimal(String(percent));
  return base.n <= 0n ? 0n : roundRatio({ n: base.n * rate.n, d: base.d * rate.d * 100n }, 'down');
}
