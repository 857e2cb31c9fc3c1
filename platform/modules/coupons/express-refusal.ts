import type { Assessment } from './assessment.ts';
import { pricesOf } from './quotes.ts';

/**
 * Returns the assessment of a placement that names a house express (coupon mathematics §8.10): refused when no express
 * of that name has these bets, and when it would have to wait for wanted odds, because the express may end meanwhile.
 *
 * @param upliftPercent null: there is no such express; 0: the placement names none
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
