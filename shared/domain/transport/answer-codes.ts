/** Remedies for a refused call before it is repeated (shell §7, §8). */
export type Remedy = 'token' | 'fingerprint' | 'captcha';

/** Numeric codes of the back end for the captcha (shell §7). */
export const CAPTCHA_CODES = { required: 100, wrong: 111, expired: 112, used: 113 } as const;
export const FINGERPRINT_CODE = 120;
/** Exception code of a 451: the terms have changed since the player accepted them (shell §4). */
export const TERMS_EXCEPTION = 1;

/** Header that carries the result of a captcha challenge. */
export const CAPTCHA_HEADER = 'x-captcha-result';
/** Header that carries the fingerprint of the device (shell §7, x-hd). */
export const FINGERPRINT_HEADER = 'x-hd';

const captchaCodes: ReadonlySet<number> = new Set(Object.values(CAPTCHA_CODES));

/**
 * Returns the numeric code of a body, under the names that back ends use for it; null when there is none (shell §7).
 */
export function numericCode(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null;
  const { errorCode, exception_code: exceptionCode, code } = body as Record<string, unknown>;
  for (const value of [errorCode, exceptionCode, code]) {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof number === 'number') return number;
  }
  return null;
}

/**
 * Returns the remedy that a refusal asks for; null when the refusal is final (shell §7, §8).
 *
 * @param status HTTP status
 * @param code numeric code of the body
 */
export function remedyOf(status: number, code: number | null): Remedy | null {
  if (status === 401) return 'token';
  if (status !== 400 || code === null) return null;
  if (code === FINGERPRINT_CODE) return 'fingerprint';
  return captchaCodes.has(code) ? 'captcha' : null;
}
