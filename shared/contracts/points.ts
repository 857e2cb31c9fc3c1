import * as v from 'valibot';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { promoCodeSchema } from './coupon-promo.ts';
import { GATE_ERRORS } from './gate-errors.ts';
import { shownInstant } from './instant.ts';
import { orderKeySchema, orderOwnerQuery } from './order-key.ts';
import { openPaths } from './paths.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const offerId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** How points are earned and what they buy, for everyone; values are multiples of a currency’s first amount. */
export const pointsTermsCall = defineCall({
  id: 'pointsTerms',
  method: 'GET',
  path: openPaths.pointsTerms,
  rate: 'read',
  summary: 'How points are earned, and the free bets that they buy; 404 on a site without points',
  answer: v.object({
    /** Points for each first amount of the currency that is staked. */
    rate: whole,
    /** Least coefficient of a coupon that earns points, thousandths. */
    minCoef: v.number(),
    offers: v.array(
      v.object({
        id: v.string(),
        points: whole,
        /** Value of the free bet, in multiples of the currency’s first amount. */
        times: v.number(),
        /** Number of days for which it can be used. */
        days: v.number(),
        minCoef: v.nullable(v.number()),
        minLegs: v.nullable(v.number()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** Balance and entries of the player. An entry is positive for points of a settled coupon, negative for a free bet. */
export const pointsCall = defineCall({
  id: 'points',
  method: 'GET',
  path: openPaths.points,
  rate: 'session',
  summary: 'The player’s points and a page of their entries, the newest first',
  auth: true,
  query: v.object({
    /** Id of the last entry of the page before; left out for the first page. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  }),
  answer: v.object({
    balance: whole,
    entries: v.array(
      v.object({
        id: v.number(),
        points: whole,
        /** Server clock, epoch ms. */
        madeAt: shownInstant,
        /** Coupon that earned them; null for a free bet. */
        couponId: v.nullable(v.string()),
        /** Free bet that they bought; null for a coupon. */
        freeBet: v.nullable(v.object({ code: v.string(), value: whole, iso: v.string() })),
      }),
    ),
    hasMore: v.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

/** Result of an order of a free bet, with the points that are left. */
const pointsOrderAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('bought'), promoCode: promoCodeSchema, balance: whole }),
  v.object({
    status: v.literal('refused'),
    /**
     * `too-few` points; the offer is no longer the one that the player saw (`changed`); the order never arrived, and its
     * key was sealed (`not-bought`).
     */
    reason: v.picklist(['too-few', 'changed', 'not-bought']),
    balance: whole,
  }),
]);

/**
 * Buys a free bet for the price and the value that the player saw. A key has one answer: the same request gets it again,
 * another one IDEMPOTENCY_MISMATCH.
 */
export const buyWithPointsCall = defineCall({
  id: 'buyWithPoints',
  method: 'POST',
  path: openPaths.buyWithPoints,
  rate: perMinute(30),
  summary: 'Buys a free bet with points, once for each key',
  auth: true,
  idempotent: true,
  body: v.object({
    offer: offerId,
    points: v.pipe(whole, v.minValue(1)),
    /** Minor units of the currency of the player’s main account. */
    value: v.pipe(whole, v.minValue(1)),
  }),
  answer: pointsOrderAnswerSchema,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH', ...GATE_ERRORS],
});

/** Answers the result of an order of a free bet whose answer was lost, as couponOutcome does for a placement. */
export const purchaseOutcomeCall = defineCall({
  id: 'purchaseOutcome',
  method: 'POST',
  path: openPaths.purchaseOutcome,
  rate: perMinute(600),
  summary: 'Result of the order of a free bet with this idempotency key; seals a key that never arrived',
  auth: true,
  params: v.object({ key: orderKeySchema }),
  query: orderOwnerQuery,
  answer: pointsOrderAnswerSchema,
});

export type PointsTermsAnswer = v.InferOutput<typeof pointsTermsCall.answer>;
export type PointsAnswer = v.InferOutput<typeof pointsCall.answer>;
export type PointsOrder = v.InferOutput<typeof buyWithPointsCall.body>;
export type PointsOrderAnswer = v.InferOutput<typeof buyWithPointsCall.answer>;
