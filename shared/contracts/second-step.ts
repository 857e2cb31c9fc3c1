import * as v from 'valibot';
import { codeAskedSchema } from './codes.ts';
import { shownInstant } from './instant.ts';

/**
 * Factors that can be the second step of a sign-in (decision 040). `email` is left for players whose second step rests
 * on codes by email from the time before the others existed; it goes with the first factor that they set up.
 */
export const SECOND_FACTORS = ['totp', 'passkey', 'sms', 'email', 'recovery'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** A sign-in whose first step is done, and what its second step may be. */
export const secondStepSchema = v.object({
  /** Name of this sign-in. */
  request: v.string(),
  /** Factors that the player can use after this first step, the preferred one first. */
  factors: v.array(v.picklist(SECOND_FACTORS)),
  /** Number or address that a code would go to, with most of it hidden; null where none can be sent. */
  target: v.nullable(v.string()),
  /** The code that was sent at once, because the preferred factor is a code; null otherwise. */
  asked: v.nullable(codeAskedSchema),
  /** Server clock, epoch ms. */
  endsAt: shownInstant,
  /** Server clock, epoch ms. */
  now: shownInstant,
});
export type SecondStep = v.InferOutput<typeof secondStepSchema>;
