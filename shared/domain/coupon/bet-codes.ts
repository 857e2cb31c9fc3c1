import type { AmountError } from '../money/parse-amount.ts';
import type { Unavailability } from './availability.ts';
import type { OptionalLimit } from './coupon-rules.ts';

/**
 * Reasons to refuse a coupon, in the order in which they are checked (coupon mathematics §8.12). A bet on a sport that
 * the site does not take (B-06) comes before a closed bet, because it never opens again.
 */
export const BET_CODES = [
  'EMPTY',
  'BET_DISALLOWED',
  'BET_BLOCKED',
  'BET_DEPENDENT',
  'BET_BANNED_EXPRESS',
  'TYPE_UNAVAILABLE',
  'SYSTEM_VALUE',
  'BLOCK_AMOUNT',
  'AMOUNT_FORMAT',
  'AMOUNT_MIN',
  'AMOUNT_MAX',
  'BALANCE',
  'PREPAID',
  'PROMO',
  'LIMITS',
  'COEF_CHANGED',
  'COEF_BELOW_EXACT',
  'SCORE_CHANGED',
] as const;

/** Reason to refuse a coupon. */
export type BetCode = (typeof BET_CODES)[number];

/** Reasons to refuse an advance. */
export type PrepaidRefusal = 'bonus-account' | 'promo' | 'vip' | 'event' | 'available';

/** Reasons to refuse a promo code. */
export type PromoRefusal =
  | 'unusable'
  | 'unknown'
  | 'used'
  | 'expired'
  | 'currency'
  | 'min-legs'
  | 'min-coef'
  | 'amount'
  | 'combination';

/**
 * Reason with the values that its text names. `bets` are positions in the slip, `bet` the position of one of many
 * singles or null for the whole coupon; amounts are minor units, coefficients thousandths.
 */
export type BetProblem =
  | { readonly code: 'EMPTY' }
  | {
      readonly code: 'BET_DISALLOWED' | 'BET_BLOCKED' | 'BET_DEPENDENT' | 'BET_BANNED_EXPRESS';
      readonly bets: readonly number[];
    }
  | {
      readonly code: 'TYPE_UNAVAILABLE';
      readonly reason: Unavailability;
      readonly min: number;
      readonly max: number;
      /** type that the slip can change to */
      readonly fallbackTypeId: number;
    }
  | {
      readonly code: 'SYSTEM_VALUE';
      readonly reason: 'range' | 'banker';
      readonly min: number;
      readonly max: number;
      readonly bets: readonly number[];
    }
  | { readonly code: 'BLOCK_AMOUNT'; readonly blockId: number; readonly maxAmount: OptionalLimit }
  | { readonly code: 'AMOUNT_FORMAT'; readonly bet: number | null; readonly reason: AmountError }
  | { readonly code: 'AMOUNT_MIN'; readonly bet: number | null; readonly min: number }
  | { readonly code: 'AMOUNT_MAX'; readonly bet: number | null; readonly max: number }
  | { readonly code: 'BALANCE'; readonly missing: number; readonly balance: number }
  | { readonly code: 'PREPAID'; readonly reason: PrepaidRefusal }
  | {
      readonly code: 'PROMO';
      readonly reason: PromoRefusal;
      readonly value: number;
      readonly minCoef?: number;
      readonly minLegs?: number;
    }
  | { readonly code: 'LIMITS'; readonly limitType: number; readonly remaining: OptionalLimit }
  | { readonly code: 'COEF_CHANGED'; readonly bets: readonly number[] }
  | { readonly code: 'COEF_BELOW_EXACT'; readonly coef: number; readonly exactCoef: number }
  | { readonly code: 'SCORE_CHANGED'; readonly bets: readonly number[] };
