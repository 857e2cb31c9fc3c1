import type { CouponBonuses } from '#shared/contracts/coupon-bonuses.ts';
import type { HyperTerms } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import type { Pool } from '../../../database/pool.ts';

/** Bonuses of a coupon at acceptance. */
export interface NewBonuses {
  /** Odds of the bonus leg, thousandths. */
  readonly bonusBetCoef: number | null;
  readonly hyperTerms: HyperTerms | null;
  readonly promoCode: string | null;
}

/** Bonuses of a stored coupon, with their results. */
export interface CouponBonusRow extends NewBonuses {
  readonly hyperAmount: number | null;
  readonly hyperDueAt: number | null;
  readonly hyperCreditedAt: number | null;
}

/** The value of a coupon without bonuses, as most are. */
export const NO_BONUSES: CouponBonusRow = {
  bonusBetCoef: null,
  hyperTerms: null,
  promoCode: null,
  hyperAmount: null,
  hyperDueAt: null,
  hyperCreditedAt: null,
};

/** Selects the bonuses of a coupon as one JSON value, null without any; for `from coupon c`. */
export function bonusColumns(sql: Pool) {
  return sql`
    (select jsonb_build_object(
        'bonusBetCoef', o.bonus_bet_coef, 'hyperTerms', o.hyper_terms, 'promoCode', o.promo_code,
        'hyperAmount', o.hyper_amount, 'hyperDueAt', o.hyper_due_at, 'hyperCreditedAt', o.hyper_credited_at
      ) from coupon_bonus o where o.coupon_id = c.id) as bonuses`;
}

/** Returns the bonuses of a coupon as the contract shows them. */
export function toCouponBonuses(row: CouponBonusRow | null): CouponBonuses {
  const { bonusBetCoef, hyperTerms, hyperAmount, hyperDueAt, hyperCreditedAt, promoCode } = row ?? NO_BONUSES;
  return {
    bonusBetCoef,
    promoCode,
    hyperBonus: hyperTerms && {
      ...hyperTerms,
      ladder: [...hyperTerms.ladder],
      amount: hyperAmount,
      dueAt: hyperDueAt,
      creditedAt: hyperCreditedAt,
    },
  };
}
