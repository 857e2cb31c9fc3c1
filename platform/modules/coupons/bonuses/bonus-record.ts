import type { CouponBonuses } from '#shared/contracts/coupon-bonuses.ts';
import type { HyperTerms } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import type { Pool } from '../../../database/pool.ts';

/** What a coupon has beside its bets at acceptance. */
export interface NewBonuses {
  /** Thousandths. */
  readonly bonusBetCoef: number | null;
  readonly hyperTerms: HyperTerms | null;
  readonly promoCode: string | null;
}

/** What became of it. */
export interface CouponBonusRow extends NewBonuses {
  readonly hyperAmount: number | null;
  readonly hyperDueAt: number | null;
  readonly hyperCreditedAt: number | null;
}

/** Nothing but its bets, as most coupons are. */
export const NO_BONUSES: CouponBonusRow = {
  bonusBetCoef: null,
  hyperTerms: null,
  promoCode: null,
  hyperAmount: null,
  hyperDueAt: null,
  hyperCreditedAt: null,
};

/** The bonuses of a coupon as one JSON value, null without any; for `from coupon c`. */
export function bonusColumns(sql: Pool) {
  return sql`
    (select jsonb_build_object(
        'bonusBetCoef', o.bonus_bet_coef, 'hyperTerms', o.hyper_terms, 'promoCode', o.promo_code,
        'hyperAmount', o.hyper_amount, 'hyperDueAt', o.hyper_due_at, 'hyperCreditedAt', o.hyper_credited_at
      ) from coupon_bonus o where o.coupon_id = c.id) as bonuses`;
}

/** The bonuses of a coupon as its contract shows them. */
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
