import type { MinorUnits } from '../../money/minor-units.ts';
import type { PromoRefusal } from '../bet-codes.ts';
import type { DraftPromo } from '../draft.ts';

/** Free bet by code (coupon mathematics §8.6): its value in minor units, usable once, under its conditions. */
export type PromoTerms = {
  readonly value: MinorUnits;
  /** ISO 4217 */
  readonly iso: string;
  /** thousandths; null is no condition */
  readonly minCoef: number | null;
  readonly minLegs: number | null;
  /** server clock, epoch ms; null never */
  readonly expiresAt: number | null;
  readonly isUsed: boolean;
};

/** Coupon for which a code is to pay. */
export type PromoUse = {
  /** currency of the account that bets */
  readonly iso: string;
  readonly legs: number;
  /** of the coupon, thousandths; null while it has none */
  readonly coef: number | null;
  /** server clock, epoch ms */
  readonly now: number;
};

/**
 * Returns why a code cannot pay for a coupon; null when it can. The conditions are checked in this order: used,
 * expired, currency, number of bets, coefficient (coupon mathematics §8.6).
 */
export function promoRefusalOf(terms: PromoTerms, { iso, legs, coef, now }: PromoUse): PromoRefusal | null {
  if (terms.isUsed) return 'used';
  if (terms.expiresAt !== null && terms.expiresAt <= now) return 'expired';
  if (terms.iso !== iso) return 'currency';
  if (terms.minLegs !== null && legs < terms.minLegs) return 'min-legs';
  return terms.minCoef !== null && (coef ?? 0) < terms.minCoef ? 'min-coef' : null;
}

/**
 * Returns a code as validation reads it, with the values that the text of a refusal names (coupon mathematics §8.6).
 *
 * @param terms null for an unknown code
 */
export function draftPromoOf(terms: PromoTerms | null, use: PromoUse, hasHyperBonus: boolean): DraftPromo {
  if (terms === null) return { value: 0, isUsable: false, refusal: 'unknown', hasHyperBonus };
  const refusal = promoRefusalOf(terms, use);
  const { value, minCoef, minLegs } = terms;
  return {
    value,
    isUsable: refusal === null,
    hasHyperBonus,
    ...(refusal === null ? {} : { refusal }),
    ...(minCoef === null ? {} : { minCoef }),
    ...(minLegs === null ? {} : { minLegs }),
  };
}
