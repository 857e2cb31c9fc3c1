import { useEffect, useRef, useState } from 'react';
import { useOrders } from '#renderer/lib/orders/use-order.ts';
import type { CashOutOrder } from '#shared/contracts/cash-out.ts';
import { type CashOutPhase, cashOutOrder } from '../cash-out/cash-out-order.ts';
import { couponSubject } from '../orders/coupon-subject.ts';

/** Cashes out several coupons: each is an order with a key and an outcome of its own. */
export function useCashOutSeveral() {
  const [couponIds, setCouponIds] = useState<readonly string[]>([]);
  const { phaseOf, start, askAgain, reset } = useOrders(cashOutOrder, couponIds.map(couponSubject).join());
  const putAway = () => {
    for (const couponId of couponIds) reset(couponSubject(couponId));
  };
  const latest = useRef(putAway);
  useEffect(() => {
    latest.current = putAway;
  });
  // The player has seen the outcomes here; the lists of the coupons need not show them again.
  useEffect(() => () => latest.current(), []);
  return {
    /** Phases of the orders by the number of the coupon. */
    phases: Object.fromEntries(
      couponIds.map((id): [string, CashOutPhase] => [id, phaseOf(couponSubject(id))]),
    ) as Readonly<Record<string, CashOutPhase>>,
    /** Sends one order for each coupon, all at once. */
    start(orders: ReadonlyMap<string, CashOutOrder>): void {
      setCouponIds([...orders.keys()]);
      for (const [couponId, body] of orders) start(couponSubject(couponId), { params: { couponId }, body });
    },
    /** Asks at once for the outcome of an order. */
    askAgain: (couponId: string) => askAgain(couponSubject(couponId)),
  };
}
