/** How a call ended that brought no answer of its own: the HTTP status, 0 without any answer, 499 when it was given up. */
export interface FailedMoneyCall {
  readonly status: number;
  /** The code of the error, of the back end or of the transport. */
  readonly code: string;
}

/**
 * Statuses below 500 that speak of the way and not of the request: it took too long (408), might be repeated on the way
 * (425), was given up by the client (499).
 */
const OF_THE_WAY: readonly number[] = [408, 425, 499];

/**
 * Codes of answers that say nothing of this intent: another one was booked under its key, or the answer could not be
 * read.
 */
const WITHOUT_WORD: readonly string[] = ['IDEMPOTENCY_MISMATCH', 'ANSWER_MALFORMED'];

/** Codes of a gate that has turned the call down before anything was done, whatever their status is. */
const OF_A_CLOSED_GATE: readonly string[] = ['ADMISSION_UNAVAILABLE', 'MAINTENANCE'];

/**
 * Whether a failed call that moves money has certainly moved none (trust F1, F5). Only an answer that turns the request
 * down says so; after every other failure the money may have moved, and the call is asked for again by its key.
 */
export function moneyOutcome({ status, code }: FailedMoneyCall): 'known' | 'unknown' {
  const isRefused = status >= 400 && status < 500 && !OF_THE_WAY.includes(status);
  const isTurnedDown = isRefused || OF_A_CLOSED_GATE.includes(code);
  return isTurnedDown && !WITHOUT_WORD.includes(code) ? 'known' : 'unknown';
}
