/** Reasons why a coupon cannot be cashed out at this moment (peers (c)1); the namespace `sale` has a text for each. */
export const NO_CASH_OUT_REASONS = [
  /** The site offers no cash-out. */
  'SWITCHED_OFF',
  /** The coupon is paid, lost or cashed out. */
  'SETTLED',
  /** Its payout is certain already. */
  'DECIDED',
  /** The book does not take bets on one of its open legs now. */
  'SUSPENDED',
  /** One of its open legs has no price in the book. */
  'NO_PRICE',
  /** Two of its open legs depend on each other, so that their prices do not give the value of both. */
  'DEPENDENT',
  /** Its value needs every combination of results, and there are too many. */
  'TOO_MANY_OPEN',
  /** A quarter line in a coupon whose value depends on the results of both halves. */
  'SPLIT_LINE',
  /** Its type has no cash-out. */
  'TYPE',
  /** Its payout is taxed, and no rule says how much to withhold from a cash-out. */
  'TAXED',
  /** Its stake was a free bet, which cannot be cashed out. */
  'FREE_BET',
  /** Its money is reserved: a review is pending or an advance is open. */
  'HELD',
  /** The price is below the smallest unit of its currency. */
  'TOO_SMALL',
] as const;

/** One of {@link NO_CASH_OUT_REASONS}. */
export type NoCashOutReason = (typeof NO_CASH_OUT_REASONS)[number];

/** Reasons to refuse a cash-out: the coupon has no price, or not the one that the player saw (peers (c)1). */
export const CASH_OUT_CODES = [
  ...NO_CASH_OUT_REASONS,
  /** The price is lower than the one that the player saw. */
  'PRICE_CHANGED',
  /** The price that the player saw is too old. */
  'OFFER_EXPIRED',
  /** The request names more stake than is in play. */
  'STAKE_CHANGED',
  /** Fixed amounts do not shrink with the stake: the player can only cash out the whole coupon. */
  'NOT_DIVISIBLE',
  /** An event closed the book of a live game while the cash-out waited. */
  'GAME_STATE_CHANGED',
  /** Nothing was cashed out, and nothing will be under this key. */
  'NOT_SOLD',
] as const;

/** One of {@link CASH_OUT_CODES}. */
export type CashOutCode = (typeof CASH_OUT_CODES)[number];
