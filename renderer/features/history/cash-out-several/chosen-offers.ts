import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import type { CashOutOrder } from '#shared/contracts/cash-out.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { CashOutTolerance } from '#shared/domain/coupon/cash-out/cash-out-tolerance.ts';
import type { CashOutPhase } from '../cash-out/cash-out-order.ts';
import type { KnownCashOut } from '../cash-out/use-cash-out-price.ts';

/** Open coupon with what is known of its cash-out price. */
export interface OfferedCoupon {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
}

/**
 * Returns the orders for the chosen coupons that have a price: all that is in play, at the shown price, less the fall
 * that the player accepts.
 */
export function ordersFor(
  offers: readonly OfferedCoupon[],
  chosen: ReadonlySet<string>,
  toleranceFor: (isLive: boolean) => CashOutTolerance,
): Map<string, CashOutOrder> {
  const orders = new Map<string, CashOutOrder>();
  for (const { coupon, known } of offers) {
    if (known.kind !== 'priced' || !chosen.has(coupon.id)) continue;
    const { stake, price, sequence, isLive } = known.cashOut;
    orders.set(coupon.id, { stake, price, sequence, ...toleranceFor(isLive) });
  }
  return orders;
}

/** Adds up amounts by currency, in the order of the first of each; minor units. */
export function sumsOf(amounts: readonly { readonly iso: string; readonly amount: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { iso, amount } of amounts) sums.set(iso, (sums.get(iso) ?? 0) + amount);
  return sums;
}

/** Whether an order may still be executed: it is being sent, delayed, or its answer is missing. */
export function isUndecided(phase: CashOutPhase | undefined): boolean {
  return phase !== undefined && isOpenPhase(phase);
}
