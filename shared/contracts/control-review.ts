import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CONTROL_PREFIX } from './control.ts';
import { REVIEW_STATES } from './coupon-reservation.ts';
import { reviewSchema } from './coupon-review.ts';

/** Answers the VIP bets under review for the page of a trader. */
export const controlReviewsCall = defineCall({
  id: 'controlReviews',
  method: 'GET',
  path: `${CONTROL_PREFIX}/vipBets`,
  summary: 'VIP bets under review, the one with the shortest time first',
  answer: v.object({ reviews: v.array(v.object({ ...reviewSchema.entries, userId: v.number() })) }),
});

/** Records the decision of a trader: the first one counts, and none is taken after the first start. */
export const controlReviewCall = defineCall({
  id: 'controlReview',
  method: 'POST',
  path: `${CONTROL_PREFIX}/vipBet`,
  summary: 'Accepts or declines a VIP bet; answers its state, also after an earlier decision',
  body: v.object({
    couponId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    decision: v.picklist(['accept', 'decline']),
  }),
  answer: v.object({
    couponId: v.string(),
    state: v.picklist(REVIEW_STATES),
    /** False where the bet was decided before. */
    isDecided: v.boolean(),
  }),
  errors: ['COUPON_UNKNOWN'],
});
