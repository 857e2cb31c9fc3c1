import type { AdmissionHelp } from '#shared/domain/admission/admission-state.ts';
import type { ErrorBody, ErrorCode } from '#shared/errors/catalogue.ts';

/** Failures that no back end names: no answer, a request given up, an answer of another shape. */
export type TransportCode = 'NETWORK' | 'CANCELLED' | 'ANSWER_MALFORMED';

/** Why a call failed. Plain data: it lives in the store. */
export interface CallError {
  /** HTTP status; 0 without an answer, 499 when the request was given up (shell §8). */
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  readonly issues?: ErrorBody['issues'];
  /** Seconds until another attempt makes sense. */
  readonly retryAfter?: number;
  /** When a closed gate opens by itself, server clock, epoch ms. */
  readonly until?: number;
  /** What the player can do about a closed gate. */
  readonly helps?: AdmissionHelp;
  readonly requestId?: string;
  /** What the back end wants to be said, in its own words and in the language of the page (shell §8). */
  readonly words?: string;
}

/** Codes that say the same as another one, and our own. Elsewhere the key is the code: a page needs no list of them. */
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

/** Translation key in the namespace `errors`: the one that the catalogue of errors has for the code. */
export function errorTextKey({ code }: Pick<CallError, 'code'>): string {
  return hasOtherText(code) ? OTHER_TEXT[code] : code.toLowerCase();
}

/** RTK Query types an error as the call's own or as a thrown one, which our base query never lets through. */
export function toCallError(error: unknown): CallError {
  if (typeof error === 'object' && error !== null && 'status' in error && 'code' in error) return error as CallError;
  return { status: 0, code: 'ANSWER_MALFORMED' };
}
