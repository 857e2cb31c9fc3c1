import type { Coupon } from '#shared/contracts/coupon.ts';

/** What a statement says of a coupon; amounts in minor units. */
export interface StatementRow {
  readonly coupon: Coupon;
  /** The player's own money that was staked: nothing for a free bet. */
  readonly staked: number;
  /** Payouts and cash-outs, also those of an open coupon. */
  readonly returned: number;
  /** Of what is decided: of an open coupon its cash-outs; null where nothing is. */
  readonly profit: number | null;
  readonly status: 'edited' | 'lose' | 'open' | 'return' | 'sold' | 'win';
}

/** Returns the row of a coupon, by the rules of the history's sums: the sums of its rows are those of the page. */
export function statementRow(coupon: Coupon): StatementRow {
  const { cashOut, payout, promoCode, state } = coupon;
  const isFree = promoCode !== null && promoCode !== undefined;
  const staked = isFree ? 0 : coupon.amount + (cashOut?.cashedOutStake ?? 0);
  const returned = (payout ?? 0) + (cashOut?.cashedOutAmount ?? 0);
  if (state === 'settled' && coupon.result)
    return { coupon, staked, returned, profit: returned - staked, status: coupon.result };
  const decided = cashOut?.cashedOutStake ?? 0;
  return { coupon, staked, returned, profit: decided + returned > 0 ? returned - decided : null, status: 'open' };
}
