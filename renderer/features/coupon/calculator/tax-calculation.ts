import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { type TaxedPayout, type TaxRule, taxedPayout } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { AmountRangeError, type MinorUnits } from '#shared/domain/money/minor-units.ts';
import { latinDigits, withoutDirectionMarks } from '#shared/domain/money/number-marks.ts';
import type { Thousandths } from '#shared/domain/odds/coef-view.ts';

/** What is taxed. */
export const TAX_KINDS = ['winnings', 'stake', 'both'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Tax rule as the fields hold it; percents are decimals, null while a field holds none. */
export interface TaxFields {
  readonly kind: TaxKind;
  readonly winningsPercent: string | null;
  /** minor units */
  readonly freeWinnings: MinorUnits | null;
  readonly stakePercent: string | null;
}

/** Taxes on the payout of a single that wins; minor units. */
export interface TaxedSingle extends TaxedPayout {
  /** payout less stake */
  readonly winnings: MinorUnits;
}

/**
 * Reads a typed percentage from 0 to 100 as a plain decimal, such as "2.5"; null for other texts. Native digits, a comma
 * and a percent sign on either side are read too.
 */
export function readPercent(text: string): string | null {
  const plain = latinDigits(withoutDirectionMarks(text))
    .replace(/[\s%\u066a]/g, '')
    .replace(/[,\u066b]/, '.');
  return /^\d{1,3}(?:\.\d{1,4})?$/.test(plain) && Number(plain) <= 100 ? plain : null;
}

/** Returns the rule of the fields; null while one that counts is empty. */
export function ruleOfFields(
  { kind, winningsPercent, freeWinnings, stakePercent }: TaxFields,
  iso: string,
): TaxRule | null {
  const rule: { -readonly [Name in keyof TaxRule]: TaxRule[Name] } = {};
  if (kind !== 'stake') {
    if (winningsPercent === null || freeWinnings === null) return null;
    rule.winningsPercent = winningsPercent;
    rule.freeWinnings = { [iso]: freeWinnings };
  }
  if (kind !== 'winnings') {
    if (stakePercent === null) return null;
    rule.stakePercent = stakePercent;
  }
  return rule;
}

/** Returns the payout of a single that wins, minor units; null where it is no exact money. */
function payoutOf(amount: MinorUnits, coef: Thousandths): MinorUnits | null {
  const legs = [{ coef, statusId: BET_STATUS.win }];
  try {
    return settleCoupon({ typeId: COUPON_TYPE.single, amount, legs }).payoutMinor;
  } catch (error) {
    if (error instanceof AmountRangeError) return null;
    throw error;
  }
}

/**
 * Returns what a single pays when it wins, as the settlement pays and taxes it; null for a payout that is too large to be
 * calculated.
 *
 * @param rule null: no tax
 */
export function taxFigures(
  rule: TaxRule | null,
  { stake, coef, iso }: { readonly stake: MinorUnits; readonly coef: Thousandths; readonly iso: string },
): TaxedSingle | null {
  const payout = payoutOf(stake, coef);
  return payout === null
    ? null
    : { ...taxedPayout(rule, { payout, stake, iso, isReturned: false }), winnings: payout - stake };
}
