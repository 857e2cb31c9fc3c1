import * as v from 'valibot';
import { controlPlayerFactorCall, controlStopCall, controlStopsCall } from '../control-book.ts';
import { promoCodeSchema } from '../coupon-promo.ts';
import { REVIEW_STATES } from '../coupon-reservation.ts';
import { reviewSchema } from '../coupon-review.ts';
import { instant } from '../instant.ts';
import { promoCodeText } from '../promo-code-text.ts';
import { defineDeskAct, defineDeskRead, playerId, proposal } from './desk-call.ts';

export const deskReviewsCall = defineDeskRead({
  id: 'deskReviews',
  path: '/book/reviews',
  summary: 'VIP bets under review, the one with the shortest time first',
  roles: ['trader'],
  answer: v.object({ reviews: v.array(v.object({ ...reviewSchema.entries, userId: v.number() })) }),
});

export const deskReviewCall = defineDeskAct({
  id: 'deskReview',
  path: '/book/review',
  summary: 'Accepts or declines a VIP bet; answers its state, also after an earlier decision',
  roles: ['trader'],
  entries: { couponId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)), decision: v.picklist(['accept', 'decline']) },
  answer: v.object({ couponId: v.string(), state: v.picklist(REVIEW_STATES), isDecided: v.boolean() }),
  errors: ['COUPON_UNKNOWN'],
});

export const deskStopsCall = defineDeskRead({
  id: 'deskStops',
  path: '/book/stops',
  summary: 'Markets whose bets and cash-outs are stopped, with the reasons',
  roles: ['trader'],
  answer: controlStopsCall.answer,
});

export const deskStopCall = defineDeskAct({
  id: 'deskStop',
  path: '/book/stop',
  summary: 'Stops a market: its prices stay in sight and take no bets, and coupons with it are not cashed out',
  roles: ['trader'],
  entries: controlStopCall.body.entries,
  answer: controlStopCall.answer,
});

export const deskLiftStopCall = defineDeskAct({
  id: 'deskLiftStop',
  path: '/book/stop/lift',
  summary: 'Lifts one stop',
  roles: ['trader'],
  entries: { id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) },
  answer: v.object({ lifted: v.number() }),
});

export const deskFactorCall = defineDeskAct({
  id: 'deskFactor',
  path: '/book/factor',
  summary: 'Sets the factor on the stakes that the book takes from one player on each market: 1 is the usual one',
  roles: ['trader'],
  entries: { userId: playerId, factor: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) },
  answer: controlPlayerFactorCall.answer,
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskPromoCall = defineDeskAct({
  id: 'deskPromo',
  path: '/promo',
  summary:
    'Gives a free bet by code, to one player or to the first who types it. A larger one, and one that replaces an unused code, waits for a second person',
  roles: ['payments'],
  entries: {
    code: promoCodeText,
    /** Null for the first player who types the code. */
    userId: v.nullable(playerId),
    value: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    iso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Must be the three letters of a currency')),
    minCoef: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1001))),
    minLegs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
    expiresAt: v.nullable(instant),
  },
  answer: v.object({ ...promoCodeSchema.entries, userId: v.nullable(v.number()), isGiven: v.boolean(), proposal }),
  errors: ['ACCOUNT_UNKNOWN', 'CURRENCY_UNKNOWN'],
});
