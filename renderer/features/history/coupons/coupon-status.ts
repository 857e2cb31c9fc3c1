import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** How a coupon stands, for its label and its colour. */
export type CouponStatus = 'open' | 'review' | 'win' | 'lose' | 'return' | 'sold' | 'edited';

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

/** The mark of a leg; one of halves has a sign of its own. */
export const TONE_ICONS: Readonly<Record<Exclude<LegTone, 'half'>, IconName>> = {
  open: 'clock',
  won: 'check',
  lost: 'close',
  void: 'refresh',
};

/** All that was staked on a coupon, minor units: what is in play and what was cashed out of it. */
export function stakeOf({ amount, cashOut }: Pick<Coupon, 'amount' | 'cashOut'>): number {
  return amount + (cashOut?.cashedOutStake ?? 0);
}

/** All that a settled coupon brought, minor units: its payout and what was given for parts of it. */
export function broughtBy({ payout, cashOut }: Pick<Coupon, 'cashOut' | 'payout'>): number {
  return (payout ?? 0) + (cashOut?.cashedOutAmount ?? 0);
}
