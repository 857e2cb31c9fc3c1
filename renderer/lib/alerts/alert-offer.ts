import type { BetSubject } from '../text/use-bet-text.ts';

/** Bet that can have a price alert. */
export interface AlertBet extends Pick<BetSubject, 'outcome' | 'param' | 'period' | 'typeId'> {
  readonly selectionId: number;
  /** Thousandths, as last read; the feed may have a newer one. */
  readonly price: number;
}

/** Bets that an alert can be set for at one place: a bet of a coupon, or all outcomes of a market. */
export interface AlertOffer {
  readonly game: Pick<BetSubject, 'away' | 'home' | 'sportId'>;
  /** At least one. */
  readonly bets: readonly AlertBet[];
}
