import * as v from 'valibot';

/** Entries of site config for what may open by itself over a page (shell §1, §4, N-03, A-11); all are off by default. */
export const firstModalEntries = {
  /**
   * Visitors confirm their age and the terms before anything else, where `minAge` is one: `terms` is the address of the
   * terms, `keep` says whether the answer holds for three days or for the session of the tab. null: nobody is asked.
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
  /** Which of the two modals of a first deposit's bonus opens on the home page, once; null for none. */
  firstDepositModal: v.optional(v.nullable(v.picklist([1, 2])), null),
  /** Visitors are reminded that they can register: first after `delaySeconds`, again after `intervalMinutes`, 0 never. */
  registrationReminder: v.optional(
    v.nullable(
      v.object({
        delaySeconds: v.pipe(v.number(), v.minValue(0)),
        intervalMinutes: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    null,
  ),
  /** Players whose account can be converted are reminded of it, once a session. */
  isConvertReminder: v.optional(v.boolean(), false),
  /** Newcomers are told three things, each once on a device: prices, looks, favourites. */
  hasHints: v.optional(v.boolean(), false),
  /** Players without any limit on money are told that they can set some, once in half a year. */
  isSetLimitsReminder: v.optional(v.boolean(), false),
} as const;
