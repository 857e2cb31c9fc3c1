import { useMemo } from 'react';
import { type BetText, useBetText } from '#renderer/lib/text/use-bet-text.ts';
import type { CouponBet } from '../coupon-state.ts';

export interface LegText extends Pick<BetText, 'coef' | 'total'> {
  readonly pair: (bet: CouponBet) => string;
  readonly market: (bet: CouponBet) => string;
  readonly outcome: (bet: CouponBet) => string;
  readonly price: (bet: CouponBet, coef: number) => string;
}

const subjectOf = ({ game, typeId, period, param, outcome, names }: CouponBet) => ({
  typeId,
  period,
  param,
  outcome,
  names,
  sportId: game.sportId,
  home: game.home,
  away: game.away,
});

/** Returns functions that describe a bet of the coupon in words. */
export function useLegText(): LegText {
  const text = useBetText();
  return useMemo(
    () => ({
      pair: ({ game }) => text.pair(game),
      market: (bet) => text.market(subjectOf(bet)),
      outcome: (bet) => text.outcome(subjectOf(bet)),
      price: text.price,
      coef: text.coef,
      total: text.total,
    }),
    [text],
  );
}
