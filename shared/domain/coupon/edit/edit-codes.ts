import { NO_CASH_OUT_REASONS } from '../cash-out/cash-out-codes.ts';

/** Why a coupon cannot be edited at this moment (peers (c)3); the namespace `edit` has words for each. */
export const EDIT_REASONS = [
  ...NO_CASH_OUT_REASONS,
  /** The site lets nobody edit coupons. */
  'EDIT_SWITCHED_OFF',
  /** Blocks, fixed amounts and the price of an anti-express are not carried over. */
  'TYPE_NOT_EDITED',
] as const;

/** One of {@link EDIT_REASONS}. */
export type EditReason = (typeof EDIT_REASONS)[number];

/**
 * Why an order to edit was refused by the edit itself. What is wrong with the new coupon is told by the codes of
 * coupon mathematics §8.12.
 */
export const EDIT_CODES = [
  ...EDIT_REASONS,
  /** The same bets with the same stake: it would only cost the margin. */
  'NOTHING_CHANGED',
  /** The value of the coupon is lower than the one that was seen. */
  'VALUE_CHANGED',
  /** What was seen is too old. */
  'OFFER_EXPIRED',
  /** The new coupon would be of another type, another system or without the bonus bet that was seen. */
  'SHAPE_CHANGED',
  /** Something closed the book of a live game while the order waited. */
  'GAME_STATE_CHANGED',
  /** Nothing was edited, and nothing will be with this key. */
  'NOT_EDITED',
] as const;

/** One of {@link EDIT_CODES}. */
export type EditCode = (typeof EDIT_CODES)[number];

/** Why a bet of a coupon cannot be removed or replaced. */
export const LEG_LOCKS = [
  /** It is decided: what it brought is in the value of the coupon. */
  'DECIDED',
  /** The book is closed on it. */
  'SUSPENDED',
  /** It has no price in the book. */
  'NO_PRICE',
] as const;

/** One of {@link LEG_LOCKS}. */
export type LegLock = (typeof LEG_LOCKS)[number];
