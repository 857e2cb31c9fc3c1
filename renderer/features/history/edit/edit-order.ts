import type { OrderEnd, OrderPhase, PendingPhase, ShownPhase } from '#renderer/lib/orders/order.ts';
import type { KindOfOrder } from '#renderer/lib/orders/order-kind.ts';
import type { EditAnswer, EditOrder } from '#shared/contracts/coupon-edit.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { isOrderOfCoupon } from '../orders/coupon-subject.ts';
import { editApi } from './api.ts';

/** What an edit sends under its key, and the currency of its amounts. */
export interface SentEdit {
  readonly params: { readonly couponId: string };
  readonly body: EditOrder;
  readonly iso: string;
}

type EditEnd = OrderEnd<
  /** The new coupon. */
  { readonly couponId: string; readonly stake: number; readonly iso: string },
  Pick<Extract<EditAnswer, { status: 'refused' }>, 'code' | 'data'>
>;

/** Phase of an edit that the player has ordered. */
export type OrderedEdit = OrderPhase<EditEnd>;

/** Phase of an edit as the page shows it. */
export type EditPhase = ShownPhase<EditEnd>;

/** Returns the phase after an answer. */
export function phaseOfEdit(answer: EditAnswer): PendingPhase | EditEnd {
  switch (answer.status) {
    case 'edited': {
      const { id, amount, iso } = answer.coupon;
      return { kind: 'done', couponId: id, stake: amount, iso };
    }
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    default:
      return { kind: 'refused', code: answer.code, data: answer.data };
  }
}

/** Replaces a coupon by one with other bets or another stake. */
export const editOrder: KindOfOrder<SentEdit, EditAnswer, EditEnd> = {
  name: 'edit',
  isOrder: (kept) => isOrderOfCoupon(kept, ['stake', 'value']) && isCurrencyIso((kept as Partial<SentEdit>).iso ?? ''),
  send: (dispatch, { key, order: { params, body } }) =>
    dispatch(editApi.endpoints.editCoupon.initiate({ params, body, idempotencyKey: key })).unwrap(),
  ask: (dispatch, { key, order: { params }, userId }) =>
    dispatch(
      editApi.endpoints.editOutcome.initiate({ params: { ...params, key }, query: { userId: String(userId) } }),
    ).unwrap(),
  phaseOf: phaseOfEdit,
  balanceOf: (answer) =>
    answer.status === 'edited' ? { accountId: answer.coupon.accountId, money: answer.balance } : null,
  tags: ['Session', 'Coupons', 'Limits'],
};
