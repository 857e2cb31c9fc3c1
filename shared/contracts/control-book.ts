import * as v from 'valibot';
import { defineControl } from './control-call.ts';
import { emailAddress } from './email-address.ts';
import { shownInstant } from './instant.ts';

/** Sets how much more or less than others a player may stake on a market (decision 020). */
export const controlPlayerFactorCall = defineControl({
  id: 'controlPlayerFactor',
  method: 'POST',
  path: '/factor',
  summary:
    'Sets the factor on the stakes that the book takes from one player on each market: 1 is the usual one, 0 takes nothing',
  body: v.pipe(
    v.object({
      email: v.optional(emailAddress),
      userId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      factor: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
    v.check(({ email, userId }) => (email === undefined) !== (userId === undefined), 'Either email or userId'),
  ),
  answer: v.object({ userId: v.number(), factor: v.number() }),
  errors: ['ACCOUNT_UNKNOWN'],
});

const marketType = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255));
const stoppedMarket = {
  /** Null for every game. */
  gameId: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** 255 for bet builders. */
  marketType,
  /** Null for every period. */
  period: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
};

/** Answers the markets that the book or the operator has stopped, and the reason for each (decision 029). */
export const controlStopsCall = defineControl({
  id: 'controlStops',
  method: 'GET',
  path: '/stops',
  summary: 'Markets whose bets and cash-outs are stopped, with the reasons',
  answer: v.object({
    stops: v.array(
      v.object({
        id: v.number(),
        ...stoppedMarket,
        reason: v.picklist(['price', 'value', 'payout', 'sum', 'gain', 'order']),
        evidence: v.record(v.string(), v.unknown()),
        /** Server clock, epoch ms. */
        since: shownInstant,
      }),
    ),
  }),
});

export const controlStopCall = defineControl({
  id: 'controlStop',
  method: 'POST',
  path: '/stop',
  summary: 'Stops a market: its prices stay in sight and take no bets, and coupons with it are not cashed out',
  body: v.object(stoppedMarket),
  answer: v.object({ isNew: v.boolean() }),
});

export const controlLiftStopCall = defineControl({
  id: 'controlLiftStop',
  method: 'POST',
  path: '/stops/lift',
  summary: 'Lifts one stop, or all of them for null',
  body: v.object({ id: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) }),
  answer: v.object({ lifted: v.number() }),
});
