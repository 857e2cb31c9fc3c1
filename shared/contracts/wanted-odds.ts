import * as v from 'valibot';
import { groupEntries } from './builder-group.ts';
import { defineCall } from './call.ts';
import { couponLegSchema, placementAnswerSchema } from './coupon.ts';
import { shownInstant } from './instant.ts';
import { orderKeySchema } from './order-key.ts';
import { openPaths } from './paths.ts';

const { selectionId, gameId, sportId, home, away, startAt, typeId, period, param, outcome, coef } =
  couponLegSchema.entries;
const legFacts = { gameId, sportId, home, away, startAt, typeId, period, param, outcome, coef };

/** Bet that waits for wanted odds, or how it ended (coupon mathematics §8.2). */
export const wantedOddsOrderSchema = v.object({
  /** Idempotency key of its placement. */
  key: v.string(),
  accountId: v.number(),
  iso: v.string(),
  /** Stake, minor units; none of it is debited while the bet waits. */
  amount: v.number(),
  typeId: v.number(),
  /** Thousandths. */
  exactCoef: v.number(),
  isDropOnScoreChange: v.boolean(),
  /** Server clock, epoch ms. */
  until: shownInstant,
  state: v.picklist(['waiting', 'placed', 'ended']),
  /** Reason why it ended without a placement: a code of a refused placement. */
  code: v.nullable(v.string()),
  couponId: v.nullable(v.string()),
  /** Legs as the player saw them. */
  legs: v.array(v.object({ selectionId, ...groupEntries, ...legFacts })),
});

export const wantedOddsOrdersCall = defineCall({
  id: 'wantedOddsOrders',
  method: 'POST',
  path: openPaths.wantedOddsOrders,
  rate: 'session',
  summary: 'Bets that wait for wanted odds, the last first, and ended ones that the player has not been told about',
  auth: true,
  /** Keys of bets whose end the player has been told. */
  body: v.object({ told: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(100)) }),
  answer: v.object({ bets: v.array(wantedOddsOrderSchema), now: shownInstant }),
});

/** Takes back a placement that waits for the live delay or for wanted odds. Every answer is final. */
export const cancelPlacementCall = defineCall({
  id: 'cancelPlacement',
  method: 'POST',
  path: openPaths.cancelPlacement,
  rate: 'session',
  summary: 'Takes back an undecided placement and answers its result',
  auth: true,
  params: v.object({ key: orderKeySchema }),
  answer: placementAnswerSchema,
});

export type WantedOddsOrder = v.InferOutput<typeof wantedOddsOrderSchema>;
