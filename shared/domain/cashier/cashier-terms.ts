import type { PaymentMethod } from './payment-methods.ts';
import type { ReviewTerms } from './withdrawal-review.ts';

/** The cashier of a site, as its operator has set it. */
export interface CashierTerms extends ReviewTerms {
  /** In the order in which they are shown. */
  readonly methods: readonly PaymentMethod[];
  /** Number of deposits of a player that may be open at once. */
  readonly maxOpen: number;
  /** Amount above which two people decide, in multiples of the currency's first amount. */
  readonly fourEyesTimes: number;
  /** Days after which a withdrawal that waits for its player goes back to the review. */
  readonly answerDays: number;
}
