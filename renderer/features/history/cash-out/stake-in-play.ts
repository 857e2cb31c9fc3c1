import type { Coupon } from '#shared/contracts/coupon.ts';
import type { KnownCashOut } from './use-cash-out-price.ts';

/**
 * Returns the stake of a coupon in play, minor units: the lower one of what the coupon and its cash-out price tell. A list
 * may show a coupon as it was although the coupon has left it; the price is that of the present one.
 */
export function stakeInPlay({ state, amount }: Pick<Coupon, 'amount' | 'state'>, known: KnownCashOut): number {
  if (state !== 'open' || (known.kind === 'none' && known.reason === 'SETTLED')) return 0;
  return known.kind === 'priced' ? Math.min(amount, known.cashOut.stake) : amount;
}
