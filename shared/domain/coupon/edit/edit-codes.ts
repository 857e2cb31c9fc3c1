import { NO_CASH_OUT_REASONS } from '../cash-out/cash-out-codes.ts';

/** Reasons why a coupon cannot be edited at this moment (peers (c)3); the namespace `edit` has a text for each. */
export const EDIT_REASONS = [
  ...NO_CASH_OUT_REASONS,
  /** The site does not allow edits. */
  'EDIT_SWITCHED_OFF',
  /** An edit cannot carry over blocks, fixed amounts or the price of an anti-express. */
  'TYPE_NOT_EDITED',
] as const;

/** One of {@link EDIT_REASONS}. */
export type EditReason = (typeof EDIT_REASONS)[number];

/** Reasons why the edit itself was refused. Problems of the new coupon have the codes of coupon mathematics §8.12. */
export const EDIT_CODES = [
  ...EDIT_REASONS,
  /** The same bets with the same stake: it would only cost the margin. */
  'NOTHING_CHANGED',
  /** The value of the coupon is lower than the one that the player saw. */
  'VALUE_CHANGED',
  /** The terms that the player saw are too old. */
  'OFFER_EXPIRED',
  /** The new coupon would be of another type or system, or lack the bonus bet that the player saw. */
  'SHAPE_CHANGED',
  /** An event closed the book of a live game while the order waited. */
  'GAME_STATE_CHANGED',
  /** Nothing was edited, and nothing will be under this key. */
  'NOT_EDITED',
] as const;

/** One of {@link EDIT_CODES}. */
export type EditCode = (typeof EDIT_CODES)[number];

/** Reasons why a bet of a coupon cannot be removed or replaced. */
export const LEG_LOCKS = [
  /** It is decided: its result is in the value of the coupon. */
  'DECIDED',
  /** The book does not take bets on it now. */
  'SUSPENDED',
  /** It has no price in the book. */
  'NO_PRICE',
] as const;

/** One of {@link LEG_LOCKS}. */
export type LegLock = (typeof LEG_LOCKS)[number];
