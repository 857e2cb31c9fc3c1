import { type CallError, wasTurnedDown } from '#renderer/lib/api/call-error.ts';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { Phase } from './batch.ts';

/** What an answer of the back end means. */
export function phaseOfAnswer(answer: PlacementAnswer): Phase {
  switch (answer.status) {
    case 'accepted':
      return { kind: 'accepted', coupon: answer.coupon };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    case 'refused': {
      const { code, marketIds, prices, data } = answer;
      return { kind: 'refused', refusal: { code, marketIds, prices, data } };
    }
    case 'waiting':
      return { kind: 'waiting', until: answer.until };
    default:
      return assertNever(answer, 'placement answer');
  }
}

const GIVEN_UP = 499;
const TIMED_OUT = 408;

/**
 * What a placement without an answer means (trust F1, F5). An answer that turns the call down tells that nothing was
 * placed; everything else tells nothing.
 */
export function phaseOfFailedPlacement(error: CallError): Phase {
  const { status, code, retryAfter, until, helps } = error;
  const isRefused = status >= 400 && status < 500 && status !== GIVEN_UP && status !== TIMED_OUT;
  const isTurnedDown = isRefused || wasTurnedDown(error);
  // Under this key something else was placed before: only the back end knows what.
  if (!isTurnedDown || code === 'IDEMPOTENCY_MISMATCH') return { kind: 'unknown', attempts: 0 };
  const told = { ...(until === undefined ? {} : { until }), ...(helps === undefined ? {} : { helps }) };
  return { kind: 'failed', code, retryAfter: retryAfter ?? null, ...told };
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 15_000;

/**
 * How long to wait before asking again, ms.
 *
 * @param random 0 … 1, so that clients do not come back in step
 */
export function askAgainAfter(attempts: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10));
  return wait * (0.75 + random / 2);
}
