import type { CouponOffersOfCoupon } from '#shared/contracts/coupon-bonuses.ts';
import type { HyperTerms } from '#shared/domain/coupon/bonuses/hyper-bonus-terms.ts';
import type { Pool } from '../../../database/pool.ts';

/** What a coupon has beside its bets at acceptance. */
export interface NewOffers {
  /** Thousandths. */
  readonly bonusBetCoef: number | null;
  readonly hyperTerms: HyperTerms | null;
  readonly promoCode: string | null;
}

/** What became of it. */
export interface OfferRow extends NewOffers {
  readonly hyperAmount: number | null;
  readonly hyperDueAt: number | null;
  readonly hyperCreditedAt: number | null;
}

/** Nothing but its bets, as most coupons are. */
export const NO_OFFERS: OfferRow = {
  bonusBetCoef: null,
  hyperTerms: null,
  promoCode: null,
  hyperAmount: null,
  hyperDueAt: null,
  hyperCreditedAt: null,
};

/** The offers of a coupon as one JSON value, null without any; for `from coupon c`. */
export function offerColumns(sql: Pool) {
  return sql`
    (select jsonb_build_object(
        'bonusBetCoef', o.bonus_bet_coef, 'hyperTerms', o.hyper_terms, 'promoCode', o.promo_code,
        'hyperAmount', o.hyper_amount, 'hyperDueAt', o.hyper_due_at, 'hyperCreditedAt', o.hyper_credited_at
      ) from coupon_offer o where o.coupon_id = c.id) as offers`;
}

/** The offers of a coupon as its contract shows them. */
export function toCouponOffers(row: OfferRow | null): CouponOffersOfCoupon {
  const { bonusBetCoef, hyperTerms, hyperAmount, hyperDueAt, hyperCreditedAt, promoCode } = row ?? NO_OFFERS;
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
