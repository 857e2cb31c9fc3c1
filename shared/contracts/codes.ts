import * as v from 'valibot';
import { latinDigits } from '../domain/money/number-marks.ts';

/** A one-time code is on its way; where nobody has the number or address the answer is the same. */
export const codeAskedSchema = v.object({
  /** Names this request: the code is worth nothing with another. */
  request: v.string(),
  channel: v.picklist(['email', 'sms']),
  /** Where it went, with most of it hidden. */
  target: v.string(),
  /** When the code is over, server clock, epoch ms. */
  endsAt: v.number(),
  /** From when on another can be asked for, server clock, epoch ms. */
  resendAt: v.number(),
  /** Server clock, epoch ms. */
  now: v.number(),
});
export type CodeAsked = v.InferOutput<typeof codeAskedSchema>;

/** Name of a request for a code. */
export const codeRequest = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** A code as somebody typed it: digits of any script, with or without spaces. */
export const typedCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => latinDigits(text).replaceAll(/[\s-]/g, '')),
  v.regex(/^\d+$/, 'Digits only'),
  v.length(CODE_LENGTH),
);
