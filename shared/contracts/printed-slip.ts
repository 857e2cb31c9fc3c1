import * as v from 'valibot';
import { PRINTED_SLIP_CHECK } from '../domain/routing/printed-slip-check.ts';
import { defineCall } from './call.ts';
import { couponCall, couponSchema } from './coupon.ts';
import { openPaths } from './paths.ts';

/**
 * A coupon as it is printed (shell §2.2, print-coupon). Its owner reads it, and so does whoever holds the slip: its code
 * carries the check that only the platform can make. It tells nothing of the account.
 */
export const printedSlipCall = defineCall({
  id: 'printedSlip',
  method: 'GET',
  path: openPaths.printedSlip,
  summary: 'A coupon for printing, for its owner or for whoever holds its printed slip',
  params: couponCall.params,
  query: v.object({ [PRINTED_SLIP_CHECK]: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  answer: v.object({
    coupon: v.omit(couponSchema, ['accountId', 'key']),
    /** Goes into the address that the slip's code holds. */
    check: v.string(),
    /** Beginning of the check, for reading aloud: two groups of four. */
    code: v.string(),
    isOwner: v.boolean(),
    /** Server clock, epoch ms. */
    now: v.number(),
  }),
  errors: ['SESSION_REQUIRED', 'COUPON_UNKNOWN'],
});

export type PrintedSlipAnswer = v.InferOutput<typeof printedSlipCall.answer>;
