import { useEffect, useRef, useState } from 'react';
import { useOrders } from '#renderer/lib/orders/use-order.ts';
import type { CashOutOrder } from '#shared/contracts/cash-out.ts';
import { type CashOutPhase, cashOutOrder } from '../cash-out/cash-out-order.ts';
import { stakeInPlay } from '../cash-out/stake-in-play.ts';
import { couponSubject } from '../orders/coupon-subject.ts';
import type { OfferedCoupon } from './chosen-offers.ts';

/**
 * Cashes out several coupons: each is an order with a key and an outcome of its own.
 *
 * @param offers the open coupons as they are now
 */
export function useCashOutSeveral(offers: readonly OfferedCoupon[]) {
  const [couponIds, setCouponIds] = useState<readonly string[]>([]);
  const inPlay = couponIds.map((id) => {
    const offer = offers.find(({ coupon }) => coupon.id === id);
    return offer ? stakeInPlay(offer.coupon, offer.known) : 0;
  });
  const subjects = couponIds.map(couponSubject).join();
  const { phaseOf, start, askAgain, reset } = useOrders(cashOutOrder, subjects, inPlay.join());
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
