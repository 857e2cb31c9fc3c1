import type { CallAnswer } from '#shared/contracts/call.ts';
import type { captchaValidateCall } from '#shared/contracts/captcha.ts';

type Failure = Extract<CallAnswer<typeof captchaValidateCall>, { success: false }>;

/** Why the last answer was not accepted. */
export interface Mishap {
  /**
   * Wrong; too late; not checked by the back end; a wait after too many wrong answers; or a sign-out after many more.
   */
  readonly kind: 'wrong' | 'over' | 'failed' | 'locked' | 'logout';
  /** Message of the back end; '' for none. */
  readonly words: string;
  /** Server clock, epoch ms, until which answers are refused; null for none. */
  readonly until: number | null;
}

/** Code of a sign-out in the answer (shell §9, captcha logout type). */
const LOGOUT_TYPE = 2;
/** Wait after a sign-out, seconds, where the back end names none. */
const LOGOUT_S = 60;

/**
 * Converts a failure of the back end (shell §3, captcha validate result: isLogoutUser, time, message).
 * @param failure null without an answer
 * @param now server clock, epoch ms
 */
export function mishapOf(failure: Failure | null, now: number): Mishap {
  if (!failure) return { kind: 'failed', words: '', until: null };
  const { type, reason, time, message } = failure;
  if (type === LOGOUT_TYPE) return { kind: 'logout', words: message, until: now + (time || LOGOUT_S) * 1000 };
  const until = time > 0 ? now + time * 1000 : null;
  return { kind: until === null ? reason : 'locked', words: message, until };
}

/** Returns the wait before the first answer; null for none. */
export function lockOf(seconds: number, now: number): Mishap | null {
  return seconds > 0 ? { kind: 'locked', words: '', until: now + seconds * 1000 } : null;
}

/** Returns the whole minutes left of a wait; 0 when it is over. */
export function minutesLeft({ until }: Pick<Mishap, 'until'>, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 60_000));
}
