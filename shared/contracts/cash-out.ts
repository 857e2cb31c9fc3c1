import * as v from 'valibot';
import { CASH_OUT_CODES, NO_CASH_OUT_REASONS } from '../domain/coupon/cash-out/cash-out-codes.ts';
import { DROP_PERCENTS } from '../domain/coupon/coef-change.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { cashOutRuleSchema } from './cash-out-record.ts';
import { couponSchema } from './coupon.ts';
import { shownInstant } from './instant.ts';
import { orderKeySchema, orderOwnerQuery } from './order-key.ts';
import { openPaths } from './paths.ts';

const money = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const couponId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Largest number of coupons that one request may name. */
export const MAX_CASH_OUT_PRICES = 20;

/** Cash-out price of a coupon, or the reason why it has none. */
export const cashOutPriceSchema = v.variant('status', [
  v.object({
    couponId: v.string(),
    status: v.literal('offered'),
    /** Price of all that is in play, minor units. */
    price: money,
    /** Stake in play, minor units. */
    stake: money,
    /** The player may cash out a part of the stake. */
    isDivisible: v.boolean(),
    /** A live bet of the coupon is open, so the cash-out is delayed. */
    isLive: v.boolean(),
    /** Seconds of the delay, by the sports of the live bets; left out where all sports have the same delay. */
    delaySeconds: v.optional(v.number()),
    /** Instant of the server clock at which the price was calculated; a later price has a higher one. */
    sequence: v.number(),
    /** Instant of the server clock until which the platform accepts the price. */
    expiresAt: shownInstant,
  }),
  v.object({ couponId: v.string(), status: v.literal('none'), reason: v.picklist(NO_CASH_OUT_REASONS) }),
]);

export const cashOutPricesCall = defineCall({
  id: 'cashOutPrices',
  method: 'GET',
  path: openPaths.cashOutPrices,
  rate: 'session',
  summary: 'Cash-out prices of open coupons of the player, by the current book',
  auth: true,
  query: v.object({ ids: v.pipe(v.string(), v.regex(/^\d{1,18}(,\d{1,18}){0,19}$/)) }),
  answer: v.object({ prices: v.array(cashOutPriceSchema), now: shownInstant, delaySeconds: v.number() }),
});

/** Result of a cash-out. During the live delay it is `pending`, and the client asks for its outcome. */
export const cashOutAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('sold'), coupon: couponSchema, stake: money, price: money, balance: money }),
  v.object({ status: v.literal('pending'), decidesAt: shownInstant, now: shownInstant }),
  v.object({
    status: v.literal('refused'),
    code: v.picklist(CASH_OUT_CODES),
    currentPrice: v.nullable(cashOutPriceSchema),
  }),
]);

export const cashOutCouponCall = defineCall({
  id: 'cashOutCoupon',
  method: 'POST',
  path: openPaths.cashOutCoupon,
  rate: 'session',
  summary:
    'Cashes out a coupon, or a part of its stake, at the current price; never below the price that the player saw, less the fall that the player accepts',
  auth: true,
  idempotent: true,
  params: v.object({ couponId }),
  body: v.object({
    /** Stake to cash out, minor units; all that is in play cashes out the whole coupon. */
    stake: amount,
    /** Price of that stake as the player saw it, minor units. */
    price: amount,
    /** `sequence` of the price that the player saw. */
    sequence: shownInstant,
    /** The player accepts any price. */
    isAnyPrice: v.optional(v.boolean(), false),
    /** Fall of the price in percent that the player accepts; counts if the site offers it (decision 050). */
    dropPercent: v.optional(v.picklist(DROP_PERCENTS)),
  }),
  answer: cashOutAnswerSchema,
  errors: ['COUPON_UNKNOWN', 'IDEMPOTENCY_MISMATCH'],
});

/** Answers the result of a cash-out whose answer was lost, as couponOutcome does for a placement. */
export const cashOutOutcomeCall = defineCall({
  id: 'cashOutOutcome',
  method: 'POST',
  path: openPaths.cashOutOutcome,
  rate: perMinute(600),
  summary: 'Result of the cash-out with this idempotency key; seals a key that never arrived',
  auth: true,
  params: v.object({ couponId, key: orderKeySchema }),
  query: orderOwnerQuery,
  answer: cashOutAnswerSchema,
  errors: ['COUPON_UNKNOWN', 'IDEMPOTENCY_MISMATCH'],
});

export const setCashOutRuleCall = defineCall({
  id: 'setCashOutRule',
  method: 'PUT',
  path: openPaths.cashOutRule,
  rate: 'session',
  summary: 'Sets a rule: the platform cashes out an open coupon, or a part of it, once its price reaches an amount',
  auth: true,
  params: v.object({ couponId }),
  body: v.object({ target: amount, stake: v.nullable(amount) }),
  answer: v.variant('status', [
    v.object({ status: v.literal('set'), rule: cashOutRuleSchema }),
    v.object({ status: v.literal('refused'), code: v.picklist(['SETTLED', 'STAKE_CHANGED', 'NOT_DIVISIBLE']) }),
  ]),
  errors: ['COUPON_UNKNOWN'],
});

export const removeCashOutRuleCall = defineCall({
  id: 'removeCashOutRule',
  method: 'DELETE',
  path: openPaths.cashOutRule,
  rate: 'session',
  summary: 'Removes the cash-out rule of a coupon',
  auth: true,
  params: v.object({ couponId }),
  /** The coupon had a rule. */
  answer: v.object({ wasSet: v.boolean() }),
  errors: ['COUPON_UNKNOWN'],
});

export type CashOutPrice = v.InferOutput<typeof cashOutPriceSchema>;
export type CashOutAnswer = v.InferOutput<typeof cashOutAnswerSchema>;
export type CashOutOrder = v.InferOutput<NonNullable<typeof cashOutCouponCall.body>>;
