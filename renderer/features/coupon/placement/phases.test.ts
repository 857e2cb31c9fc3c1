import { describe, expect, test } from 'vitest';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { acceptedAnswer, betOf, NOW, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { isSessionLost, type Phase, type Refusal } from './batch.ts';
import { phaseOfAnswer } from './phases.ts';

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
