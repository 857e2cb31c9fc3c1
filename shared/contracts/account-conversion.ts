import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';
import { storedId } from './stored-numbers.ts';

const amount = v.object({
  accountId: v.number(),
  iso: v.string(),
  decimals: v.number(),
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger()),
});

/** Account that replaces one whose currency has ended (shell §3, account convert status). */
const conversionSchema = v.object({
  from: amount,
  /** New account; `accountId` is 0 where the conversion opens it. */
  to: amount,
  /** Units of the old currency that make one of the new: an exact decimal. */
  rate: v.string(),
  isMain: v.boolean(),
});

/**
 * Answers the player's accounts whose currency has ended, the main one first, with the accounts that would replace them
 * now.
 */
export const conversionsCall = defineCall({
  id: 'conversions',
  method: 'GET',
  path: openPaths.conversions,
  rate: 'session',
  summary: 'Accounts in currencies that have ended, and the accounts that would replace them',
  auth: true,
  answer: v.object({ data: v.array(conversionSchema) }),
});

/**
 * Converts one account at the rate fixed for all players, once for each idempotency key. The old account is closed; a
 * main account passes its role on to the new one.
 */
export const convertAccountCall = defineCall({
  id: 'convertAccount',
  method: 'POST',
  path: openPaths.convertAccount,
  rate: 'session',
  summary: 'Converts an account whose currency has ended',
  auth: true,
  idempotent: true,
  body: v.object({ accountId: storedId }),
  answer: v.object({ data: conversionSchema }),
  errors: ['ACCOUNT_UNKNOWN', 'CONVERSION_UNAVAILABLE', 'CONVERSION_HAS_BETS'],
});

export type Conversion = v.InferOutput<typeof conversionSchema>;
