import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { Thousandths } from '#shared/domain/odds/coef-view.ts';

/** A coupon whose arithmetic can be told: of the history, or made by hand. */
export type ExplainedCoupon = EngineCoupon & {
  readonly iso: string;
  /** Accepted coefficient of the bonus leg, which is kept apart from the bets. */
  readonly bonusBetCoef?: Thousandths | null;
  /** The code that has paid its stake. */
  readonly promoCode?: string | null;
};
