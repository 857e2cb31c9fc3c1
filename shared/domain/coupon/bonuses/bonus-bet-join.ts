import type { Thousandths } from '../../odds/coef-view.ts';
import { bonusBetLeg, isBonusBetEligible } from '../bonus-bet.ts';
import { couponCoef } from '../coupon-coef.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from '../coupon-rules.ts';
import { BET_STATUS } from '../leg-status.ts';
import { COUPON_TYPE, type EngineCoupon, type EngineLeg } from '../types.ts';

/** Facts that decide whether the bonus bet joins a coupon (betting §4). */
export type BonusBetRequest = {
  readonly siteAllows: boolean;
  /** kinds of the markets, in the order of the legs */
  readonly kinds: readonly number[];
  readonly manuallyDeletedBonusBet: boolean;
};

/**
 * Returns the bonus leg of an express (coupon mathematics §8.8); null when it gets none. The slip and the platform ask
 * at every change, each with its own prices.
 *
 * @param coupon without a bonus leg, in thousandths and minor units
 */
export function bonusBetFor(
  coupon: EngineCoupon,
  { siteAllows, kinds, manuallyDeletedBonusBet }: BonusBetRequest,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): EngineLeg | null {
  const { typeId, legs } = coupon;
  const isPossible = siteAllows && typeId === COUPON_TYPE.express && legs.length >= rules.bonusBet.minBets;
  if (!isPossible || legs.some(({ coef }) => coef <= 0)) return null;
  const isEligible = isBonusBetEligible(
    {
      typeId,
      siteAllows,
      manuallyDeletedBonusBet,
      legs: legs.map(({ coef }, index) => ({ coef, kind: kinds[index] ?? rules.bonusBet.excludedKind })),
      couponCoef: Number(couponCoef(coupon, rules) ?? 0n),
    },
    rules,
  );
  return isEligible ? bonusBetLeg(legs.length, rules) : null;
}

/**
 * Returns a stored coupon with its bonus leg behind its bets, as the engine settles and explains it (coupon mathematics
 * §8.8). Storage holds the bonus leg apart from the bets.
 *
 * @param coupon `bonusBetCoef` is the accepted coefficient in thousandths, null without a bonus bet
 */
export function withBonusLeg<Coupon extends { readonly legs: readonly EngineLeg[] }>(
  coupon: Coupon & { readonly bonusBetCoef?: Thousandths | null },
): Omit<Coupon, 'legs'> & { readonly legs: readonly EngineLeg[] } {
  const coef = coupon.bonusBetCoef ?? null;
  if (coef === null) return coupon;
  return { ...coupon, legs: [...coupon.legs, { coef, statusId: BET_STATUS.notCalculated, isBonus: true }] };
}
