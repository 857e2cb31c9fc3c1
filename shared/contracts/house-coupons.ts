import * as v from 'valibot';
import { defineCall } from './call.ts';
import { GUESS_RATE, perMinute, perTenMinutes } from './call-rate.ts';
import { gameSchema, teamSchema } from './catalogue.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { storedSmallNumber } from './stored-numbers.ts';

const selectionId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const money = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const place = { banker: v.optional(v.boolean()), blockId: v.optional(storedSmallNumber) };

/** Leg of a coupon that the site, a code or the generator proposes, with all that a coupon stores of it. */
export const houseLegSchema = v.object({
  selectionId,
  /** Current price, thousandths. */
  price: v.number(),
  typeId: v.number(),
  period: v.number(),
  param: v.number(),
  outcome: v.number(),
  /** Names of a leg whose market type is the operator's own, in the language of the request. */
  names: v.exactOptional(v.object({ market: v.string(), outcome: v.string() })),
  ...place,
  game: v.pick(gameSchema, [
    'away',
    'competition',
    'competitionId',
    'competitionSlug',
    'country',
    'home',
    'id',
    'live',
    'slug',
    'sportId',
    'sportSlug',
    'startAt',
  ]),
});

/** Coupon types 0 to 9 (coupon mathematics §2). */
const typeId = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

export const shareCouponCall = defineCall({
  id: 'shareCoupon',
  method: 'POST',
  path: openPaths.shareCoupon,
  rate: perTenMinutes(30),
  summary: 'Stores the bets of a coupon under a short code, without amounts and player',
  body: v.object({
    typeId,
    systemValue: v.optional(storedSmallNumber),
    bets: v.pipe(v.array(v.object({ selectionId, ...place })), v.minLength(1), v.maxLength(50)),
  }),
  answer: v.object({
    /** Eight letters and digits, without those that look alike. */
    code: v.string(),
    /** Server clock, epoch ms. */
    endsAt: shownInstant,
  }),
});

export const sharedCouponCall = defineCall({
  id: 'sharedCoupon',
  method: 'GET',
  path: openPaths.sharedCoupon,
  rate: GUESS_RATE,
  summary: 'The coupon under a code: the bets that can still be placed, and those that cannot',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({
    typeId,
    systemValue: v.nullable(v.number()),
    legs: v.array(houseLegSchema),
    /** Number of legs whose odds have changed since the code was made. */
    moved: v.number(),
    /** Bets on games that have begun or ended, and selections that have left the book. */
    lost: v.array(v.object({ home: teamSchema, away: teamSchema })),
    /** Number of bets on games that the book no longer knows. */
    unknown: v.number(),
  }),
  errors: ['SHARE_CODE_UNKNOWN'],
});

/** Selection of a bet builder. */
const memberSchema = v.object({
  selectionId,
  typeId: v.number(),
  period: v.number(),
  param: v.number(),
  outcome: v.number(),
});

export const repeatCouponCall = defineCall({
  id: 'repeatCoupon',
  method: 'GET',
  path: openPaths.repeatCoupon,
  rate: 'session',
  summary: 'The bets of a coupon of the player that can be placed again, at present prices, and those that cannot',
  auth: true,
  params: v.object({ couponId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  answer: v.object({
    typeId,
    systemValue: v.nullable(v.number()),
    /** Whole stake of the coupon, minor units of `iso`. */
    amount: money,
    iso: v.string(),
    /** Condition: amounts of blocks 2 … m; null stakes the whole return of the block before. */
    amountByBlockId: v.record(v.string(), v.nullable(v.number())),
    legs: v.array(v.object({ ...houseLegSchema.entries, members: v.exactOptional(v.array(memberSchema)) })),
    /** Number of legs whose odds are others than the accepted ones. */
    moved: v.number(),
    /** Bets on games that have begun or ended, and selections that have left the book. */
    lost: v.array(v.object({ home: teamSchema, away: teamSchema })),
  }),
  errors: ['COUPON_UNKNOWN'],
});

export const generateCouponCall = defineCall({
  id: 'generateCoupon',
  method: 'POST',
  path: openPaths.generateCoupon,
  rate: perMinute(60),
  summary: 'An express whose payout is the nearest at or above a target payout; another one with each turn',
  body: v.object({
    iso: v.string(),
    /** Stake, minor units. */
    amount: money,
    /** Wanted payout, minor units. */
    targetPayout: money,
    /** Ids of sports; left out for all. */
    sports: v.optional(v.pipe(v.array(v.number()), v.maxLength(100))),
    /** Hours from now in which every game must start. */
    hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 14))),
    /** Number of the proposal, from 0; the next number gives another express. */
    turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  }),
  answer: v.object({
    /** Null where no express was found. */
    found: v.nullable(
      v.object({
        legs: v.array(houseLegSchema),
        /** Thousandths. */
        coef: v.number(),
        /** Minor units. */
        payout: v.number(),
      }),
    ),
    /** Reason why none was found. */
    reason: v.nullable(v.picklist(['above-limit', 'no-games', 'nothing-near'])),
  }),
  errors: ['CURRENCY_UNKNOWN'],
});

const houseExpressSchema = v.nullable(
  v.object({
    expressId: v.string(),
    /** Whole percent that the house adds to the payout while every leg stands. */
    percent: v.number(),
    /** Thousandths, with the uplift. */
    coef: v.number(),
    legs: v.array(houseLegSchema),
  }),
);

export const houseExpressesCall = defineCall({
  id: 'houseExpresses',
  method: 'GET',
  path: openPaths.houseExpresses,
  rate: 'read',
  summary: 'House expresses of today, of line games and of live games',
  answer: v.object({ line: houseExpressSchema, live: houseExpressSchema }),
});

export type HouseExpress = NonNullable<v.InferOutput<typeof houseExpressSchema>>;
export type HouseLeg = v.InferOutput<typeof houseLegSchema>;
export type SharedCouponAnswer = v.InferOutput<typeof sharedCouponCall.answer>;
export type RepeatedCoupon = v.InferOutput<typeof repeatCouponCall.answer>;
export type GeneratedCoupon = v.InferOutput<typeof generateCouponCall.answer>;
