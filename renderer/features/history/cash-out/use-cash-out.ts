import { useOrder } from '#renderer/lib/orders/use-order.ts';
import type { CashOutOrder } from '#shared/contracts/cash-out.ts';
import { couponSubject } from '../orders/coupon-subject.ts';
import { cashOutOrder } from './cash-out-order.ts';

/**
 * Returns the cash-out of a coupon, which the platform executes once for each intent.
 *
 * @param inPlay stake in play as the page shows it, minor units
 */
export function useCashOut(couponId: string, inPlay: number) {
  const { asked, start, ...order } = useOrder(cashOutOrder, couponSubject(couponId), String(inPlay));
  return {
    ...order,
    asked: asked?.body ?? null,
    start: (body: CashOutOrder) => start({ params: { couponId }, body }),
  };
}
