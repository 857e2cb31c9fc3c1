import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOW } from '#tests/fixtures/coupon-samples.ts';
import type { CallError } from '../api/call-error.ts';
import { askAgainAfter, pauseUntil, phaseOfError } from './order-steps.ts';

describe('trust F1, F5: an order without an answer', () => {
  test.each<[what: string, status: number, code: CallError['code'], kind: 'failed' | 'unknown']>([
    ['the line broke', 0, 'NETWORK', 'unknown'],
    ['it was given up here', 499, 'CANCELLED', 'unknown'],
    ['the back end waited too long for it', 408, 'BAD_REQUEST', 'unknown'],
    ['the back end broke', 500, 'INTERNAL', 'unknown'],
    ['a proxy had no back end', 502, 'UNAVAILABLE', 'unknown'],
    ['the back end was away', 503, 'UNAVAILABLE', 'unknown'],
    ['a proxy waited too long', 504, 'UNAVAILABLE', 'unknown'],
    ['the answer was of another shape', 200, 'ANSWER_MALFORMED', 'unknown'],
    ['something else was ordered under its key', 409, 'IDEMPOTENCY_MISMATCH', 'unknown'],
    ['it made no sense', 400, 'BAD_REQUEST', 'failed'],
    ['the session had ended', 401, 'SESSION_REQUIRED', 'failed'],
    ['it was forbidden', 403, 'FORBIDDEN', 'failed'],
    ['there were too many', 429, 'TOO_MANY_ATTEMPTS', 'failed'],
    ['the gate cannot be read', 503, 'ADMISSION_UNAVAILABLE', 'failed'],
    ['the site is being maintained', 503, 'MAINTENANCE', 'failed'],
    ['the player takes a time-out', 403, 'PLAYER_TIME_OUT', 'failed'],
  ])('when %s (%i %s) is %s', (_what, status, code, kind) => {
    expect(phaseOfError({ status, code }).kind).toBe(kind);
  });

  test('carries the wait that the platform has named', () => {
    const error: CallError = { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: 7 };
    expect(phaseOfError(error)).toEqual({ kind: 'failed', code: 'TOO_MANY_ATTEMPTS', retryAfter: 7 });
    expect(phaseOfError({ status: 403, code: 'FORBIDDEN' })).toMatchObject({ retryAfter: null });
  });

  test('carries when a closed gate opens and what helps', () => {
    const told = { until: NOW + 1000, helps: 'gambling-help' } as const;
    const phase = phaseOfError({ status: 403, code: 'PLAYER_TIME_OUT', ...told });
    expect(phase).toEqual({ kind: 'failed', code: 'PLAYER_TIME_OUT', retryAfter: null, ...told });
  });
});

describe('the wait before asking for an outcome again', () => {
  test('grows each time up to its maximum', () => {
    const waits = Array.from({ length: 12 }, (_, attempts) => askAgainAfter(attempts, 0.5));
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBe(15_000);
  });

  test('varies by a quarter to either side between clients', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const middle = askAgainAfter(attempts, 0.5);
        const wait = askAgainAfter(attempts, random);
        expect(wait).toBeGreaterThanOrEqual(middle * 0.75);
        expect(wait).toBeLessThanOrEqual(middle * 1.25);
      }),
    );
  });
});

test.each([
  ['in five seconds', 5000, 5150],
  ['at once', 0, 250],
  ['late already', -60_000, 250],
])('the outcome of an order that is decided %s (%i ms from now) is asked for after %i ms', (_when, left, pause) => {
  expect(pauseUntil(NOW + left, NOW)).toBe(pause);
});
