import * as v from 'valibot';
import { promoCodeText } from './promo-code-text.ts';

const money = v.pipe(v.number(), v.safeInteger());
const coefficient = v.pipe(v.number(), v.safeInteger());
const percent = v.pipe(v.number(), v.minValue(0));

/**
 * What a placement asks for beside its bets (betting §3; coupon mathematics §8.6 to §8.8). The platform makes its own
 * bonus leg and its own hyper bonus: the figures of them say what the player saw.
 */
export const placementBonusEntries = {
  /** The bonus bet is in the coupon; left out when the player has taken it out. */
  isBonusBet: v.optional(v.boolean()),
  hyperBonusPercent: v.optional(percent),
  minHyperBonusBetLimit: v.optional(money),
  maxHyperBonusLimit: v.optional(v.nullable(money)),
  hyperBonusAmount: v.optional(money),
  /** The stake is this code's value (coupon mathematics §8.6). */
  promoCode: v.optional(promoCodeText),
};

/** The hyper bonus of a coupon that was taken (coupon mathematics §8.7); minor units of its account. */
const couponHyperSchema = v.object({
  ladder: v.array(v.object({ legs: v.number(), percent })),
  minLegCoef: coefficient,
  base: v.picklist(['net', 'gross']),
  minBetLimit: money,
  maxLimit: v.nullable(money),
  /** What it came to; null while the coupon is open. */
  amount: v.nullable(money),
  /** Server clock, epoch ms: from when it is credited, and when it was. */
  dueAt: v.nullable(v.number()),
  creditedAt: v.nullable(v.number()),
});

/** What a coupon has beside its bets; what a device has kept from before there was any has none. */
export const couponBonusEntries = {
  /** Accepted coefficient of the bonus leg, thousandths; it follows the bets. Null without a bonus bet. */
  bonusBetCoef: v.optional(v.nullable(coefficient), null),
  hyperBonus: v.optional(v.nullable(couponHyperSchema), null),
  /** The code that has paid its stake; the winnings come without the stake. */
  promoCode: v.optional(v.nullable(v.string()), null),
};

/** What a draft tells of its bonuses when it asks for limits. */
export const limitsBonusRequest = {
  isBonusBet: v.optional(v.boolean()),
};

/** Bonuses that the site gives a draft coupon. */
export const limitsBonusSchema = v.object({
  bonusBet: v.boolean(),
  /** Null where there is none. Percent, smallest stake and largest bonus are those of the bets of the draft. */
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
