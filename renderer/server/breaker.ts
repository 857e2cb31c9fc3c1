/** Failures in a row after which a back end is not asked for a while. */
const FAILURES = 3;
/** Time between two attempts to reach a back end that does not answer, ms. */
const REST_MS = 2000;

/** Knows whether a back end answers, from the outcomes of the calls to it. */
export interface Breaker {
  /** Whether a call may be sent; while the back end does not answer, one in two seconds may. */
  readonly mayAsk: () => boolean;
  /** Whether calls are refused at this moment. */
  readonly isOpen: () => boolean;
  /** The back end has answered, with any status. */
  readonly answered: () => void;
  /** The back end was not reached, or its answer did not arrive in time. */
  readonly failed: () => void;
}

/**
 * Creates the breaker of one back end: after three calls without an answer, all but a few are refused at once, so that
 * visitors do not wait for the time-out of each call.
 *
 * @param now monotonic clock, ms
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let askAt = 0;
  const isOpen = () => failures >= FAILURES && now() < askAt;
  return {
    isOpen,
    mayAsk() {
      if (isOpen()) return false;
      if (failures >= FAILURES) askAt = now() + REST_MS;
      return true;
    },
    answered() {
      failures = 0;
    },
    failed() {
      failures++;
      if (failures >= FAILURES) askAt = now() + REST_MS;
    },
  };
}
