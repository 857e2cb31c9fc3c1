import type { BetSubject } from '../text/use-bet-text.ts';

/** A bet whose price can be waited for. */
export interface AlertBet extends Pick<BetSubject, 'outcome' | 'param' | 'period' | 'typeId'> {
  readonly selectionId: number;
  /** Thousandths, as it was last read; the feed may know better. */
  readonly price: number;
}

/** What an alert can be asked for at one place: a bet of a coupon, or all outcomes of a market. */
export interface AlertOffer {
  readonly game: Pick<BetSubject, 'away' | 'home' | 'sportId'>;
  /** At least one. */
  readonly bets: readonly AlertBet[];
}
