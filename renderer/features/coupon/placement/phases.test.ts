import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { acceptedAnswer, betOf, NOW, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { isOpenPhase, isSessionLost, type Phase, type Refusal } from './batch.ts';
import { askAgainAfter, phaseOfAnswer, phaseOfFailedPlacement } from './phases.ts';

describe('trust F1, F5: a placement without an answer', () => {
  test.each<[what: string, status: number, code: CallError['code'], kind: Phase['kind']]>([
    ['the line broke', 0, 'NETWORK', 'unknown'],
    ['it was given up here', 499, 'CANCELLED', 'unknown'],
    ['the back end waited too long for it', 408, 'BAD_REQUEST', 'unknown'],
    ['the back end broke', 500, 'INTERNAL', 'unknown'],
    ['a proxy had no back end', 502, 'UNAVAILABLE', 'unknown'],
    ['the back end was away', 503, 'UNAVAILABLE', 'unknown'],
    ['a proxy waited too long', 504, 'UNAVAILABLE', 'unknown'],
    ['the answer was of another shape', 200, 'ANSWER_MALFORMED', 'unknown'],
    ['something else was placed under its key', 409, 'IDEMPOTENCY_MISMATCH', 'unknown'],
    ['it made no sense', 400, 'BAD_REQUEST', 'failed'],
    ['the session had ended', 401, 'SESSION_REQUIRED', 'failed'],
    ['it was forbidden', 403, 'FORBIDDEN', 'failed'],
    ['there were too many', 429, 'TOO_MANY_ATTEMPTS', 'failed'],
    ['the gate cannot be read', 503, 'ADMISSION_UNAVAILABLE', 'failed'],
    ['the site is being maintained', 503, 'MAINTENANCE', 'failed'],
    ['the player takes a time-out', 403, 'PLAYER_TIME_OUT', 'failed'],
  ])('when %s (%i %s) is %s', (_what, status, code, kind) => {
    expect(phaseOfFailedPlacement({ status, code }).kind).toBe(kind);
  });

  test('carries the wait that the platform has named', () => {
    const error: CallError = { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: 7 };
    expect(phaseOfFailedPlacement(error)).toEqual({ kind: 'failed', code: 'TOO_MANY_ATTEMPTS', retryAfter: 7 });
    expect(phaseOfFailedPlacement({ status: 403, code: 'FORBIDDEN' })).toMatchObject({ retryAfter: null });
  });

  test('carries when a closed gate opens and what helps', () => {
    const told = { until: NOW + 1000, helps: 'gambling-help' } as const;
    const phase = phaseOfFailedPlacement({ status: 403, code: 'PLAYER_TIME_OUT', ...told });
    expect(phase).toEqual({ kind: 'failed', code: 'PLAYER_TIME_OUT', retryAfter: null, ...told });
  });
});

describe('the wait before asking for a placement again', () => {
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

const accepted = acceptedAnswer(placementOf([betOf(1)]));
const refusal: Refusal = { code: 'LIMITS', selectionIds: [], prices: [], data: {} };

describe('a phase', () => {
  test.each([
    [phaseOfAnswer(accepted), 'accepted', false],
    [phaseOfAnswer({ status: 'pending', decidesAt: NOW, now: NOW }), 'pending', true],
    [phaseOfAnswer({ status: 'refused', code: 'LIMITS', selectionIds: [], prices: [], data: {} }), 'refused', false],
    [{ kind: 'sending' } as const, 'sending', true],
    [{ kind: 'unknown', attempts: 3 } as const, 'unknown', true],
    [{ kind: 'failed', code: 'FORBIDDEN', retryAfter: null } as const, 'failed', false],
  ])('%# is %s, and open: %s', (phase, kind, isOpen) => {
    expect(phase.kind).toBe(kind);
    expect(isOpenPhase(phase)).toBe(isOpen);
  });

  test.each<[Phase | null, boolean]>([
    [{ kind: 'failed', code: 'SESSION_REQUIRED', retryAfter: null }, true],
    [{ kind: 'failed', code: 'FORBIDDEN', retryAfter: null }, false],
    [{ kind: 'refused', refusal }, false],
    [{ kind: 'unknown', attempts: 0 }, false],
    [null, false],
  ])('%j has lost its session: %s', (phase, isLost) => {
    expect(isSessionLost(phase)).toBe(isLost);
  });
});
