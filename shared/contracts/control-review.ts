import * as v from 'valibot';
import { defineControl } from './control-call.ts';
import { REVIEW_STATES } from './coupon-reservation.ts';
import { reviewSchema } from './coupon-review.ts';

/** Answers the VIP bets under review for the page of a trader. */
export const controlReviewsCall = defineControl({
  id: 'controlReviews',
  method: 'GET',
  path: '/vipBets',
  summary: 'VIP bets under review, the one with the shortest time first',
  answer: v.object({ reviews: v.array(v.object({ ...reviewSchema.entries, userId: v.number() })) }),
});

/** Records the decision of a trader: the first one counts, and none is taken after the first start. */
export const controlReviewCall = defineControl({
  id: 'controlReview',
  method: 'POST',
  path: '/vipBet',
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
