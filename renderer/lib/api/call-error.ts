import type { AdmissionHelp } from '#shared/domain/admission/admission-state.ts';
import type { ErrorBody, ErrorCode, RefusingLimit } from '#shared/errors/catalogue.ts';

/** Codes of failures without an answer of the back end: no network, a cancelled request, an unexpected shape. */
export type TransportCode = 'NETWORK' | 'CANCELLED' | 'ANSWER_MALFORMED';

/** Reason why a call failed. Plain data, because the store holds it. */
export interface CallError {
  /** HTTP status; 0 without an answer, 499 for a cancelled request (shell §8). */
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  readonly issues?: ErrorBody['issues'];
  /** Seconds until another attempt makes sense. */
  readonly retryAfter?: number;
  /** When a closed gate opens without the player, server clock, epoch ms. */
  readonly until?: number;
  /** What the player can do about a closed gate. */
  readonly helps?: AdmissionHelp;
  /** The player's limit that refused an amount. */
  readonly limit?: RefusingLimit;
  readonly requestId?: string;
  /** The answer named no code of the catalogue; `code` follows from its status. */
  readonly isUnnamed?: true;
  /** Message of the back end in the language of the page (shell §8). */
  readonly words?: string;
  /** Title of the answer, which some services write for the player; only their own parts show it. */
  readonly title?: string;
}

/**
 * Codes that share the text of another code, and our own. All others are their own key, so that a page needs no list of
 * them.
 */
const OTHER_TEXT = {
  ANSWER_MALFORMED: 'answer_malformed',
  CAPTCHA_WRONG: 'captcha_required',
  CAPTCHA_EXPIRED: 'captcha_required',
  CAPTCHA_USED: 'captcha_required',
  CROSS_SITE: 'forbidden',
} as const satisfies Partial<Record<CallError['code'], string>>;
const hasOtherText = (code: CallError['code']): code is keyof typeof OTHER_TEXT => Object.hasOwn(OTHER_TEXT, code);
const CANCELLED_STATUS = 499;

export function networkError(cancelled: boolean): CallError {
  return cancelled ? { status: CANCELLED_STATUS, code: 'CANCELLED' } : { status: 0, code: 'NETWORK' };
}

/** Returns the translation key of the code in the namespace `errors`, as the catalogue of errors names it. */
export function errorTextKey({ code }: Pick<CallError, 'code'>): string {
  return hasOtherText(code) ? OTHER_TEXT[code] : code.toLowerCase();
}

/** Narrows the error type of RTK Query, which also allows thrown errors; our base query never lets them through. */
export function toCallError(error: unknown): CallError {
  if (typeof error === 'object' && error !== null && 'status' in error && 'code' in error) return error as CallError;
  return { status: 0, code: 'ANSWER_MALFORMED' };
}
