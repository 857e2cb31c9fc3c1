import type { TaxedPayout } from '#shared/domain/coupon/tax.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { Thousandths } from '#shared/domain/odds/coef-view.ts';

/** Coupon whose calculation can be explained: a placed one, or one of the calculator. */
export type ExplainedCoupon = EngineCoupon & {
  readonly iso: string;
  /** Odds of the placed coupon, where they are shown; left out by the calculator, which shows none. */
  readonly coef?: Thousandths | null;
  /** Accepted odds of the bonus leg, which is stored apart from the bets. */
  readonly bonusBetCoef?: Thousandths | null;
  /** Promo code that has paid its stake. */
  readonly promoCode?: string | null;
  /** Tax on its payout; null for none. */
  readonly taxed?: TaxedPayout | null;
  /** Advanced part of its stake, minor units. */
  readonly advance?: { readonly amount: number } | undefined;
};
