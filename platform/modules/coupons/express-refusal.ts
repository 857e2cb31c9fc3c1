import type { Assessment } from './assessment.ts';
import { pricesOf } from './quotes.ts';

/**
 * The assessment of a placement that names an express of the house (coupon mathematics §8.10): refused when none of that
 * name is given with these bets, and when it would have to wait for wanted odds, while it may be over.
 *
 * @param upliftPercent null: none is given; 0: the placement names none
 */
export function expressAssessed(assessment: Assessment, upliftPercent: number | null): Assessment {
  const { bets, awaitsOdds, refusal } = assessment;
  if (upliftPercent === 0 || (refusal && !refusal.isAfterBalance)) return assessment;
  if (upliftPercent !== null && !awaitsOdds) return assessment;
  const code = upliftPercent === null ? 'EXPRESS_CHANGED' : 'EXPRESS_WAITS';
  return {
    ...assessment,
    coupon: null,
    awaitsOdds: false,
    refusal: { refusal: { code, selectionIds: [], prices: pricesOf(bets), data: {} }, isAfterBalance: true },
  };
}
