import { moneyOutcome } from '#shared/domain/money-outcome.ts';
import type { CallError } from '../api/call-error.ts';
import type { FailedPhase, OpenPhase } from './order.ts';

/** Ms to wait after the announced decision, which may be slightly late. */
const AFTER_DECISION_MS = 150;
const MIN_PENDING_MS = 250;
const FIRST_WAIT_MS = 300;
const MAX_WAIT_MS = 15_000;

/** Codes that say that nothing is booked under a key: the player has no such coupon, or the key is of another order. */
const NOTHING_UNDER_KEY: readonly string[] = ['COUPON_UNKNOWN', 'IDEMPOTENCY_MISMATCH'];

/** Returns the phase after a question for an outcome that failed. Any other failure tells nothing about the order. */
export function phaseOfAsking(error: CallError, attempts: number): OpenPhase | FailedPhase {
  return NOTHING_UNDER_KEY.includes(error.code) ? failedPhase(error) : { kind: 'unknown', attempts };
}

/** Returns the phase after an order that was sent and failed without an answer. */
export function phaseOfError(error: CallError): OpenPhase | FailedPhase {
  return moneyOutcome(error) === 'unknown' ? { kind: 'unknown', attempts: 0 } : failedPhase(error);
}

function failedPhase({ code, retryAfter, until, helps }: CallError): FailedPhase {
  const told = { ...(until === undefined ? {} : { until }), ...(helps === undefined ? {} : { helps }) };
  return { kind: 'failed', code, retryAfter: retryAfter ?? null, ...told };
}

/** Returns the ms until the outcome of a pending order is asked for; instants of the server clock, epoch ms. */
export function pauseUntil(decidesAt: number, now: number): number {
  return Math.max(decidesAt - now + AFTER_DECISION_MS, MIN_PENDING_MS);
}

/**
 * Returns the ms to wait before asking for an unknown outcome again.
 *
 * @param random 0 … 1, so that clients do not return in step
 */
export function askAgainAfter(attempts: number, random: number): number {
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10));
  return wait * (0.75 + random / 2);
}
