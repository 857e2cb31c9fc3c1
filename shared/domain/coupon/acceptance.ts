import type { Thousandths } from '../odds/coef-view.ts';
import { type CoefChangeAction, type DropPercent, decideCoefChange } from './coef-change.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';

/** Score of one leg at the submission and now; pre-match legs are ignored. */
export type LegScore = {
  readonly isLive: boolean;
  readonly submitted: string | null;
  readonly current: string | null;
};

/** Prices and scores at the decision about a coupon; coefficients are thousandths in slip order. */
export type AcceptanceInput = {
  readonly action: CoefChangeAction;
  /** fall of the odds that the player accepts with accept on increase, percent; left out: none */
  readonly dropPercent?: DropPercent | undefined;
  readonly submitted: readonly Thousandths[];
  readonly current: readonly Thousandths[];
  /** wanted odds; 0: none */
  readonly exactCoef: Thousandths;
  /** the coupon's coefficient at the current prices */
  readonly overallCoef: Thousandths;
  /** whether a coupon may wait for its wanted odds */
  readonly isWantedOddsAllowed: boolean;
  readonly isDropOnScoreChange: boolean;
  readonly scores: readonly LegScore[];
};

/** Decision that follows from prices and scores; `bets` are positions in the slip. */
export type AcceptanceDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'await-odds' }
  | { readonly kind: 'refuse'; readonly code: 'COEF_CHANGED'; readonly bets: readonly number[] }
  | { readonly kind: 'refuse'; readonly code: 'COEF_BELOW_EXACT' }
  | { readonly kind: 'refuse'; readonly code: 'SCORE_CHANGED'; readonly bets: readonly number[] };

/**
 * Decides about a coupon by prices and scores (coupon mathematics §8.1, §8.2). Wanted odds override the policy on price
 * changes: once they are reached the coupon is placed at the current prices, otherwise it waits for them or is refused.
 * A changed score of a live leg cancels the coupon where the player asked for that, also while it waits.
 */
export function decideAcceptance(
  input: AcceptanceInput,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): AcceptanceDecision {
  const byPrice = decideByPrice(input, rules);
  if (byPrice.kind === 'refuse') return byPrice;
  const moved = input.isDropOnScoreChange ? placesWhere(input.scores, hasMoved) : [];
  return moved.length > 0 ? { kind: 'refuse', code: 'SCORE_CHANGED', bets: moved } : byPrice;
}

function decideByPrice(input: AcceptanceInput, rules: CouponRules): AcceptanceDecision {
  if (input.exactCoef > 0) {
    if (input.overallCoef >= input.exactCoef) return { kind: 'accept' };
    return input.isWantedOddsAllowed ? { kind: 'await-odds' } : { kind: 'refuse', code: 'COEF_BELOW_EXACT' };
  }
  if (decideCoefChange(input, input.submitted, input.current, rules) === 'accept') return { kind: 'accept' };
  const bets = placesWhere(input.submitted, (coef, index) => coef !== input.current[index]);
  return { kind: 'refuse', code: 'COEF_CHANGED', bets };
}

function hasMoved(score: LegScore): boolean {
  return score.isLive && score.submitted !== score.current;
}

function placesWhere<T>(items: readonly T[], matches: (item: T, index: number) => boolean): number[] {
  return items.flatMap((item, index) => (matches(item, index) ? [index] : []));
}
