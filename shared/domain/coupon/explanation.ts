import type { MinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';
import type { Rounding } from './coupon-rules.ts';
import { type Ratio, ratioToFixed, reduceRatio } from './ratio.ts';

/** An exact number as data that survives JSON: the reduced fraction, and the decimal a person reads. */
export type ExactNumber = {
  /** "285/2" */
  readonly fraction: string;
  /** "142.5", at most six decimals, half-up */
  readonly decimal: string;
  /** whether the decimal is the whole truth */
  readonly isExact: boolean;
};

/** One leg with what it multiplied by. */
export type LegExplanation = {
  readonly index: number;
  readonly coef: Thousandths;
  readonly statusId: number;
  readonly multiplier: ExactNumber;
  readonly role: 'leg' | 'banker' | 'lobby' | 'bonus';
  readonly blockId: number | null;
};

/** One step of the arithmetic; amounts are minor units, `indexes` are places in the slip. */
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
  /** one stake out of the account of a chain or a condition */
  | {
      readonly kind: 'account';
      readonly indexes: readonly number[];
      readonly multiplier: ExactNumber;
      readonly before: ExactNumber;
      readonly staked: ExactNumber;
      readonly returned: ExactNumber;
      readonly after: ExactNumber;
    }
  /** an express of the house: its uplift, and the product with it */
  | { readonly kind: 'uplift'; readonly factor: ExactNumber; readonly product: ExactNumber }
  /** an express of the house that has a void leg, and so no uplift */
  | { readonly kind: 'uplift-lost' }
  /** what the anti-express was paid at, and why */
  | {
      readonly kind: 'price';
      readonly reason: 'accepted' | 'repriced' | 'halves' | 'all-void' | 'no-loser';
      readonly price: ExactNumber;
    }
  /** stake per line (or stake) times the factor is the exact payout */
  | { readonly kind: 'exact'; readonly stake: ExactNumber; readonly factor: ExactNumber; readonly payout: ExactNumber }
  | { readonly kind: 'rounding'; readonly rounding: Rounding; readonly exact: ExactNumber; readonly payout: MinorUnits }
  | { readonly kind: 'cap'; readonly limit: MinorUnits; readonly payout: MinorUnits }
  /** many singles: one bet of its own */
  | {
      readonly kind: 'single';
      readonly index: number;
      readonly amount: MinorUnits;
      readonly exact: ExactNumber;
      readonly payout: MinorUnits;
      readonly isCapped: boolean;
    }
  | { readonly kind: 'total'; readonly payout: MinorUnits };

/** The arithmetic of a coupon as data, for the view to put into words. */
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

/** An exact number as data. */
export function exactNumber(ratio: Ratio): ExactNumber {
  const { n, d } = reduceRatio(ratio);
  const text = ratioToFixed({ n, d }, DECIMALS);
  return {
    fraction: `${n}/${d}`,
    decimal: text.replace(/\.?0+$/, ''),
    isExact: (n * 10n ** BigInt(DECIMALS)) % d === 0n,
  };
}
