import * as v from 'valibot';
import { defineCall } from './call.ts';
import { perTenMinutes } from './call-rate.ts';

/**
 * Answers a new challenge: a picture, and work that a device can do for a visitor who cannot read pictures. Its result
 * is good for one call, from the same address and session.
 */
export const captchaUpdateCall = defineCall({
  id: 'captchaUpdate',
  method: 'GET',
  path: '/captcha/update',
  rate: perTenMinutes(120),
  summary: 'Answers a new captcha challenge',
  query: v.object({
    /** Path of the call that asked for a captcha. */
    for: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  answer: v.object({
    id: v.string(),
    /** SVG with digits to read. */
    picture: v.string(),
    /** Number of digits in the picture. */
    length: v.number(),
    /** Work instead of the picture: find a text whose SHA-256 after `salt` begins with `bits` zero bits. */
    work: v.object({
      salt: v.string(),
      bits: v.number(),
      /** Bits of the work that goes with reading the picture; 0 for none. */
      pictureBits: v.optional(v.number(), 0),
    }),
    /** Seconds for which the challenge can be solved. */
    time: v.number(),
  }),
});

/** Answers the seconds until the caller may solve another challenge (shell §7). */
export const captchaTimeCall = defineCall({
  id: 'captchaTime',
  method: 'GET',
  path: '/captcha/gettime',
  rate: 'read',
  summary: 'Seconds until the caller may answer a challenge again',
  answer: v.object({
    /** Seconds to wait; 0 for none. */
    time: v.number(),
  }),
});

/** Checks the solution of a challenge (shell §3, captcha validate result). */
export const captchaValidateCall = defineCall({
  id: 'captchaValidate',
  method: 'POST',
  path: '/captcha/validate',
  rate: perTenMinutes(120),
  summary: 'Solves a challenge; the result goes into the header of the repeated call',
  body: v.object({
    captcha: v.union([
      v.strictObject({
        id: v.string(),
        answer: v.pipe(v.string(), v.maxLength(20)),
        /** Where the challenge asks for work besides the picture. */
        proof: v.optional(v.pipe(v.string(), v.maxLength(40))),
      }),
      v.strictObject({ id: v.string(), proof: v.pipe(v.string(), v.maxLength(40)) }),
    ]),
  }),
  answer: v.union([
    v.object({ success: v.literal(true), token: v.string() }),
    v.object({
      success: v.literal(false),
      /** 2 signs the player out (shell §9, captcha logout type). */
      type: v.number(),
      /** Seconds until the platform looks at the next answer; 0 for none. */
      time: v.optional(v.number(), 0),
      /** Text of the back end to show to the player; '' for none. */
      message: v.optional(v.string(), ''),
      /** Reason of the refusal: misread, or too late, which needs a new challenge. */
      reason: v.picklist(['wrong', 'over']),
    }),
  ]),
});
