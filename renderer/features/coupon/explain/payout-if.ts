import { promoPayout } from '#shared/domain/coupon/amount-limits.ts';
import { legMultipliers } from '#shared/domain/coupon/bonus-leg.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { isVoidStatus } from '#shared/domain/coupon/leg-status.ts';
import { lineCountOf, linePlanOf, winningLineCount } from '#shared/domain/coupon/line-plan.ts';
import { finalPayout, payoutWith, singlesOf } from '#shared/domain/coupon/payout.ts';
import { type TaxRule, taxedPayout } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { type MinorUnits, toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';

/** Deductions from the payout that the engine calculates. */
export interface PayoutTerms {
  readonly iso: string;
  readonly taxRule: TaxRule | null;
  /** A free bet paid the stake, which is not paid back. */
  readonly isFree: boolean;
}

interface Gross {
  readonly gross: MinorUnits;
  readonly stake: MinorUnits;
  readonly isReturned: boolean;
}

/** Returns what the player receives of a payout; minor units. */
export function netPayout({ gross, stake, isReturned }: Gross, rules: CouponRules, terms: PayoutTerms): MinorUnits {
  const { iso, taxRule, isFree } = terms;
  const payout = isFree ? promoPayout(gross, stake, isReturned, rules).payout : gross;
  return taxedPayout(taxRule, { payout, stake: isFree ? 0 : stake, iso, isReturned }).net;
}

const NOTHING_OFF: PayoutTerms = { iso: '', taxRule: null, isFree: false };

function onePayout(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules, terms: PayoutTerms): bigint {
  const gross = toDisplayMinorUnits(finalPayout(payoutWith(coupon, statuses, rules), coupon, rules));
  const isReturned = coupon.legs.every((leg, index) => leg.isBonus || isVoidStatus(statuses[index] ?? 0));
  return BigInt(netPayout({ gross, stake: coupon.amount, isReturned }, rules, terms));
}

/**
 * Returns the payout for these statuses of the bets, as settlement will calculate it: rounded once and capped, without
 * the stake of a free bet, and after tax; minor units.
 */
export function payoutIf(
  coupon: EngineCoupon,
  statuses: readonly number[],
  rules: CouponRules,
  terms: PayoutTerms = NOTHING_OFF,
): MinorUnits {
  if (coupon.typeId !== COUPON_TYPE.manySingles) return toDisplayMinorUnits(onePayout(coupon, statuses, rules, terms));
  const payouts = singlesOf(coupon, rules).map((single, index) =>
    onePayout(single, statuses.slice(index, index + 1), rules, terms),
  );
  return toDisplayMinorUnits(payouts.reduce((sum, payout) => sum + payout, 0n));
}

/** Counts the lines that would pay; 0 of 0 for a type without lines. */
export function linesStanding(coupon: EngineCoupon, statuses: readonly number[], rules: CouponRules) {
  const plan = linePlanOf(coupon, rules);
  if (!plan) return { standing: 0, lines: 0 };
  const multipliers = legMultipliers(coupon.legs, statuses, rules);
  return { standing: Number(winningLineCount(plan, multipliers)), lines: Number(lineCountOf(plan)) };
}

/** Returns the deductions from the payout of the bet slip's coupon. */
export const termsOf = ({ iso, taxRule, bonuses }: Pick<BetSlipModel, 'iso' | 'bonuses' | 'taxRule'>): PayoutTerms => ({
  iso,
  taxRule,
  isFree: bonuses.promo !== null,
});
