import * as v from 'valibot';
import { MONEY_LIMIT_TYPES } from '../domain/care/money-limits.ts';
import { defineCall } from './call.ts';
import { limitSchema } from './session-life.ts';

const limitType = v.picklist(MONEY_LIMIT_TYPES);
const base = '/limit-service-api/api/external/web/v3';
/** `title` is shown when the server has one; else the page has its own words (betting §8). */
const done = v.object({
  status: v.literal('success'),
  title: v.nullable(v.string()),
  data: v.object({ limitsData: v.array(limitSchema) }),
});

/** betting §7: what the player can set limits on. */
export const availableLimitsCall = defineCall({
  id: 'availableLimits',
  method: 'GET',
  path: `${base}/availablelimits`,
  summary: 'Limits on money that can be set, with amounts to choose from; any other amount can be typed',
  auth: true,
  answer: v.object({
    data: v.array(
      v.object({
        limitType,
        measure: v.literal('money'),
        /** The player's main currency, and its decimals. */
        currencyCode: v.string(),
        decimals: v.number(),
        /** Minor units. */
        availableValues: v.array(v.number()),
        /** Hours for which a looser limit waits. */
        coolingHours: v.number(),
        /** A looser one also needs a confirmation when its time has come. */
        needApprove: v.boolean(),
      }),
    ),
  }),
});

/** betting §4: what the player answers to a limit on deposits when its time to cool is over; any that waits can be rejected. */
export const limitActionCall = defineCall({
  id: 'limitAction',
  method: 'POST',
  path: `${base}/limitaction`,
  summary: 'Confirms or rejects a looser limit that waits',
  auth: true,
  body: v.object({ action: v.picklist(['confirm', 'reject']), limitType }),
  answer: done,
  errors: ['LIMIT_UNKNOWN', 'LIMIT_EARLY'],
});

/** betting §4: a looser limit that was asked for is taken back before its time has come. */
export const cancelLimitCall = defineCall({
  id: 'cancelLimit',
  method: 'DELETE',
  path: `${base}/limit`,
  summary: 'Takes back a looser limit that waits',
  auth: true,
  body: v.object({ limitType }),
  answer: done,
  errors: ['LIMIT_UNKNOWN'],
});
