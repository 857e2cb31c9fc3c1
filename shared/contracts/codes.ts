import * as v from 'valibot';
import { latinDigits } from '../domain/money/number-marks.ts';
import { shownInstant } from './instant.ts';

/** Answer to a request for a one-time code; it is the same where no player has the number or address. */
export const codeAskedSchema = v.object({
  /** Name of this request; the code is valid with no other. */
  request: v.string(),
  channel: v.picklist(['email', 'sms']),
  /** Address or number that the code went to, with most of it hidden. */
  target: v.string(),
  /** End of the code, server clock, epoch ms. */
  endsAt: shownInstant,
  /** Instant from which the player can ask for another code, server clock, epoch ms. */
  resendAt: shownInstant,
  /** Server clock, epoch ms. */
  now: shownInstant,
});
export type CodeAsked = v.InferOutput<typeof codeAskedSchema>;

/** Name of a request for a code. */
export const codeRequest = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Number of digits of a code. */
export const CODE_LENGTH = 6;

/** Code as the player typed it: digits of any script, with or without spaces. */
export const typedCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => latinDigits(text).replaceAll(/[\s-]/g, '')),
  v.regex(/^\d+$/, 'Digits only'),
  v.length(CODE_LENGTH),
);
