import * as v from 'valibot';

/** Entries of site config for sessions that end by inactivity (shell §3, §4; trust G10). */
export const careEntries = {
  isAutoLogoffEnable: v.optional(v.boolean(), false),
  /** Minutes without input in any tab before the warning. */
  autoLogoffInactiveMinutes: v.optional(v.pipe(v.number(), v.minValue(0.1)), 20),
  /** Seconds in which the player can answer the warning: at least 20 (WCAG 2.2.1). */
  autoLogoffWarningSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20)), 60),
  /** Players cannot switch off notifications of the reality check and of the session limit (trust R18). */
  isRealityCheckRequired: v.optional(v.boolean(), false),
} as const;
