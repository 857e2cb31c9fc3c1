/** Why a coupon cannot be cashed out at this moment (peers (c)1); the namespace `sale` has words for each. */
export const NO_CASH_OUT_REASONS = [
  /** The site buys no coupons back. */
  'SWITCHED_OFF',
  /** The coupon is paid, lost or sold. */
  'SETTLED',
  /** What it pays is certain already. */
  'DECIDED',
  /** The book is closed on one of its open bets. */
  'SUSPENDED',
  /** One of its open bets has no price in the book. */
  'NO_PRICE',
  /** Two of its open bets hang together, so that their prices do not tell the value of both. */
  'DEPENDENT',
  /** It takes all ways to end one by one, and there are too many. */
  'TOO_MANY_OPEN',
  /** A quarter line in a coupon whose value depends on how its halves fall. */
  'SPLIT_LINE',
  /** A type that is not cashed out. */
  'TYPE',
  /** Its payout is taxed: what is to be withheld of a cash-out, no rule says. */
  'TAXED',
  /** Its stake was a free bet, which cannot be cashed out. */
  'FREE_BET',
  /** Its money waits: for a trader, or for what was advanced for it. */
  'HELD',
  /** Less than the smallest unit of its currency. */
  'TOO_SMALL',
] as const;

/** One of {@link NO_CASH_OUT_REASONS}. */
export type NoCashOutReason = (typeof NO_CASH_OUT_REASONS)[number];

/** Why a cash-out was refused: there is no price, or it is not the one that was seen (peers (c)1). */
export const CASH_OUT_CODES = [
  ...NO_CASH_OUT_REASONS,
  /** The price is lower than the one that was seen. */
  'PRICE_CHANGED',
  /** What was seen is too old. */
  'OFFER_EXPIRED',
  /** More stake than is in play. */
  'STAKE_CHANGED',
  /** Fixed amounts do not shrink with the stake: only the whole coupon is cashed out. */
  'NOT_DIVISIBLE',
  /** Something closed the book of a live game while the cash-out waited. */
  'GAME_STATE_CHANGED',
  /** Nothing was cashed out, and nothing will be with this key. */
  'NOT_SOLD',
] as const;

/** One of {@link CASH_OUT_CODES}. */
export type CashOutCode = (typeof CASH_OUT_CODES)[number];
