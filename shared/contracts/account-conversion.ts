import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

const amount = v.object({
  accountId: v.number(),
  iso: v.string(),
  decimals: v.number(),
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger()),
});

/** What an account in a currency that has ended becomes (shell §3, account convert status). */
const conversionSchema = v.object({
  from: amount,
  /** `accountId` is 0 where the account is opened with the conversion. */
  to: amount,
  /** How many units of the old currency make one of the new: an exact decimal. */
  rate: v.string(),
  isMain: v.boolean(),
});

/** Accounts of the player whose currency has ended, the main one first, with what they would become now. */
export const conversionsCall = defineCall({
  id: 'conversions',
  method: 'GET',
  path: openPaths.conversions,
  summary: 'What accounts in currencies that have ended would become',
  auth: true,
  answer: v.object({ data: v.array(conversionSchema) }),
});

/**
 * Converts one account at the rate that was fixed for all, once for each idempotency key. A main account hands that over
 * to the new one; the old one is closed.
 */
export const convertAccountCall = defineCall({
  id: 'convertAccount',
  method: 'POST',
  path: openPaths.convertAccount,
  summary: 'Converts an account whose currency has ended',
  auth: true,
  idempotent: true,
  body: v.object({ accountId: v.number() }),
  answer: v.object({ data: conversionSchema }),
  errors: ['ACCOUNT_UNKNOWN', 'CONVERSION_UNAVAILABLE', 'CONVERSION_HAS_BETS'],
});

export type Conversion = v.InferOutput<typeof conversionSchema>;
