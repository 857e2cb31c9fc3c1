import { describe, expect, test } from 'vitest';
import {
  DEPOSIT_STATES,
  type DepositState,
  isPaymentOver,
  nextPaymentStates,
  PAYMENT_KINDS,
  type PaymentKind,
  type PaymentState,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from './payments.ts';

const DEPOSITS: Readonly<Record<DepositState, [next: string, isOver: boolean]>> = {
  created: ['waiting processing received failed cancelled expired', false],
  waiting: ['processing received failed cancelled expired', false],
  processing: ['received failed cancelled expired', false],
  received: ['charged-back', true],
  failed: ['received', true],
  cancelled: ['received', true],
  expired: ['received', true],
  'charged-back': ['', true],
};
const WITHDRAWALS: Readonly<Record<WithdrawalState, [next: string, isOver: boolean]>> = {
  'in-review': ['waiting-for-player approved refused paid', false],
  'waiting-for-player': ['in-review refused expired', false],
  approved: ['sending unknown paid failed in-review', false],
  sending: ['unknown paid failed', false],
  unknown: ['sending paid failed', false],
  paid: ['', true],
  failed: ['', true],
  refused: ['', true],
  expired: ['', true],
};

const cases = [
  ...Object.entries(DEPOSITS).map(([state, row]) => ['deposit', state, ...row] as const),
  ...Object.entries(WITHDRAWALS).map(([state, row]) => ['withdrawal', state, ...row] as const),
] as [PaymentKind, PaymentState, string, boolean][];

test.each(cases)('a %s that is %s may become: %s; over: %s', (kind, state, next, isOver) => {
  expect(nextPaymentStates(kind, state).join(' ')).toBe(next);
  expect(isPaymentOver(kind, state)).toBe(isOver);
});

test('a payment moves only among states of its own kind', () => {
  const states = { deposit: DEPOSIT_STATES, withdrawal: WITHDRAWAL_STATES };
  for (const kind of PAYMENT_KINDS) {
    const own: ReadonlySet<string> = new Set(states[kind]);
    for (const state of states[kind]) {
      expect(nextPaymentStates(kind, state).filter((next) => !own.has(next) || next === state)).toEqual([]);
    }
  }
  expect(nextPaymentStates('deposit', 'in-review')).toEqual([]);
  expect(nextPaymentStates('withdrawal', 'waiting')).toEqual([]);
});

describe('money', () => {
  /** Returns all states that a payment may reach from one. */
  function reached(kind: PaymentKind, from: PaymentState): Set<PaymentState> {
    const all = new Set<PaymentState>();
    const open = [from];
    for (let state = open.pop(); state; state = open.pop()) {
      for (const next of nextPaymentStates(kind, state)) {
        if (!all.has(next)) open.push(next);
        all.add(next);
      }
    }
    return all;
  }

  test('is received at most once', () => {
    expect(reached('deposit', 'received')).toEqual(new Set(['charged-back']));
    for (const state of DEPOSIT_STATES) {
      expect(reached('deposit', state).has('received')).toBe(state !== 'received' && state !== 'charged-back');
    }
  });

  test.each(['paid', 'failed', 'refused', 'expired'] as const)('of a withdrawal that is %s moves no more', (state) => {
    expect(reached('withdrawal', state).size).toBe(0);
  });

  test('that a provider may have is given back by no person', () => {
    for (const state of ['sending', 'unknown'] as const) {
      const later = reached('withdrawal', state);
      expect([later.has('refused'), later.has('expired'), later.has('in-review')]).toEqual([false, false, false]);
    }
  });
});
