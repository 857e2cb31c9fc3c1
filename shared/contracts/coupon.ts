import * as v from 'valibot';
import { DROP_PERCENTS } from '../domain/coupon/coef-change.ts';
import { groupEntries, legGroupSchema } from './builder-group.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { cashOutRecordSchema } from './cash-out-record.ts';
import { teamSchema } from './catalogue.ts';
import { couponBonusEntries, limitsBonusRequest, limitsBonusSchema, placementBonusEntries } from './coupon-bonuses.ts';
import { couponEditRecordSchema } from './coupon-edit-record.ts';
import { couponReservationEntries, limitsVipSchema, placementReservationEntries } from './coupon-reservation.ts';
import { decidingEventSchema } from './deciding-event.ts';
import { GATE_ERRORS } from './gate-errors.ts';
import { historyKindEntries } from './history-kinds.ts';
import { rangeInstantText, shownInstant } from './instant.ts';
import { orderKeySchema, orderOwnerQuery } from './order-key.ts';
import { openPaths } from './paths.ts';
import {
  examinedSmallNumber,
  referralNumber,
  seenPrice,
  storedId,
  storedSmallNumber,
  wholeAmount,
  wholeCoefficient,
} from './stored-numbers.ts';

const money = v.pipe(v.number(), v.safeInteger());
const coefficient = v.pipe(v.number(), v.safeInteger());

/** Condition: amounts of blocks 2 … m; null stakes the whole return of the previous block. */
const blockAmounts = v.optional(v.record(v.string(), v.nullable(money)));

/**
 * Coupon as the client sends it (betting §3, outgoing coupon). Prices, views and user ids are hints: the platform
 * prices from its own book.
 */
export const placementSchema = v.object({
  /** UUID made once for each intent; equal to the idempotency-key header. */
  id: v.pipe(v.string(), v.uuid()),
  accountId: storedId,
  /** Total stake in minor units of the account. */
  amount: money,
  amountByBlockId: blockAmounts,
  bets: v.pipe(
    v.array(
      v.object({
        selectionId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        /** Thousandths, as the player saw it. */
        coef: seenPrice,
        blockId: v.optional(v.number()),
        banker: v.optional(v.boolean()),
        ...groupEntries,
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** 0 approve, 1 any change, 2 accept on increase. */
  changeCoefAction: v.picklist([0, 1, 2]),
  /**
   * With accept on increase: percent by which the odds may fall without a refusal (decision 050). Sent only to a back
   * end whose config lists it; left out: none.
   */
  dropPercent: v.optional(v.picklist(DROP_PERCENTS)),
  coef: v.optional(wholeCoefficient),
  coefByView: v.optional(v.string()),
  coefViewId: v.optional(storedSmallNumber),
  /** Thousandths; 0 for any odds. */
  exactCoef: v.optional(wholeCoefficient),
  isDropOnScoreChange: v.optional(v.boolean()),
  prepaidAmount: v.optional(wholeAmount),
  /** Number of the referral under which the coupon is placed. */
  refId: v.optional(referralNumber),
  systemValue: v.optional(examinedSmallNumber),
  typeId: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8]),
  userId: v.optional(storedId),
  /** Name of the house express that these bets form (coupon mathematics §8.10). */
  expressId: v.optional(v.pipe(v.string(), v.maxLength(60))),
  ...placementBonusEntries,
  ...placementReservationEntries,
  /** Key of the placement that was answered with the counter-offer which is this stake (decision 020). */
  counterOfferKey: v.optional(v.pipe(v.string(), v.uuid())),
});

export const couponLegSchema = v.object({
  selectionId: v.number(),
  gameId: v.number(),
  sportId: v.number(),
  competitionId: v.number(),
  competition: v.string(),
  home: teamSchema,
  away: teamSchema,
  startAt: shownInstant,
  /** Start that the player saw, where the game was moved to another since; left out otherwise. */
  movedFrom: v.optional(shownInstant),
  isLive: v.boolean(),
  typeId: v.number(),
  period: v.number(),
  param: v.number(),
  outcome: v.number(),
  /** Names of a leg whose market type is the operator's own, in the language of the request. */
  names: v.optional(v.object({ market: v.string(), outcome: v.string() })),
  /** Accepted price, thousandths. It never changes, except that of a bet builder with a returned member. */
  coef: coefficient,
  /** Price that the player saw when the order was sent, thousandths; left out for a bet older than its record. */
  seenCoef: v.optional(coefficient),
  blockId: v.number(),
  banker: v.boolean(),
  /** betting §4: −2 … 6. */
  statusId: v.number(),
  /** Score when the bet was taken and, once settled, at the end. */
  scoreAtPlacement: v.nullable(v.tuple([v.number(), v.number()])),
  finalScore: v.nullable(v.tuple([v.number(), v.number()])),
  settledAt: v.nullable(shownInstant),
  /** Event of the game that decided the bet; left out while it is open, and where the event was not observed. */
  decidedBy: v.optional(decidingEventSchema),
  /** Members of a bet builder; left out for a single selection. */
  group: v.optional(legGroupSchema),
});

const percent = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,4})?$/));

