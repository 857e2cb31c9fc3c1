import type { MinorUnits } from '../money/minor-units.ts';
import { ratioOfDecimal, roundRatio } from './ratio.ts';

/**
 * How an operator is bound to tax what coupons pay (betting §3, partnerHasTaxes): a share of the winnings above an amount
 * that is free, a share of the stake, or both. All of it is withheld from the payout.
 */
export type TaxRule = {
  /** percent of the winnings, a decimal such as "13" or "2.5" */
  readonly winningsPercent?: string | undefined;
  /** winnings that are not taxed, by currency, minor units; none where a currency is not named */
  readonly freeWinnings?: Readonly<Record<string, MinorUnits>> | undefined;
  /** percent of the stake of a coupon that pays, a decimal */
  readonly stakePercent?: string | undefined;
};

/** What a coupon pays, before and after tax; minor units. */
export type TaxedPayout = { readonly gross: MinorUnits; readonly tax: MinorUnits; readonly net: MinorUnits };

export type TaxInput = {
  /** what the engine says that the coupon pays, minor units */
  readonly payout: MinorUnits;
  readonly stake: MinorUnits;
  readonly iso: string;
  /** a coupon that is only returned is not taxed */
  readonly isReturned: boolean;
};

function shareOf(amount: MinorUnits, percent: string | undefined): bigint {
  if (percent === undefined) return 0n;
  const { n, d } = ratioOfDecimal(percent);
  return roundRatio({ n: BigInt(amount) * n, d: d * 100n }, 'half-up');
}

/**
 * The tax on what a coupon pays, the same in the slip, at settlement and on every receipt. Winnings are what is paid
 * above the stake; each share is rounded once, half-up, to the minor unit, and no more is withheld than is paid.
 *
 * @param rule null: no tax
 * @throws RangeError for a percent that is no plain decimal
 */
export function taxedPayout(rule: TaxRule | null, { payout, stake, iso, isReturned }: TaxInput): TaxedPayout {
  if (!rule || payout <= 0 || isReturned) return { gross: payout, tax: 0, net: payout };
  const winnings = Math.max(0, payout - stake - (rule.freeWinnings?.[iso] ?? 0));
  const owed = shareOf(winnings, rule.winningsPercent) + shareOf(stake, rule.stakePercent);
  const tax = Math.min(payout, Number(owed));
  return { gross: payout, tax, net: payout - tax };
}

/** The rule of a site: none where its operator has no taxes to withhold (betting §3). */
export function taxRuleOf(config: {
  readonly partnerHasTaxes: boolean;
  readonly coupon: { readonly tax?: TaxRule | null | undefined };
}): TaxRule | null {
  return config.partnerHasTaxes ? (config.coupon.tax ?? null) : null;
}

/** A coupon as it is stored, as far as its tax is concerned; minor units. */
export type TaxedCoupon = {
  readonly amount: MinorUnits;
  readonly iso: string;
  readonly maxPayout: MinorUnits;
  /** after tax; null while it is open */
  readonly payout: MinorUnits | null;
  readonly tax?: { readonly rule: TaxRule; readonly withheld: MinorUnits | null } | null | undefined;
  /** of a free bet, whose stake its player has not paid and is not paid back */
  readonly promoCode?: string | null | undefined;
};

/** What is withheld of a coupon: of a settled one what was, of an open one what would be of the most it can pay. */
export function taxOfCoupon({ amount, iso, maxPayout, payout, tax, promoCode }: TaxedCoupon): TaxedPayout | null {
  if (!tax) return null;
  const stake = (promoCode ?? null) === null ? amount : 0;
  if (payout === null) return taxedPayout(tax.rule, { payout: maxPayout, stake, iso, isReturned: false });
  const withheld = tax.withheld ?? 0;
  return { gross: payout + withheld, tax: withheld, net: payout };
}
