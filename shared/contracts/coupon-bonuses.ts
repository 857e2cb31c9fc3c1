import * as v from 'valibot';
import { shownInstant } from './instant.ts';
import { promoCodeText } from './promo-code-text.ts';
import { wantedPercent, wholeAmount } from './stored-numbers.ts';

const money = v.pipe(v.number(), v.safeInteger());
const coefficient = v.pipe(v.number(), v.safeInteger());
const percent = v.pipe(v.number(), v.minValue(0));

/**
 * Bonuses that a placement asks for (betting §3; coupon mathematics §8.6 to §8.8). The platform makes its own bonus leg
 * and hyper bonus; the figures in the request only say what the player saw.
 */
export const placementBonusEntries = {
  /** The coupon contains the bonus bet; left out when the player has removed it. */
  isBonusBet: v.optional(v.boolean()),
  hyperBonusPercent: v.optional(wantedPercent),
  minHyperBonusBetLimit: v.optional(wholeAmount),
  maxHyperBonusLimit: v.optional(v.nullable(wholeAmount)),
  hyperBonusAmount: v.optional(wholeAmount),
  /** Promo code whose value is the stake (coupon mathematics §8.6). */
  promoCode: v.optional(promoCodeText),
};

/** Hyper bonus of a placed coupon (coupon mathematics §8.7); minor units of its account. */
const couponHyperSchema = v.object({
  ladder: v.array(v.object({ legs: v.number(), percent })),
  minLegCoef: coefficient,
  base: v.picklist(['net', 'gross']),
  minBetLimit: money,
  maxLimit: v.nullable(money),
  /** Bonus that was calculated at the end; null while the coupon is open. */
  amount: v.nullable(money),
  /** Instant from which the bonus is credited, and the instant of the credit; server clock, epoch ms. */
  dueAt: v.nullable(shownInstant),
  creditedAt: v.nullable(shownInstant),
});

/** Bonuses of a coupon; coupons that a device stored before bonuses existed have none. */
export const couponBonusEntries = {
  /** Accepted coefficient of the bonus leg, which follows the bets, thousandths; null without a bonus bet. */
  bonusBetCoef: v.optional(v.nullable(coefficient), null),
  hyperBonus: v.optional(v.nullable(couponHyperSchema), null),
  /** Code that paid the stake; the winnings come without the stake. */
  promoCode: v.optional(v.nullable(v.string()), null),
};

/** Bonuses that a draft names when it asks for limits. */
export const limitsBonusRequest = {
  isBonusBet: v.optional(v.boolean()),
};

/** Bonuses that the site gives to a draft coupon. */
export const limitsBonusSchema = v.object({
  bonusBet: v.boolean(),
  /** Hyper bonus of the draft's bets: percent, smallest stake, largest bonus; null for none. */
  hyperBonus: v.nullable(
    v.object({
      hyperBonusPercent: percent,
      minHyperBonusBetLimit: money,
      maxHyperBonusLimit: v.nullable(money),
      ladder: v.array(v.object({ legs: v.number(), percent })),
      minLegCoef: coefficient,
      base: v.picklist(['net', 'gross']),
    }),
  ),
});

export type CouponBonuses = {
  readonly [Name in keyof typeof couponBonusEntries]: v.InferOutput<(typeof couponBonusEntries)[Name]>;
};
export type DraftBonuses = v.InferOutput<typeof limitsBonusSchema>;
