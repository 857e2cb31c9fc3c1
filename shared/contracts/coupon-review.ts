import * as v from 'valibot';
import { defineCall } from './call.ts';
import { REVIEW_STATES } from './coupon-reservation.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const money = v.pipe(v.number(), v.safeInteger());
const couponId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** VIP bet that waits for a trader, or the decision about it (coupon mathematics §8.4). */
export const reviewSchema = v.object({
  couponId: v.string(),
  accountId: v.number(),
  iso: v.string(),
  /** Stake, minor units; it was debited at the placement. */
  amount: money,
  state: v.picklist(REVIEW_STATES),
  /** First start of its games, server clock, epoch ms. */
  until: shownInstant,
  decidedAt: v.nullable(shownInstant),
});

export const reviewsCall = defineCall({
  id: 'couponReviews',
  method: 'POST',
  path: openPaths.couponReviews,
  rate: 'session',
  summary: 'VIP bets under review, the last first, and decided ones that the player has not been told about',
  auth: true,
  /** Coupons whose decision the player has been told. */
  body: v.object({ told: v.pipe(v.array(couponId), v.maxLength(100)) }),
  answer: v.object({ reviews: v.array(reviewSchema), now: shownInstant }),
});

/** Answers the advance that an account can get now (coupon mathematics §8.5). */
export const advanceCall = defineCall({
  id: 'couponAdvance',
  method: 'GET',
  path: openPaths.couponAdvance,
  rate: 'session',
  summary: 'The advance that the open coupons of an account allow',
  auth: true,
  query: v.object({ accountId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: v.object({
    /** Minor units; 0 for nothing. */
    availablePrepaidAmount: money,
    iso: v.string(),
    /** Sum of the advances that are not repaid. */
    outstanding: money,
    now: shownInstant,
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export type Review = v.InferOutput<typeof reviewSchema>;
export type AdvanceAnswer = v.InferOutput<typeof advanceCall.answer>;
