import { CAPTCHA_CODES, FINGERPRINT_CODE, TERMS_EXCEPTION } from '../domain/transport/answer-codes.ts';
import type { ErrorCode } from './catalogue.ts';

/**
 * Numbers of shell §7 and §8 for the errors that have one: they tell the transport what to do before it repeats a call.
 */
export const NUMERIC_CODES: Readonly<Partial<Record<ErrorCode, number>>> = {
  CAPTCHA_REQUIRED: CAPTCHA_CODES.required,
  CAPTCHA_WRONG: CAPTCHA_CODES.wrong,
  CAPTCHA_EXPIRED: CAPTCHA_CODES.expired,
  CAPTCHA_USED: CAPTCHA_CODES.used,
  FINGERPRINT_REFUSED: FINGERPRINT_CODE,
  TERMS_CHANGED: TERMS_EXCEPTION,
};
