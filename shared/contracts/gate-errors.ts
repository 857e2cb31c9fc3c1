/** What every way in answers to a player who may have no session now. */
export const CARE_ERRORS = [
  'PLAYER_EXCLUDED',
  'SESSION_LIMIT_ENDED',
  'ACCOUNT_CLOSED',
  'SITE_BLOCKED',
  'MAINTENANCE',
  'ADMISSION_UNAVAILABLE',
] as const;

/** What everything that puts money at risk answers to a player for whom the gate is closed (decision 031). */
export const GATE_ERRORS = [
  ...CARE_ERRORS,
  'PLAYER_TIME_OUT',
  'PLAYER_BANNED',
  'AGE_UNCONFIRMED',
  'VERIFICATION_REQUIRED',
  'TERMS_CHANGED',
  'REALITY_CHECK_DUE',
] as const;
