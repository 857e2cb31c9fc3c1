import * as v from 'valibot';
import { defineCall } from './call.ts';
import { REVIEW_STATES } from './coupon-reservation.ts';
import { openPaths } from './paths.ts';

const money = v.pipe(v.number(), v.safeInteger());
const couponId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** A VIP bet that waits for its trader, or how it was decided (coupon mathematics §8.4). */
export const reviewSchema = v.object({
  couponId: v.string(),
  accountId: v.number(),
  iso: v.string(),
  /** Minor units: the stake, which was debited when it was placed. */
  amount: money,
  state: v.picklist(REVIEW_STATES),
  /** Server clock, epoch ms: the first start of its games. */
  until: v.number(),
  decidedAt: v.nullable(v.number()),
});

export const reviewsCall = defineCall({
  id: 'couponReviews',
  method: 'POST',
  path: openPaths.couponReviews,
  summary: 'VIP bets that wait for their trader, the last first, and decided ones of which nobody was told so far',
  auth: true,
  /** Coupons of which the player has been told how they were decided. */
  body: v.object({ told: v.pipe(v.array(couponId), v.maxLength(100)) }),
  answer: v.object({ reviews: v.array(reviewSchema), now: v.number() }),
});

/** What can be advanced to an account now (coupon mathematics §8.5). */
export const advanceCall = defineCall({
  id: 'couponAdvance',
  method: 'GET',
  path: openPaths.couponAdvance,
  summary: 'How much of a stake can be advanced on the open coupons of an account',
  auth: true,
  query: v.object({ accountId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: v.object({
    /** Minor units; 0 for nothing. */
    availablePrepaidAmount: money,
    iso: v.string(),
    /** What is lent and not repaid. */
    outstanding: money,
    now: v.number(),
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export type Review = v.InferOutput<typeof reviewSchema>;
export type AdvanceAnswer = v.InferOutput<typeof advanceCall.answer>;
