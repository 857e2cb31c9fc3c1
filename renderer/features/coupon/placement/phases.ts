import type { CallError } from '#renderer/lib/api/call-error.ts';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { moneyOutcome } from '#shared/domain/money-outcome.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { Phase } from './batch.ts';

/** Returns the phase after an answer of the platform. */
export function phaseOfAnswer(answer: PlacementAnswer): Phase {
  switch (answer.status) {
    case 'accepted':
      return { kind: 'accepted', coupon: answer.coupon };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    case 'refused': {
      const { code, selectionIds, prices, data } = answer;
      return { kind: 'refused', refusal: { code, selectionIds, prices, data } };
    }
    case 'waiting':
      return { kind: 'waiting', until: answer.until };
    default:
      return assertNever(answer, 'placement answer');
  }
}

/** Returns the phase after a placement that failed without an answer. */
export function phaseOfFailedPlacement(error: CallError): Phase {
  if (moneyOutcome(error) === 'unknown') return { kind: 'unknown', attempts: 0 };
  const { code, retryAfter, until, helps } = error;
  const told = { ...(until === undefined ? {} : { until }), ...(helps === undefined ? {} : { helps }) };
  return { kind: 'failed', code, retryAfter: retryAfter ?? null, ...told };
}

const FIRST_WAIT_MS = 300;
const MAX_WAIT_MS = 15_000;

/**
 * Returns the ms to wait before asking again.
 *
 * @param random 0 … 1, so that clients do not return in step
 */
export function askAgainAfter(attempts: number, random: number): number {
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10));
  return wait * (0.75 + random / 2);
}
