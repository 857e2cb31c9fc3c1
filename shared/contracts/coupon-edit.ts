import * as v from 'valibot';
import { EDIT_REASONS, LEG_LOCKS } from '../domain/coupon/edit/edit-codes.ts';
import { groupEntries } from './builder-group.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { couponSchema, legPriceSchema } from './coupon.ts';
import { GATE_ERRORS } from './gate-errors.ts';
import { shownInstant } from './instant.ts';
import { orderKeySchema, orderOwnerQuery } from './order-key.ts';
import { openPaths } from './paths.ts';
import { examinedSmallNumber, seenPrice, storedSmallNumber } from './stored-numbers.ts';

const money = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const selectionId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const couponId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Bet of an open coupon with whether the player can remove or change it, and the reason if not. */
export const editableLegSchema = v.object({
  selectionId: v.number(),
  ...groupEntries,
  lock: v.nullable(v.picklist(LEG_LOCKS)),
});

/** Problem of the new coupon: a code of coupon mathematics §8.12 with the values that its text names. */
const problem = v.object({
  code: v.string(),
  selectionIds: v.array(v.number()),
  data: v.record(v.string(), v.union([v.number(), v.string()])),
});

/** Terms of the new coupon with these bets and this stake, by the current book. */
export const editTermsSchema = v.variant('status', [
  v.object({
    status: v.literal('offered'),
    legs: v.array(editableLegSchema),
    /** Value of the coupon now, minor units: equal to its cash-out price. It pays for the new coupon. */
    value: money,
    /** Stake of the new coupon. */
    stake: money,
    typeId: v.number(),
    systemValue: v.nullable(v.number()),
    /** Prices of the new bets. */
    prices: v.array(legPriceSchema),
    /**
     * Combined coefficient of the new coupon, thousandths, and its largest payout; both null together with a problem.
     */
    coef: v.nullable(v.number()),
    maxPayout: v.nullable(money),
    /** Coefficient of the bonus bet of the new coupon, thousandths; null without one. */
    bonusBetCoef: v.nullable(v.number()),
    /** Advantages that the old coupon has and the new one loses. */
    ends: v.array(v.picklist(['rule', 'uplift', 'bonus-bet', 'hyper-bonus'])),
    problem: v.nullable(problem),
    /** A live bet is among the old or the new bets, so the order is delayed. */
    isLive: v.boolean(),
    /** Instant of the server clock at which the terms were calculated. */
    sequence: v.number(),
    /** Instant of the server clock until which the platform accepts the terms. */
    expiresAt: shownInstant,
  }),
  v.object({ status: v.literal('none'), reason: v.picklist(EDIT_REASONS), legs: v.array(editableLegSchema) }),
]);

const bets = v.pipe(
  v.array(v.object({ selectionId, ...groupEntries, banker: v.optional(v.boolean()) })),
  v.minLength(1),
  v.maxLength(50),
);

export const editTermsCall = defineCall({
  id: 'editTerms',
  method: 'POST',
  path: openPaths.editTerms,
  rate: 'session',
  summary: 'Terms of an open coupon with other bets or another stake, and which of its bets can be changed',
  auth: true,
  params: v.object({ couponId }),
  body: v.object({
    /**
     * Bets of the new coupon in order, with the old bets that are to stay named again; null leaves the bets as they
     * are.
     */
    bets: v.nullable(bets),
    /** Minor units; null stakes the value of the coupon. */
    stake: v.nullable(amount),
  }),
  answer: v.object({ terms: editTermsSchema, now: shownInstant, delaySeconds: v.number() }),
  errors: ['COUPON_UNKNOWN'],
});

/** Result of an edit. During the live delay it is `pending`, and the same request asks again. */
export const editAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('edited'), old: couponSchema, coupon: couponSchema, value: money, balance: money }),
  v.object({ status: v.literal('pending'), decidesAt: shownInstant, now: shownInstant }),
  v.object({
    status: v.literal('refused'),
    /** One of EDIT_CODES, or a code of coupon mathematics §8.12 about the new coupon. */
    code: v.string(),
    selectionIds: v.array(v.number()),
    data: v.record(v.string(), v.union([v.number(), v.string()])),
    /** Terms that the platform would accept now. */
    terms: v.nullable(editTermsSchema),
  }),
]);

export const editCouponCall = defineCall({
  id: 'editCoupon',
  method: 'POST',
  path: openPaths.editCoupon,
  rate: 'session',
  summary:
    'Ends an open coupon at its value and places another one with it in one step; never at worse terms than the player saw',
  auth: true,
  idempotent: true,
  params: v.object({ couponId }),
  body: v.object({
    /** Bets of the new coupon in order, with the prices that the player saw, thousandths. */
    bets: v.pipe(
      v.array(v.object({ selectionId, ...groupEntries, coef: seenPrice, banker: v.optional(v.boolean()) })),
      v.minLength(1),
      v.maxLength(50),
    ),
    /**
     * Stake of the new coupon, minor units. The player pays what it costs above the value of the old one and gets back
     * what it costs less.
     */
    stake: amount,
    /** Value of the old coupon as the player saw it in the terms; the fields below are from the terms too. */
    value: amount,
    typeId: storedSmallNumber,
    systemValue: v.nullable(examinedSmallNumber),
    isBonusBet: v.boolean(),
    sequence: shownInstant,
  }),
  answer: editAnswerSchema,
  errors: ['COUPON_UNKNOWN', 'IDEMPOTENCY_MISMATCH', ...GATE_ERRORS],
});

/** Answers the result of an edit whose answer was lost, as couponOutcome does for a placement. */
export const editOutcomeCall = defineCall({
  id: 'editOutcome',
  method: 'POST',
  path: openPaths.editOutcome,
  rate: perMinute(600),
  summary: 'Result of the edit with this idempotency key; seals a key that never arrived',
  auth: true,
  params: v.object({ couponId, key: orderKeySchema }),
  query: orderOwnerQuery,
  answer: editAnswerSchema,
  errors: ['COUPON_UNKNOWN', 'IDEMPOTENCY_MISMATCH'],
});

export type EditTerms = v.InferOutput<typeof editTermsSchema>;
export type EditAnswer = v.InferOutput<typeof editAnswerSchema>;
export type EditOrder = v.InferOutput<NonNullable<typeof editCouponCall.body>>;
export type EditQuestion = v.InferOutput<NonNullable<typeof editTermsCall.body>>;
