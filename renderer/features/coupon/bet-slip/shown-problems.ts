import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import type { BetSlipLeg } from './bet-slip-model.ts';

/** Problems that are shown at the field that causes them. */
const AT_FIELD = new Set<BetProblem['code']>(['AMOUNT_FORMAT', 'AMOUNT_MIN', 'AMOUNT_MAX']);

export interface ShownProblems {
  /** Shown at the amount of the coupon. */
  readonly field: BetProblem | null;
  /** Shown above the button. */
  readonly other: BetProblem | null;
}

/**
 * Chooses the problems to show: one at the amount and one above the button. Where the amount exceeds both the maximum
 * stake and the balance only the smaller bound is shown, because an amount within the larger would still fail.
 */
export function shownProblems(problems: readonly BetProblem[]): ShownProblems {
  const field = problems.find((one) => AT_FIELD.has(one.code) && 'bet' in one && one.bet === null) ?? null;
  const others = problems.filter(({ code }) => !AT_FIELD.has(code) && code !== 'EMPTY');
  const balance = others.find((one) => one.code === 'BALANCE');
  if (!field || !balance) return { field, other: others[0] ?? null };
  const isBalanceFirst = field.code === 'AMOUNT_MAX' && balance.balance < field.max;
  return {
    field: isBalanceFirst ? null : field,
    other: others.find((one) => one !== balance || isBalanceFirst) ?? null,
  };
}

/** Tells whether the only problem is a short suspension: leg and button show it, and the layout does not move. */
export function isTemporary(problem: BetProblem | null, legs: readonly Pick<BetSlipLeg, 'now'>[]): boolean {
  return problem?.code === 'BET_BLOCKED' && problem.bets.every((place) => legs[place]?.now.state === 'suspended');
}

/** Returns the keys of bets that have left the book for good. */
export function goneBets(problem: BetProblem | null, legs: readonly Pick<BetSlipLeg, 'bet' | 'now'>[]): string[] {
  if (problem?.code !== 'BET_BLOCKED') return [];
  return problem.bets.flatMap((place) => (legs[place]?.now.state === 'gone' ? betKey(legs[place].bet) : []));
}
