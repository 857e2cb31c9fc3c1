/** Errors of every sign-in method for a player who may have no session now. */
export const CARE_ERRORS = [
  'PLAYER_EXCLUDED',
  'SESSION_LIMIT_ENDED',
  'ACCOUNT_CLOSED',
  'SITE_BLOCKED',
  'MAINTENANCE',
  'ADMISSION_UNAVAILABLE',
] as const;

/** Errors of every call that puts money at risk, for a player whose gate is closed (decision 031). */
export const GATE_ERRORS = [
  ...CARE_ERRORS,
  'PLAYER_TIME_OUT',
  'PLAYER_BANNED',
  'AGE_UNCONFIRMED',
  'VERIFICATION_REQUIRED',
  'TERMS_CHANGED',
  'REALITY_CHECK_DUE',
] as const;
