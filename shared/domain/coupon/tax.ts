import type { MinorUnits } from '../money/minor-units.ts';
import { ratioOfDecimal, roundRatio } from './ratio.ts';

/**
 * Rule by which an operator taxes payouts of coupons (betting §3, partnerHasTaxes): a share of the winnings above a
 * free amount, a share of the stake, or both. All of it is withheld from the payout.
 */
export type TaxRule = {
  /** percent of the winnings, a decimal such as "13" or "2.5" */
  readonly winningsPercent?: string | undefined;
  /** winnings that are not taxed, by currency, minor units; 0 for currencies left out */
  readonly freeWinnings?: Readonly<Record<string, MinorUnits>> | undefined;
  /** percent of the stake of a coupon that pays, a decimal */
  readonly stakePercent?: string | undefined;
};

/** Payout of a coupon before and after tax; minor units. */
export type TaxedPayout = { readonly gross: MinorUnits; readonly tax: MinorUnits; readonly net: MinorUnits };

export type TaxInput = {
  /** payout by the engine, minor units */
  readonly payout: MinorUnits;
  readonly stake: MinorUnits;
  readonly iso: string;
  /** a returned coupon is not taxed */
  readonly isReturned: boolean;
};

function shareOf(amount: MinorUnits, percent: string | undefined): bigint {
  if (percent === undefined) return 0n;
  const { n, d } = ratioOfDecimal(percent);
  return roundRatio({ n: BigInt(amount) * n, d: d * 100n }, 'half-up');
}

/**
 * Returns the tax on a payout, the same in the slip, at settlement and on every receipt (betting §3, taxes). Winnings
 * are the payout above the stake; each share is rounded once, half-up, to the minor unit, and the tax is never more
 * than the payout.
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

/** Returns the rule of a site: none where its operator has no taxes to withhold (betting §3). */
export function taxRuleOf(config: {
  readonly partnerHasTaxes: boolean;
  readonly coupon: { readonly tax?: TaxRule | null | undefined };
}): TaxRule | null {
  return config.partnerHasTaxes ? (config.coupon.tax ?? null) : null;
}

/** Stored coupon, as far as its tax is concerned; minor units. */
export type TaxedCoupon = {
  readonly amount: MinorUnits;
  readonly iso: string;
  readonly maxPayout: MinorUnits;
  /** after tax; null while it is open */
  readonly payout: MinorUnits | null;
  readonly tax?: { readonly rule: TaxRule; readonly withheld: MinorUnits | null } | null | undefined;
  /** code of a free bet: the player has not paid the stake and does not get it back */
  readonly promoCode?: string | null | undefined;
};

/**
 * Returns the tax of a coupon (betting §3, taxes): of a settled one the amount withheld, of an open one the tax on its
 * largest payout; minor units.
 */
export function taxOfCoupon({ amount, iso, maxPayout, payout, tax, promoCode }: TaxedCoupon): TaxedPayout | null {
  if (!tax) return null;
  const stake = (promoCode ?? null) === null ? amount : 0;
  if (payout === null) return taxedPayout(tax.rule, { payout: maxPayout, stake, iso, isReturned: false });
  const withheld = tax.withheld ?? 0;
  return { gross: payout + withheld, tax: withheld, net: payout };
}
