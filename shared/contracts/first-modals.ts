import * as v from 'valibot';

/**
 * Entries of site config for dialogs that may open over a page without a press (shell §1, §4, N-03, A-11); all are off
 * by default.
 */
export const firstModalEntries = {
  /**
   * Asks visitors first of all to confirm their age and the terms if it has a `minAge`: `terms` is the address of the
   * terms, `keep` says whether the answer holds for three days or for the session of the tab. null asks no visitor.
   */
  ageGate: v.optional(
    v.nullable(
      v.object({
        terms: v.pipe(v.string(), v.minLength(1)),
        keep: v.optional(v.picklist(['local', 'session']), 'local'),
      }),
    ),
    null,
  ),
  isWelcomeModal: v.optional(v.boolean(), false),
  /** Number of the first-deposit dialog that opens once on the home page; null for none. */
  firstDepositModal: v.optional(v.nullable(v.picklist([1, 2])), null),
  /** Reminds visitors that they can register: first after `delaySeconds`, again after `intervalMinutes`, 0 never. */
  registrationReminder: v.optional(
    v.nullable(
      v.object({
        delaySeconds: v.pipe(v.number(), v.minValue(0)),
        intervalMinutes: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    null,
  ),
  /** Reminds players once a session that an account of theirs can be converted. */
  isConvertReminder: v.optional(v.boolean(), false),
  /** Shows newcomers three hints, each once on a device: prices, appearance, favourites. */
  hasHints: v.optional(v.boolean(), false),
  /** Tells players without any limit on money that they can set some, once in half a year. */
  isSetLimitsReminder: v.optional(v.boolean(), false),
} as const;
