import type { CallAnswer } from '#shared/contracts/call.ts';
import type { captchaValidateCall } from '#shared/contracts/captcha.ts';

type Failure = Extract<CallAnswer<typeof captchaValidateCall>, { success: false }>;

/** Why the last answer was none. */
export interface Mishap {
  /**
   * Misread, too late, nobody could look at it, too many wrong ones so that the next has to wait, or so many that the
   * player was signed out.
   */
  readonly kind: 'wrong' | 'over' | 'failed' | 'locked' | 'logout';
  /** What the back end says of it itself; '' for nothing. */
  readonly words: string;
  /** Server clock, epoch ms, before which no answer is looked at; null for none. */
  readonly until: number | null;
}

/** shell §9, captcha logout type. */
const LOGOUT_TYPE = 2;
/** Who is signed out waits at least so long, where the back end does not say. */
const LOGOUT_S = 60;

/**
 * What a failure of the back end comes to (shell §3, captcha validate result: isLogoutUser, time, message).
 *
 * @param failure null when there was no answer
 * @param now server clock, epoch ms
 */
export function mishapOf(failure: Failure | null, now: number): Mishap {
  if (!failure) return { kind: 'failed', words: '', until: null };
  const { type, reason, time, message } = failure;
  if (type === LOGOUT_TYPE) return { kind: 'logout', words: message, until: now + (time || LOGOUT_S) * 1000 };
  const until = time > 0 ? now + time * 1000 : null;
  return { kind: until === null ? reason : 'locked', words: message, until };
}

/** What the time to wait before the first answer comes to; null when there is none. */
export function lockOf(seconds: number, now: number): Mishap | null {
  return seconds > 0 ? { kind: 'locked', words: '', until: now + seconds * 1000 } : null;
}

/** Whole minutes that are left of a wait; 0 when it is over. */
export function minutesLeft({ until }: Pick<Mishap, 'until'>, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 60_000));
}
