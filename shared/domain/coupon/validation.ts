import { type AcceptanceInput, decideAcceptance } from './acceptance.ts';
import { BET_CODES, type BetCode, type BetProblem } from './bet-codes.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import type { ValidationInput } from './draft.ts';
import { amountProblems, blockAmountProblems, paymentProblems, responsibleProblems } from './validate-amounts.ts';
import { lockedBetProblems, systemValueProblems, typeProblems } from './validate-bets.ts';

/** Problems of a coupon. */
export type ValidationResult = {
  /** the first problem in the order of the codes, or null when the coupon may be placed */
  readonly first: BetProblem | null;
  /** all problems in that order */
  readonly problems: readonly BetProblem[];
  /** the codes that name each bet, in slip order */
  readonly codesByBet: readonly (readonly BetCode[])[];
};

/**
 * Checks a coupon before it is placed, on both sides alike (coupon mathematics §8.12): the slip with the data it has,
 * the platform with its own prices, limits and balance, and with the current prices and scores.
 */
export function validateCoupon(input: ValidationInput, rules: CouponRules = DEFAULT_COUPON_RULES): ValidationResult {
  const { draft } = input;
  if (draft.bets.length === 0) return { first: { code: 'EMPTY' }, problems: [{ code: 'EMPTY' }], codesByBet: [] };
  const type = typeProblems(draft, input.limits.offeredTypes, rules);
  const problems: BetProblem[] = [
    ...lockedBetProblems(draft),
    ...type,
    // An impossible type has no system value and no blocks to check.
    ...(type.length > 0 ? [] : [...systemValueProblems(draft, rules), ...blockAmountProblems(draft, rules)]),
    ...amountProblems(input, rules),
    ...paymentProblems(input, rules),
    ...responsibleProblems(input),
    ...(input.acceptance ? acceptanceProblems(input.acceptance, rules) : []),
  ];
  const ordered = problems.sort((a, b) => BET_CODES.indexOf(a.code) - BET_CODES.indexOf(b.code));
  return { first: ordered[0] ?? null, problems: ordered, codesByBet: codesByBet(draft.bets.length, ordered) };
}

function acceptanceProblems(acceptance: AcceptanceInput, rules: CouponRules): BetProblem[] {
  const decision = decideAcceptance(acceptance, rules);
  if (decision.kind !== 'refuse') return [];
  if (decision.code !== 'COEF_BELOW_EXACT') return [{ code: decision.code, bets: decision.bets }];
  return [{ code: decision.code, coef: acceptance.overallCoef, exactCoef: acceptance.exactCoef }];
}

function codesByBet(count: number, problems: readonly BetProblem[]): BetCode[][] {
  const codes: BetCode[][] = Array.from({ length: count }, () => []);
  for (const problem of problems) {
    for (const bet of betsOf(problem)) codes[bet]?.push(problem.code);
  }
  return codes;
}

function betsOf(problem: BetProblem): readonly number[] {
  if ('bets' in problem) return problem.bets;
  return 'bet' in problem && problem.bet !== null ? [problem.bet] : [];
}
