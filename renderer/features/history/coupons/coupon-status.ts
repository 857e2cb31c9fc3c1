import type { Coupon } from '#shared/contracts/coupon.ts';

/** How a coupon stands, for its label and its colour. */
export type CouponStatus = 'open' | 'review' | 'win' | 'lose' | 'return' | 'sold';

export function statusOf({ state, result, review }: Pick<Coupon, 'result' | 'review' | 'state'>): CouponStatus {
  if (review?.state === 'pending') return 'review';
  return state === 'open' ? 'open' : (result ?? 'open');
}

/** How a leg stands, for its mark (betting §4). */
export type LegTone = 'open' | 'won' | 'lost' | 'void' | 'half';

const TONES: Readonly<Record<number, LegTone>> = {
  [-2]: 'open',
  [-1]: 'open',
  0: 'lost',
  1: 'won',
  2: 'void',
  3: 'void',
  4: 'half',
  5: 'half',
  6: 'half',
};

export function toneOf(statusId: number): LegTone {
  return TONES[statusId] ?? 'open';
}

/** Translation key of a bet status, −2 to 6. */
export function statusKey(statusId: number): string {
  const keys: Readonly<Record<number, string>> = {
    [-2]: 'leg_not_calculated',
    [-1]: 'leg_not_started',
    0: 'leg_lost',
    1: 'leg_won',
    2: 'leg_returned',
    3: 'leg_forced_return',
    4: 'leg_half_win_half_return',
    5: 'leg_half_lose_half_return',
    6: 'leg_half_lose_half_win',
  };
  return keys[statusId] ?? 'leg_not_calculated';
}

/** All that was staked on a coupon, minor units: what is in play and what was sold of it. */
export function stakeOf({ amount, sale }: Pick<Coupon, 'amount' | 'sale'>): number {
  return amount + (sale?.soldStake ?? 0);
}

/** All that a settled coupon brought, minor units: its payout and what was given for parts of it. */
export function broughtBy({ payout, sale }: Pick<Coupon, 'payout' | 'sale'>): number {
  return (payout ?? 0) + (sale?.soldAmount ?? 0);
}
