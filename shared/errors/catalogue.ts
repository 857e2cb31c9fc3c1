import type { AdmissionHelp } from '../domain/admission/admission-state.ts';

/**
 * Errors that cross the network: code, HTTP status and the translation key (namespace `errors`) of the text for the
 * player. A test compares `docs/errors.md` with this table.
 */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, text: 'bad_request' },
  CAPTCHA_REQUIRED: { status: 400, text: 'captcha_required' },
  CAPTCHA_WRONG: { status: 400, text: 'captcha_required' },
  CAPTCHA_EXPIRED: { status: 400, text: 'captcha_required' },
  CAPTCHA_USED: { status: 400, text: 'captcha_required' },
  FINGERPRINT_REFUSED: { status: 400, text: 'fingerprint_refused' },
  SESSION_REQUIRED: { status: 401, text: 'session_required' },
  FORBIDDEN: { status: 403, text: 'forbidden' },
  CROSS_SITE: { status: 403, text: 'forbidden' },
  HOST_UNKNOWN: { status: 421, text: 'host_unknown' },
  NOT_FOUND: { status: 404, text: 'not_found' },
  SPORT_UNKNOWN: { status: 404, text: 'sport_unknown' },
  COMPETITION_UNKNOWN: { status: 404, text: 'competition_unknown' },
  GAME_UNKNOWN: { status: 404, text: 'game_unknown' },
  CONTENT_UNKNOWN: { status: 404, text: 'content_unknown' },
  COUPON_UNKNOWN: { status: 404, text: 'coupon_unknown' },
  ACCOUNT_UNKNOWN: { status: 404, text: 'account_unknown' },
  SUPPORT_REQUEST_UNKNOWN: { status: 404, text: 'support_request_unknown' },
  SUPPORT_REQUEST_OPEN: { status: 409, text: 'support_request_open' },
  SUPPORT_REQUEST_CLOSED: { status: 409, text: 'support_request_closed' },
  SUPPORT_TOKEN_MISSING: { status: 409, text: 'support_token_missing' },
  CONSULTANT_AWAY: { status: 409, text: 'consultant_away' },
  CALLBACK_UNAVAILABLE: { status: 409, text: 'callback_unavailable' },
  ACCOUNT_FIXED: { status: 409, text: 'account_fixed' },
  ACCOUNT_NOT_EMPTY: { status: 409, text: 'account_not_empty' },
  ACCOUNT_HAS_BETS: { status: 409, text: 'account_has_bets' },
  PROFILE_LOCKED: { status: 409, text: 'profile_locked' },
  PROFILE_STALE: { status: 409, text: 'profile_stale' },
  BETS_LEFT: { status: 409, text: 'bets_left' },
  MONEY_LEFT: { status: 409, text: 'money_left' },
  CURRENCY_TAKEN: { status: 409, text: 'currency_taken' },
  PHONE_TAKEN: { status: 409, text: 'phone_taken' },
  EMAIL_TAKEN: { status: 409, text: 'email_taken' },
  CODE_EXPIRED: { status: 410, text: 'code_expired' },
  LINK_EXPIRED: { status: 410, text: 'link_expired' },
  IDEMPOTENCY_MISMATCH: { status: 409, text: 'idempotency_mismatch' },
  PLAY_MONEY_CEILING: { status: 409, text: 'play_money_ceiling' },
  CURRENCY_UNKNOWN: { status: 422, text: 'currency_unknown' },
  PHONE_WRONG: { status: 422, text: 'phone_wrong' },
  PASSKEY_UNAVAILABLE: { status: 409, text: 'passkey_unavailable' },
  PASSKEYS_FULL: { status: 409, text: 'passkeys_full' },
  PASSKEY_EXPIRED: { status: 410, text: 'passkey_expired' },
  PASSKEY_WRONG: { status: 403, text: 'passkey_wrong' },
  CODE_WRONG: { status: 403, text: 'code_wrong' },
  PASSWORD_WRONG: { status: 403, text: 'password_wrong' },
  PASSWORD_SAME: { status: 422, text: 'password_same' },
  PASSWORD_WEAK: { status: 422, text: 'password_weak' },
  CREDENTIALS_WRONG: { status: 403, text: 'credentials_wrong' },
  SESSION_NARROW: { status: 403, text: 'session_narrow' },
  PLAYER_EXCLUDED: { status: 403, text: 'player_excluded' },
  SESSION_LIMIT_ENDED: { status: 403, text: 'session_limit_ended' },
  PLAYER_TIME_OUT: { status: 403, text: 'player_time_out' },
  PLAYER_BANNED: { status: 403, text: 'player_banned' },
  ACCOUNT_CLOSED: { status: 403, text: 'account_closed' },
  SITE_BLOCKED: { status: 403, text: 'site_blocked' },
  AGE_UNCONFIRMED: { status: 403, text: 'age_unconfirmed' },
  VERIFICATION_REQUIRED: { status: 403, text: 'verification_required' },
  REALITY_CHECK_DUE: { status: 409, text: 'reality_check_due' },
  CODE_RESEND_EARLY: { status: 429, text: 'code_resend_early' },
  TOO_MANY_ATTEMPTS: { status: 429, text: 'too_many_attempts' },
  INTERNAL: { status: 500, text: 'internal' },
  PROMO_UNKNOWN: { status: 422, text: 'promo_unknown' },
  PROMO_OVER: { status: 422, text: 'promo_over' },
  COUNTRY_EXCLUDED: { status: 422, text: 'country_excluded' },
  FACTOR_MISSING: { status: 409, text: 'factor_missing' },
  FACTOR_LAST: { status: 409, text: 'factor_last' },
  FACTOR_REQUIRED: { status: 403, text: 'factor_required' },
  FACTOR_REFUSED: { status: 409, text: 'factor_refused' },
  PROOF_REQUIRED: { status: 403, text: 'proof_required' },
  TOTP_WRONG: { status: 403, text: 'totp_wrong' },
  RECOVERY_CODE_WRONG: { status: 403, text: 'recovery_code_wrong' },
  SETUP_EXPIRED: { status: 410, text: 'setup_expired' },
  SIGN_IN_EXPIRED: { status: 410, text: 'sign_in_expired' },
  SECOND_STEP_UNAVAILABLE: { status: 409, text: 'second_step_unavailable' },
  ANSWER_REQUIRED: { status: 403, text: 'answer_required' },
  ANSWER_WRONG: { status: 403, text: 'answer_wrong' },
  SIGN_UP_EXPIRED: { status: 410, text: 'sign_up_expired' },
  TERMS_CHANGED: { status: 451, text: 'terms_changed' },
  LAST_WAY_IN: { status: 409, text: 'last_way_in' },
  SOCIAL_EXPIRED: { status: 410, text: 'social_expired' },
  CREDENTIAL_REFUSED: { status: 403, text: 'credential_refused' },
  WALLET_UNSUPPORTED: { status: 403, text: 'wallet_unsupported' },
  SHARE_CODE_UNKNOWN: { status: 404, text: 'share_code_unknown' },
  EMAIL_SET: { status: 409, text: 'email_set' },
  UNAVAILABLE: { status: 503, text: 'unavailable' },
  MAINTENANCE: { status: 503, text: 'maintenance' },
  ADMISSION_UNAVAILABLE: { status: 503, text: 'admission_unavailable' },
  LIMIT_UNKNOWN: { status: 404, text: 'limit_unknown' },
  LIMIT_EARLY: { status: 409, text: 'limit_early' },
  DEPOSIT_LIMIT: { status: 409, text: 'deposit_limit' },
  PAYMENT_UNKNOWN: { status: 404, text: 'payment_unknown' },
  PAYMENT_AT_PROVIDER: { status: 409, text: 'payment_at_provider' },
  PROVIDER_AWAY: { status: 503, text: 'provider_away' },
  PAYMENT_MOVED: { status: 409, text: 'payment_moved' },
  CONVERSION_UNAVAILABLE: { status: 409, text: 'conversion_unavailable' },
  CONVERSION_HAS_BETS: { status: 409, text: 'conversion_has_bets' },
  STATEMENT_TIME: { status: 422, text: 'statement_time' },
  STATEMENT_LONG: { status: 422, text: 'statement_long' },
  ALERT_OUTCOME_GONE: { status: 409, text: 'alert_outcome_gone' },
  ALERT_PRICE_IS_THERE: { status: 409, text: 'alert_price_is_there' },
  ALERTS_FULL: { status: 409, text: 'alerts_full' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The player's limit that refused an amount. */
export interface RefusingLimit {
  /** Type of the limit (betting §3). */
  readonly limitType: number;
  /** What it leaves, minor units of the account that was to be credited. */
  readonly remaining: number;
  /** Server clock, epoch ms, from which more is possible; left out where time alone does not help. */
  readonly moreAt?: number;
}

/** Body of every answer that is not a success. */
export interface ErrorBody {
  readonly code: ErrorCode;
  /** Number of shell §7 and §8 that tells the transport what to do about the error. */
  readonly errorCode?: number;
  /** English text for the log and for support; never shown to a player. */
  readonly message: string;
  /** Problems by field, for BAD_REQUEST. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** Seconds until another attempt can succeed. */
  readonly retryAfter?: number;
  /** Refusals of the gate (decision 031): instant at which it opens without an action, server clock, epoch ms. */
  readonly until?: number;
  /** Refusals of the gate: step that the player can take. */
  readonly helps?: AdmissionHelp;
  /** Refusals by a limit of the player: which one, what it leaves, and when more is possible. */
  readonly limit?: RefusingLimit;
  /** Id of the request in the server log. */
  readonly requestId?: string;
}
