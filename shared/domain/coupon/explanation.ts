import type { MinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import type { Rounding } from './coupon-rules.ts';
import { type Ratio, ratioToFixed, reduceRatio } from './ratio.ts';

/** Exact number as data that survives JSON: the reduced fraction, and the decimal that a person reads. */
export type ExactNumber = {
  /** "285/2" */
  readonly fraction: string;
  /** "142.5", at most six decimals, half-up */
  readonly decimal: string;
  /** whether the decimal equals the fraction */
  readonly isExact: boolean;
};

/** Leg with its multiplier. */
export type LegExplanation = {
  readonly index: number;
  readonly coef: Thousandths;
  readonly statusId: number;
  readonly multiplier: ExactNumber;
  readonly role: 'leg' | 'banker' | 'lobby' | 'bonus';
  readonly blockId: number | null;
};

/** Step of the arithmetic; amounts are minor units, `indexes` are positions in the slip. */
export type ExplanationStep =
  /** the stake shared among the lines */
  | {
      readonly kind: 'lines';
      readonly lines: string;
      readonly stakePerLine: ExactNumber;
      readonly sizes: readonly number[];
    }
  /** a product of legs: the whole coupon, the bankers, the lobby, or one block */
  | {
      readonly kind: 'product';
      readonly of: 'coupon' | 'required' | 'block';
      readonly indexes: readonly number[];
      readonly product: ExactNumber;
    }
  /** the sum of the products of all lines of one size */
  | { readonly kind: 'sum'; readonly size: number; readonly lines: string; readonly sum: ExactNumber }
  /** one stage of the account of a chain or a condition */
  | {
      readonly kind: 'account';
      readonly indexes: readonly number[];
      readonly multiplier: ExactNumber;
      readonly before: ExactNumber;
      readonly staked: ExactNumber;
      readonly returned: ExactNumber;
      readonly after: ExactNumber;
    }
  /** a house express: its uplift, and the product with it */
  | { readonly kind: 'uplift'; readonly factor: ExactNumber; readonly product: ExactNumber }
  /** a house express that lost its uplift by a void leg */
  | { readonly kind: 'uplift-lost' }
  /** the price at which the anti-express was paid, and the reason */
  | {
      readonly kind: 'price';
      readonly reason: 'accepted' | 'repriced' | 'halves' | 'all-void' | 'no-loser';
      readonly price: ExactNumber;
    }
  /** stake per line (or stake) times the factor gives the exact payout */
  | { readonly kind: 'exact'; readonly stake: ExactNumber; readonly factor: ExactNumber; readonly payout: ExactNumber }
  | { readonly kind: 'rounding'; readonly rounding: Rounding; readonly exact: ExactNumber; readonly payout: MinorUnits }
  | { readonly kind: 'cap'; readonly limit: MinorUnits; readonly payout: MinorUnits }
  /** many singles: one bet */
  | {
      readonly kind: 'single';
      readonly index: number;
      readonly amount: MinorUnits;
      readonly exact: ExactNumber;
      readonly payout: MinorUnits;
      readonly isCapped: boolean;
    }
  | { readonly kind: 'total'; readonly payout: MinorUnits };

/** Arithmetic of a coupon as data, for the view to put into words. */
export type CouponArithmetic = {
  readonly typeId: number;
  /** actual: what was paid; best: what it pays when every open leg wins (for an anti-express, loses) */
  readonly basis: 'actual' | 'best';
  readonly amount: MinorUnits;
  readonly legs: readonly LegExplanation[];
  readonly steps: readonly ExplanationStep[];
  readonly payout: MinorUnits;
};

const DECIMALS = 6;

/** Returns an exact number as data. */
export function exactNumber(ratio: Ratio): ExactNumber {
  const { n, d } = reduceRatio(ratio);
  const text = ratioToFixed({ n, d }, DECIMALS);
  return {
    fraction: `${n}/${d}`,
    decimal: text.replace(/\.?0+$/, ''),
    isExact: (n * 10n ** BigInt(DECIMALS)) % d === 0n,
  };
}
