import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import { type OrderPhase, useOrder } from '#renderer/lib/orders/use-order.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { CashOutAnswer, CashOutOrder } from '#shared/contracts/cash-out.ts';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { useCashOutCouponMutation } from './cash-out-api.ts';

type CashOutEnd =
  | { readonly kind: 'refused'; readonly code: CashOutCode }
  | { readonly kind: 'cashed-out'; readonly price: number; readonly stake: number };

/** Phase of a cash-out order. */
export type CashOutPhase = OrderPhase | CashOutEnd;

/** Returns the phase after an answer. */
export function phaseOfCashOut(answer: CashOutAnswer): CashOutPhase {
  switch (answer.status) {
    case 'sold':
      return { kind: 'cashed-out', price: answer.price, stake: answer.stake };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    default:
      return { kind: 'refused', code: answer.code };
  }
}

/** Returns a cash-out order, which the platform executes once for each intent. */
export function useCashOut(couponId: string) {
  const dispatch = useAppDispatch();
  const [cashOut] = useCashOutCouponMutation();
  return useOrder<CashOutOrder, CashOutEnd>({
    async post(order, key) {
      const answer = await cashOut({ params: { couponId }, body: order, idempotencyKey: key }).unwrap();
      if (answer.status === 'sold') dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
      return phaseOfCashOut(answer);
    },
  });
}
