import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** Status of a coupon, for its label and its colour. */
export type CouponStatus = 'open' | 'review' | 'win' | 'lose' | 'return' | 'sold' | 'edited';

export function statusOf({ state, result, review }: Pick<Coupon, 'result' | 'review' | 'state'>): CouponStatus {
  if (review?.state === 'pending') return 'review';
  return state === 'open' ? 'open' : (result ?? 'open');
}

/** Status of a leg, for its mark (betting §4). */
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

/** Mark of a leg; half wins and half losses have a sign of their own. */
export const TONE_ICONS: Readonly<Record<Exclude<LegTone, 'half'>, IconName>> = {
  open: 'clock',
  won: 'check',
  lost: 'close',
  void: 'refresh',
};

/** Returns the total stake of a coupon, minor units: the open and the cashed-out part. */
export function stakeOf({ amount, cashOut }: Pick<Coupon, 'amount' | 'cashOut'>): number {
  return amount + (cashOut?.cashedOutStake ?? 0);
}

/** Returns the total return of a settled coupon, minor units: its payout and the price of its cashed-out parts. */
export function broughtBy({ payout, cashOut }: Pick<Coupon, 'cashOut' | 'payout'>): number {
  return (payout ?? 0) + (cashOut?.cashedOutAmount ?? 0);
}