/** Rule by which payouts of a coupon are taxed; percents are decimals, amounts minor units (betting §3, taxes). */
export const taxRuleSchema = v.object({
  winningsPercent: v.optional(percent),
  freeWinnings: v.optional(v.record(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), money)),
  stakePercent: v.optional(percent),
});

export const couponSchema = v.object({
  /** Digits only, shown to the player. */
  id: v.string(),
  key: v.string(),
  accountId: v.number(),
  iso: v.string(),
  decimals: v.number(),
  typeId: v.number(),
  systemValue: v.nullable(v.number()),
  amount: money,
  amountByBlockId: v.record(v.string(), v.nullable(money)),
  /** Combined coefficient at acceptance, thousandths. */
  coef: coefficient,
  antiExpressCoef: v.nullable(coefficient),
  antiMargin: v.nullable(v.string()),
  maxPayout: money,
  maxPayoutLimit: v.nullable(money),
  state: v.picklist(['open', 'settled']),
  /** Null until the coupon is settled. */
  result: v.nullable(v.picklist(['win', 'lose', 'return', 'sold', 'edited'])),
  payout: v.nullable(money),
  /** Arrival of the order, server clock, epoch ms; `placedAt` less this is the delay of the acceptance. */
  askedAt: v.optional(shownInstant),
  placedAt: shownInstant,
  settledAt: v.nullable(shownInstant),
  /** Name of the house express, and the percent that it adds to the payout while every leg stands. */
  expressId: v.optional(v.nullable(v.string())),
  upliftPercent: v.optional(v.nullable(v.number())),
  /**
   * Tax rule at the placement, and the amount withheld: `payout` is the amount paid after tax, `maxPayout` is before
   * tax. Left out where nothing is withheld.
   */
  tax: v.optional(v.nullable(v.object({ rule: taxRuleSchema, withheld: v.nullable(money) }))),
  legs: v.array(couponLegSchema),
  ...couponBonusEntries,
  /**
   * Left out while nothing was cashed out and no rule is set; `amount` is then the whole stake, otherwise the stake in
   * play.
   */
  cashOut: v.optional(cashOutRecordSchema),
  /** Left out for a coupon that was never edited and was not made by an edit. */
  edit: v.optional(couponEditRecordSchema),
  ...couponReservationEntries,
});

export const legPriceSchema = v.object({
  selectionId: v.number(),
  ...groupEntries,
  /** Current price; null when the selection has left the book. */
  coef: v.nullable(coefficient),
  suspended: v.boolean(),
  /** Start of a game that was moved; left out for one that begins as planned. */
  startAt: v.optional(shownInstant),
});

/**
 * Result of a placement. During the live delay it is `pending`. The platform never answers `unknown`: the client has
 * that state while it has no answer.
 */
export const placementAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('accepted'), coupon: couponSchema, balance: money }),
  v.object({ status: v.literal('pending'), decidesAt: shownInstant, now: shownInstant }),
  v.object({
    status: v.literal('refused'),
    /** Code of coupon mathematics §8.12 (shared/domain/coupon). */
    code: v.string(),
    /** Bets to which the code refers. */
    selectionIds: v.array(v.number()),
    /** Current prices of all legs, for the step in which the player confirms. */
    prices: v.array(legPriceSchema),
    /** Values that the text names: min, max, balance … in minor units. */
    data: v.record(v.string(), v.union([v.number(), v.string()])),
  }),
  /** The order waits until `until`, server clock, for the wanted odds (coupon mathematics §8.2). */
  v.object({ status: v.literal('waiting'), until: shownInstant, now: shownInstant }),
]);

