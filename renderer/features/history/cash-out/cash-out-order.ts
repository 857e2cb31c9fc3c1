import type { OrderEnd, OrderPhase, PendingPhase, ShownPhase } from '#renderer/lib/orders/order.ts';
import type { KindOfOrder } from '#renderer/lib/orders/order-kind.ts';
import type { CashOutAnswer, CashOutOrder } from '#shared/contracts/cash-out.ts';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { isOrderOfCoupon } from '../orders/coupon-subject.ts';
import { cashOutApi } from './cash-out-api.ts';

/** What a cash-out sends under its key. */
export interface SentCashOut {
  readonly params: { readonly couponId: string };
  readonly body: CashOutOrder;
}

type CashOutEnd = OrderEnd<
  { readonly price: number; readonly stake: number; readonly iso: string },
  { readonly code: CashOutCode }
>;

/** Phase of a cash-out that the player has ordered. */
export type OrderedCashOut = OrderPhase<CashOutEnd>;

/** Phase of a cash-out as the page shows it. */
export type CashOutPhase = ShownPhase<CashOutEnd>;

/** Returns the phase after an answer. */
export function phaseOfCashOut(answer: CashOutAnswer): PendingPhase | CashOutEnd {
  switch (answer.status) {
    case 'sold':
      return { kind: 'done', price: answer.price, stake: answer.stake, iso: answer.coupon.iso };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    default:
      return { kind: 'refused', code: answer.code };
  }
}

/** Cashes out a coupon, or a part of it. */
export const cashOutOrder: KindOfOrder<SentCashOut, CashOutAnswer, CashOutEnd> = {
  name: 'cashOut',
  isOrder: (kept) => isOrderOfCoupon(kept, ['stake', 'price']),
  send: (dispatch, { key, order }) =>
    dispatch(cashOutApi.endpoints.cashOutCoupon.initiate({ ...order, idempotencyKey: key })).unwrap(),
  ask: (dispatch, { key, order: { params }, userId }) =>
    dispatch(
      cashOutApi.endpoints.cashOutOutcome.initiate({ params: { ...params, key }, query: { userId: String(userId) } }),
    ).unwrap(),
  phaseOf: phaseOfCashOut,
  balanceOf: (answer) =>
    answer.status === 'sold' ? { accountId: answer.coupon.accountId, money: answer.balance } : null,
  tags: ['Session', 'Coupons'],
};
