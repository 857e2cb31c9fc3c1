import { describe, expect, test } from 'vitest';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import { betOf } from '#tests/fixtures/coupon-samples.ts';
import type { LegNow } from './bet-slip-model.ts';
import { goneBets, isTemporary, shownProblems } from './shown-problems.ts';

const max = (amount: number): BetProblem => ({ code: 'AMOUNT_MAX', bet: null, max: amount });
const min: BetProblem = { code: 'AMOUNT_MIN', bet: null, min: 20 };
const unreadable: BetProblem = { code: 'AMOUNT_FORMAT', bet: null, reason: 'empty' };
const ofOneSingle: BetProblem = { code: 'AMOUNT_MIN', bet: 1, min: 20 };
const balance = (money: number): BetProblem => ({ code: 'BALANCE', balance: money, missing: 5 });
const closed = (...bets: number[]): BetProblem => ({ code: 'BET_BLOCKED', bets });

describe('the shown problems of a coupon', () => {
  test.each<[what: string, problems: BetProblem[], field: BetProblem | null, other: BetProblem | null]>([
    ['nothing', [], null, null],
    ['an empty coupon, which says so itself', [{ code: 'EMPTY' }], null, null],
    ['an amount that cannot be read', [unreadable], unreadable, null],
    ['too little', [min], min, null],
    ['too much for the limit', [max(500)], max(500), null],
    ['too much for the balance', [balance(100)], null, balance(100)],
    ['too much for both, the balance being less', [max(500), balance(100)], null, balance(100)],
    ['too much for both, the limit being less', [max(100), balance(500)], max(100), null],
    ['too much for both alike', [max(100), balance(100)], max(100), null],
    ['too little, and no money for it', [min, balance(10)], min, null],
    ['the amount of one of many singles, which is told at the bet', [ofOneSingle], null, null],
    ['a leg that takes no bets', [closed(0)], null, closed(0)],
    ['a closed bet and an amount', [closed(0), min], min, closed(0)],
    ['a closed bet before a balance', [closed(0), balance(100)], null, closed(0)],
    ['a closed bet, a limit and a larger balance', [closed(0), max(10), balance(100)], max(10), closed(0)],
  ])('%s is shown once, at its field or above the button', (_what, problems, field, other) => {
    expect(shownProblems(problems)).toEqual({ field, other });
  });
});

const legs = (...states: readonly LegNow['state'][]) =>
  states.map((state, index) => ({ bet: betOf(index + 1), now: { state, coef: 2000 } as LegNow }));

describe('a leg that takes no bets', () => {
  test.each([
    [legs('suspended', 'open'), closed(0), true],
    [legs('suspended', 'suspended'), closed(0, 1), true],
    [legs('gone', 'suspended'), closed(0, 1), false],
    [legs('gone', 'open'), closed(0), false],
    [legs('open', 'open'), min, false],
    [legs('open', 'open'), null, false],
  ])('counts as temporary only while it is suspended (%#)', (now, problem, temporary) => {
    expect(isTemporary(problem, now)).toBe(temporary);
  });

  test('is offered for removal only after it has left the book', () => {
    const now = legs('gone', 'suspended', 'gone');
    expect(goneBets(closed(0, 1, 2), now)).toEqual([betOf(1), betOf(3)].map(betKey));
    expect(goneBets(closed(1), now)).toEqual([]);
    expect(goneBets(min, now)).toEqual([]);
  });
});