export const placeCouponCall = defineCall({
  id: 'placeCoupon',
  method: 'POST',
  path: openPaths.placeCoupon,
  rate: perMinute(600),
  summary: 'Places a coupon; answers when it is decided or, in the live delay, at once with `pending`',
  auth: true,
  idempotent: true,
  body: placementSchema,
  answer: placementAnswerSchema,
  errors: ['IDEMPOTENCY_MISMATCH', 'ACCOUNT_UNKNOWN', ...GATE_ERRORS],
});

/**
 * Answers the final result of a placement whose answer was lost. The call seals a key under which nothing was placed,
 * so that a placement still under way can never be accepted afterwards.
 */
export const couponOutcomeCall = defineCall({
  id: 'couponOutcome',
  method: 'POST',
  path: openPaths.couponOutcome,
  rate: perMinute(600),
  summary: 'Result of the placement with this idempotency key; seals a key that was never placed',
  auth: true,
  params: v.object({ key: orderKeySchema }),
  query: orderOwnerQuery,
  answer: placementAnswerSchema,
});

/** Answers the amount limits of a draft coupon, from the book. */
export const couponLimitsCall = defineCall({
  id: 'couponLimits',
  method: 'POST',
  path: openPaths.couponLimits,
  rate: 'read',
  summary: 'Smallest and largest amount, payout limit and live delay for a draft coupon',
  body: v.object({
    typeId: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    iso: v.string(),
    bets: v.array(
      v.object({
        selectionId: storedId,
        banker: v.optional(v.boolean()),
        blockId: v.optional(v.number()),
        ...groupEntries,
      }),
    ),
    systemValue: v.optional(examinedSmallNumber),
    /** Condition: as in a placement. The largest amount of a condition depends on its fixed amounts. */
    amountByBlockId: blockAmounts,
    ...limitsBonusRequest,
  }),
  answer: v.object({
    minBetAmount: money,
    /** null: no maximum. */
    maxBetAmount: v.nullable(money),
    maxPayoutLimit: v.nullable(money),
    minLineAmount: money,
    /** Seconds of the live delay, by the sports of the live legs; 0 without live legs. */
    delaySeconds: v.number(),
    antiExpressCoef: v.nullable(coefficient),
    prices: v.array(legPriceSchema),
    /** Left out by a back end that gives no bonuses. */
    bonuses: v.optional(v.nullable(limitsBonusSchema), null),
    /** Left out by a back end that takes no VIP bets. */
    vip: v.optional(limitsVipSchema),
  }),
  errors: ['CURRENCY_UNKNOWN'],
});

export const couponHistoryCall = defineCall({
  id: 'couponHistory',
  method: 'GET',
  path: openPaths.couponHistory,
  rate: 'session',
  summary: 'Coupons of the player, newest first',
  auth: true,
  query: v.object({
    accountId: v.optional(v.pipe(v.string(), v.transform(Number))),
    state: v.optional(v.picklist(['open', 'settled', 'win', 'lose', 'return', 'sold', 'edited'])),
    /** Number of a coupon, or words from names of teams and competitions. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    ...historyKindEntries,
    from: v.optional(rangeInstantText),
    to: v.optional(rangeInstantText),
    cursor: v.optional(v.string()),
    limit: v.optional(v.pipe(v.string(), v.transform(Number))),
  }),
  answer: v.object({
    coupons: v.array(couponSchema),
    next: v.nullable(v.string()),
    /** Sums of all matching coupons, by currency; empty on later pages, where the sums of the first page hold. */
    sums: v.array(
      v.object({
        iso: v.string(),
        decimals: v.number(),
        count: v.number(),
        staked: money,
        returned: money,
        open: money,
      }),
    ),
    now: shownInstant,
  }),
});

export const couponCall = defineCall({
  id: 'coupon',
  method: 'GET',
  path: openPaths.coupon,
  rate: 'session',
  summary: 'One coupon of the player',
  auth: true,
  params: v.object({ couponId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  answer: couponSchema,
  errors: ['COUPON_UNKNOWN'],
});

export type Placement = v.InferOutput<typeof placementSchema>;
export type PlacementAnswer = v.InferOutput<typeof placementAnswerSchema>;
export type Coupon = v.InferOutput<typeof couponSchema>;
export type CouponLeg = v.InferOutput<typeof couponLegSchema>;
export type CouponLimits = v.InferOutput<typeof couponLimitsCall.answer>;
export type CurrentLegPrice = v.InferOutput<typeof legPriceSchema>;
