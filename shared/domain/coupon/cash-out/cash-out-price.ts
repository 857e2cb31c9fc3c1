import type { MinorUnits } from '../../money/minor-units.ts';
import { toMinorUnits } from '../../money/minor-units.ts';
import type { CouponRules } from '../coupon-rules.ts';
import { finalPayout, payoutBounds } from '../payout.ts';
import {
  ceilRatio,
  compareRatios,
  multiplyRatios,
  type Ratio,
  ratioOfDecimal,
  roundRatio,
  wholeRatio,
} from '../ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from '../types.ts';
import { capped, fairValue, type ValueRefusal } from './fair-value.ts';
import type { LegChance } from './leg-chance.ts';

/** Reasons why a coupon has no price by its own figures. */
export type CashOutValuationRefusal = ValueRefusal | 'DECIDED' | 'TOO_SMALL';

/** Price of the whole coupon, minor units, or the reason why it has none. */
export type CashOutValuation = { readonly price: MinorUnits } | { readonly refusal: CashOutValuationRefusal };

function subtract(a: Ratio, b: bigint): Ratio {
  return { n: a.n - b * a.d, d: a.d };
}

/** Margins of the house on the value of a coupon, decimals from "0" to below "1". */
export interface CashOutMargins {
  /** Margin at short prices. */
  readonly margin: string;
  /** Margin from the decimal price `from` on; where it is lower than `margin`, that one counts. */
  readonly longShots: { readonly from: string; readonly margin: string };
}

/**
 * Returns the margin on a coupon. Its price is its largest payout by the larger of stake and fair value, so that a bet
 * counts as a long shot only if it was one when it was placed and still is.
 */
function marginOf({ margin, longShots }: CashOutMargins, max: Ratio, stake: MinorUnits, value: Ratio): Ratio {
  const short = ratioOfDecimal(margin);
  const long = ratioOfDecimal(longShots.margin);
  const from = ratioOfDecimal(longShots.from);
  const paid = compareRatios(value, wholeRatio(stake)) > 0 ? value : wholeRatio(stake);
  const isLong = compareRatios(max, multiplyRatios(paid, from)) >= 0;
  return isLong && compareRatios(long, short) > 0 ? long : short;
}

/** Returns a value less its margin, rounded up to minor units but never above the value. */
function lessMargin(value: Ratio, { n, d }: Ratio): bigint {
  const kept = ceilRatio({ n: value.n * (d - n), d: value.d * d });
  const whole = roundRatio(value, 'down');
  if (kept > whole) return whole;
  return kept;
}

/**
 * Returns the price of a whole coupon (peers (c)1): its least payout, plus its fair value above that less the margin,
 * in whole minor units. So a price is never below the least nor above the largest payout still possible, and never
 * above the fair value, unless the least payout is: it counts as it would be paid, rounded. Rounding takes nothing from
 * the player, unless the value itself is no whole minor unit.
 *
 * @throws CouponShapeError for a coupon without meaning
 */
export function cashOutPriceOf(
  coupon: EngineCoupon,
  chances: readonly (LegChance | null)[],
  margins: CashOutMargins,
  rules: CouponRules,
): CashOutValuation {
  const fair = fairValue(coupon, chances, rules);
  if ('refusal' in fair) return fair;
  const bounds = payoutBounds(coupon, rules);
  const max = finalPayout(bounds.max, coupon, rules);
  const min = coupon.typeId === COUPON_TYPE.antiExpress ? 0n : finalPayout(bounds.min, coupon, rules);
  if (max === min) return { refusal: 'DECIDED' };
  const above = subtract(fair.value, min);
  // Exact: a payout that is rounded up to ten stakes is still below ten.
  const largest = capped(bounds.max, coupon.maxPayoutLimit ?? null);
  const margin = marginOf(margins, largest, coupon.amount, fair.value);
  const price = above.n <= 0n ? min : min + lessMargin(above, margin);
  return price < 1n ? { refusal: 'TOO_SMALL' } : { price: toMinorUnits(price) };
}

/**
 * Returns the price of a part of the stake: its share of the price of the whole, rounded down (peers (c)1).
 *
 * @param part stake that is cashed out, minor units, 1 to `stake`
 * @param stake stake in play, minor units
 */
export function partPrice(price: MinorUnits, part: MinorUnits, stake: MinorUnits): MinorUnits {
  return toMinorUnits((BigInt(price) * BigInt(part)) / BigInt(stake));
}

/**
 * Decides whether the player can cash out a part of the coupon so that the rest is the same bet with a smaller stake:
 * fixed amounts of a condition do not shrink with the stake (coupon mathematics §4.4).
 */
export function isDivisible({ typeId, amountByBlockId }: Pick<EngineCoupon, 'amountByBlockId' | 'typeId'>): boolean {
  if (typeId !== COUPON_TYPE.condition) return true;
  return Object.values(amountByBlockId ?? {}).every((amount) => amount === null);
}

/**
 * Returns the payout limit of the rest after a part was cashed out: its share of the limit, rounded down, so that the
 * rest pays what it would have paid as a part of the whole (coupon mathematics §1.6).
 */
export function limitOfRest(limit: MinorUnits | null, rest: MinorUnits, stake: MinorUnits): MinorUnits | null {
  return limit === null ? null : toMinorUnits((BigInt(limit) * BigInt(rest)) / BigInt(stake));
}
