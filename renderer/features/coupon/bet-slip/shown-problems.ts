import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import type { BetSlipLeg } from './bet-slip-model.ts';

/** Problems that stand at the field that causes them. */
const AT_FIELD = new Set<BetProblem['code']>(['AMOUNT_FORMAT', 'AMOUNT_MIN', 'AMOUNT_MAX']);

export interface ShownProblems {
  /** At the amount of the coupon. */
  readonly field: BetProblem | null;
  /** Above the button. */
  readonly other: BetProblem | null;
}

/**
 * What is told of all that is wrong: one thing at the amount and one above the button. Of a largest stake and a balance
 * that are both exceeded only the smaller is told, for an amount within the larger would still not do.
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

/** Paused for a moment, and nothing worse: the leg and the button say so, and nothing moves. */
export function isTemporary(problem: BetProblem | null, legs: readonly Pick<BetSlipLeg, 'now'>[]): boolean {
  return problem?.code === 'BET_BLOCKED' && problem.bets.every((place) => legs[place]?.now.state === 'suspended');
}

/** Bets that have left the book and will not come back, by their keys. */
export function goneBets(problem: BetProblem | null, legs: readonly Pick<BetSlipLeg, 'bet' | 'now'>[]): string[] {
  if (problem?.code !== 'BET_BLOCKED') return [];
  return problem.bets.flatMap((place) => (legs[place]?.now.state === 'gone' ? betKey(legs[place].bet) : []));
}
