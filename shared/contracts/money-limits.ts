import * as v from 'valibot';
import { MONEY_LIMIT_TYPES } from '../domain/care/money-limits.ts';
import { defineCall } from './call.ts';
import { limitSchema } from './session-life.ts';

const limitType = v.picklist(MONEY_LIMIT_TYPES);
const base = '/limit-service-api/api/external/web/v3';
/**
 * Answer to a change of limits: the client shows `title`, words in the language of `x-language`, if the server sends
 * some, otherwise its own text (betting §8).
 */
const done = v.object({
  status: v.literal('success'),
  title: v.nullable(v.string()),
  data: v.object({ limitsData: v.array(limitSchema) }),
});

/** Answers the limits that the player can set (betting §7). */
export const availableLimitsCall = defineCall({
  id: 'availableLimits',
  method: 'GET',
  worded: true,
  path: `${base}/availablelimits`,
  rate: 'session',
  summary: 'Limits on money that can be set, with amounts to choose from; any other amount can be typed',
  auth: true,
  answer: v.object({
    data: v.array(
      v.object({
        limitType,
        measure: v.literal('money'),
        /** Main currency of the player, and its decimals. */
        currencyCode: v.string(),
        decimals: v.number(),
        /** Minor units. */
        availableValues: v.array(v.number()),
        /** Hours that a looser limit waits before it holds. */
        coolingHours: v.number(),
        /** A looser limit needs a confirmation after the wait, too. */
        needApprove: v.boolean(),
      }),
    ),
  }),
});

/** Confirms or rejects a looser deposit limit after its wait (betting §4); any waiting limit can be rejected. */
export const limitActionCall = defineCall({
  id: 'limitAction',
  method: 'POST',
  worded: true,
  path: `${base}/limitaction`,
  rate: 'session',
  summary: 'Confirms or rejects a looser limit that waits',
  auth: true,
  body: v.object({ action: v.picklist(['confirm', 'reject']), limitType }),
  answer: done,
  errors: ['LIMIT_UNKNOWN', 'LIMIT_EARLY'],
});

/** Takes back a looser limit that still waits (betting §4). */
export const cancelLimitCall = defineCall({
  id: 'cancelLimit',
  method: 'DELETE',
  worded: true,
  path: `${base}/limit`,
  rate: 'session',
  summary: 'Takes back a looser limit that waits',
  auth: true,
  body: v.object({ limitType }),
  answer: done,
  errors: ['LIMIT_UNKNOWN'],
});
