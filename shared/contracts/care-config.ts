import * as v from 'valibot';

/** Entries of site config for the end of sessions by inactivity (shell §3, §4; trust G10). */
export const careEntries = {
  isAutoLogoffEnable: v.optional(v.boolean(), false),
  /** Minutes without input in any tab after which the player is warned. */
  autoLogoffInactiveMinutes: v.optional(v.pipe(v.number(), v.minValue(0.1)), 20),
  /** Seconds in which the warning can be answered: at least 20 (WCAG 2.2.1). */
  autoLogoffWarningSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20)), 60),
  /** Notices of the reality check and of the session limit cannot be switched off (trust R18). */
  isRealityCheckRequired: v.optional(v.boolean(), false),
} as const;
