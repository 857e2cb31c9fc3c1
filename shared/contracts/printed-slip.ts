import * as v from 'valibot';
import { PRINTED_SLIP_CHECK } from '../domain/routing/printed-slip-check.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { couponCall, couponSchema } from './coupon.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

/**
 * Answers a coupon as it is printed (shell §2.2, print-coupon), to its owner or to the holder of the printed slip: the
 * QR code carries the check that only the platform can make. The answer tells nothing about the account,
 * and only its owner the promo code.
 */
export const printedSlipCall = defineCall({
  id: 'printedSlip',
  method: 'GET',
  path: openPaths.printedSlip,
  rate: perMinute(300),
  summary: 'A coupon for printing, for its owner or the holder of its printed slip',
  params: couponCall.params,
  query: v.object({ [PRINTED_SLIP_CHECK]: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  answer: v.object({
    coupon: v.omit(couponSchema, ['accountId', 'key']),
    /** Check for the address that the QR code of the slip holds. */
    check: v.string(),
    /** Beginning of the check, for reading aloud: two groups of four characters. */
    code: v.string(),
    isOwner: v.boolean(),
    /** Server clock, epoch ms. */
    now: shownInstant,
  }),
  errors: ['SESSION_REQUIRED', 'COUPON_UNKNOWN'],
});

export type PrintedSlipAnswer = v.InferOutput<typeof printedSlipCall.answer>;
