import * as v from 'valibot';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { OutOfBounds } from './stored-bounds.ts';

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const hasTwoDecimals = (value: number) => /^\d+(\.\d{1,2})?$/.test(String(value));

const step = v.object({
  legs: v.pipe(v.number(), v.integer(), v.minValue(2)),
  percent: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1000), v.check(hasTwoDecimals, 'more than two decimals')),
});

function isRising(ladder: v.InferOutput<typeof step>[]): boolean {
  return ladder.every(({ legs }, index) => index === 0 || legs > (ladder[index - 1]?.legs ?? 0));
}

/** The largest payout of a coupon, in multiples of the base amount: a bonus is not more. */
const MAX_BONUS_TIMES = 10_000;

/** What the bounds of bonuses need of the entry, as it is stored. */
const storedBonuses = v.object({
  hyperBonus: v.object({
    maxBonusTimes: v.optional(v.number(), 0),
    byCurrency: v.optional(v.record(v.string(), v.object({ maxBonus: v.number() })), {}),
  }),
});

/** Returns the bonuses above the largest payout of a coupon, and those of currencies that the product does not know. */
export function bonusBounds(couponBonuses: unknown): OutOfBounds[] {
  const read = v.safeParse(storedBonuses, couponBonuses);
  if (!read.success) return [];
  const { maxBonusTimes, byCurrency } = read.output.hyperBonus;
  const path = ['couponBonuses', 'hyperBonus'];
  const times = {
    path: [...path, 'maxBonusTimes'],
    message: `at most ${MAX_BONUS_TIMES}, the largest payout of a coupon`,
    inForce: MAX_BONUS_TIMES,
  };
  const ofCurrencies = Object.entries(byCurrency).flatMap(([iso, { maxBonus }]): OutOfBounds[] => {
    const here = [...path, 'byCurrency', iso];
    if (!isCurrencyIso(iso)) {
      return [{ path: here, message: 'a currency that the product does not know', inForce: null }];
    }
    const most = currencyOf(iso).initialAmount * MAX_BONUS_TIMES;
    if (maxBonus <= most) return [];
    const message = `at most ${most}, the largest payout of a coupon`;
    return [{ path: [...here, 'maxBonus'], message, inForce: most }];
  });
  return maxBonusTimes > MAX_BONUS_TIMES ? [times, ...ofCurrencies] : ofCurrencies;
}

/** The operator's bonuses (coupon mathematics §8.6 to §8.8); pages get the terms that apply to them. */
export const couponBonusesSchema = v.object({
  /** The bonus bet of expresses (betting §4). */
  bonusBet: v.boolean(),
  /** null: no hyper bonus. */
  hyperBonus: v.optional(
    v.nullable(
      v.object({
        ladder: v.pipe(v.array(step), v.minLength(1), v.check(isRising, 'steps that do not rise')),
        /** Thousandths. */
        minLegCoef: v.pipe(v.number(), v.integer(), v.minValue(1001)),
        base: v.picklist(['net', 'gross']),
        /** Smallest stake and largest bonus, in multiples of the currency's base amount. */
        minStakeTimes: v.pipe(v.number(), v.minValue(0)),
        maxBonusTimes: v.pipe(v.number(), v.minValue(0)),
        /** The same in minor units, for currencies with other amounts (ISO 4217). */
        byCurrency: v.record(v.string(), v.object({ minStake: minor, maxBonus: minor })),
        /** Hours from the settlement of the coupon to the credit. */
        delayHours: v.pipe(v.number(), v.minValue(0), v.maxValue(720)),
      }),
    ),
    null,
  ),
  /** Whether the code of a free bet is used up or issued again when its coupon is void. */
  promoOnVoid: v.picklist(['consumed', 'reissued']),
});

export type CouponBonusSettings = v.InferOutput<typeof couponBonusesSchema>;

/** The bonuses of the demonstration brand. */
export const DEFAULT_COUPON_BONUSES: CouponBonusSettings = {
  bonusBet: true,
  hyperBonus: {
    ladder: [
      { legs: 4, percent: 3 },
      { legs: 5, percent: 5 },
      { legs: 6, percent: 7 },
      { legs: 7, percent: 10 },
      { legs: 8, percent: 13 },
      { legs: 10, percent: 20 },
      { legs: 12, percent: 30 },
      { legs: 15, percent: 50 },
      { legs: 20, percent: 100 },
      { legs: 25, percent: 250 },
    ],
    minLegCoef: 1200,
    base: 'net',
    minStakeTimes: 0.4,
    maxBonusTimes: 2000,
    byCurrency: {},
    delayHours: 0,
  },
  promoOnVoid: 'consumed',
};
