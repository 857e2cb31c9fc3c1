/** End of a call without an answer of its own: the HTTP status, 0 without any answer, 499 for a cancelled call. */
export interface FailedMoneyCall {
  readonly status: number;
  /** Code of the error, from the back end or the transport. */
  readonly code: string;
}

/**
 * Statuses below 500 that tell about the transport, not the request: timeout (408), possible replay (425), cancelled by
 * the client (499).
 */
const TRANSPORT_STATUSES: readonly number[] = [408, 425, 499];

/**
 * Codes of answers that tell nothing about this intent: another one was booked under its key, or the answer could not
 * be read.
 */
const INCONCLUSIVE_CODES: readonly string[] = ['IDEMPOTENCY_MISMATCH', 'ANSWER_MALFORMED'];

/** Codes of a gate that refused the call before it had any effect, whatever their status. */
const GATE_CODES: readonly string[] = ['ADMISSION_UNAVAILABLE', 'MAINTENANCE'];

/**
 * Decides whether a failed call that moves money has certainly moved none (trust F1, F5). Only an answer that refuses
 * the request proves it; after every other failure the money may have moved, and the client asks again by the same key.
 */
export function moneyOutcome({ status, code }: FailedMoneyCall): 'known' | 'unknown' {
  const isRefused = status >= 400 && status < 500 && !TRANSPORT_STATUSES.includes(status);
  const isTurnedDown = isRefused || GATE_CODES.includes(code);
  return isTurnedDown && !INCONCLUSIVE_CODES.includes(code) ? 'known' : 'unknown';
}
