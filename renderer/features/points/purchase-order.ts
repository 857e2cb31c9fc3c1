import type { OrderEnd, OrderPhase, ShownPhase } from '#renderer/lib/orders/order.ts';
import type { KindOfOrder } from '#renderer/lib/orders/order-kind.ts';
import type { PointsOrder, PointsOrderAnswer } from '#shared/contracts/points.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { pointsApi } from './api.ts';

/** What a purchase with points sends under its key, and the currency of its value. */
export interface SentPurchase {
  readonly body: PointsOrder;
  readonly iso: string;
}

type Refused = Extract<PointsOrderAnswer, { status: 'refused' }>;

/** Why a purchase was refused. */
export type PurchaseRefusal = Refused['reason'];

type PurchaseEnd = OrderEnd<
  { readonly freeBet: Extract<PointsOrderAnswer, { status: 'bought' }>['promoCode'] },
  Pick<Refused, 'reason'>
>;

/** Phase of a purchase that the player has ordered. */
export type OrderedPurchase = OrderPhase<PurchaseEnd>;

/** Phase of the purchase of a free bet as the page shows it. */
export type PurchasePhase = ShownPhase<PurchaseEnd>;

/** Subject of purchases: one is decided before the next begins, because each leaves fewer points. */
export const PURCHASE_SUBJECT = 'points';

/** Returns the phase after an answer. */
export function phaseOfPurchase(answer: PointsOrderAnswer): PurchaseEnd {
  return answer.status === 'bought'
    ? { kind: 'done', freeBet: answer.promoCode }
    : { kind: 'refused', reason: answer.reason };
}

function isPurchase(kept: unknown): boolean {
  const { body, iso = '' } = (kept ?? {}) as Partial<SentPurchase>;
  return isCurrencyIso(iso) && Number.isSafeInteger(body?.value);
}

/** Buys a free bet with points. */
export const purchaseOrder: KindOfOrder<SentPurchase, PointsOrderAnswer, PurchaseEnd> = {
  name: 'purchase',
  isOrder: isPurchase,
  send: (dispatch, { key, order: { body } }) =>
    dispatch(pointsApi.endpoints.buyWithPoints.initiate({ body, idempotencyKey: key })).unwrap(),
  ask: (dispatch, { key, userId }) =>
    dispatch(
      pointsApi.endpoints.purchaseOutcome.initiate({ params: { key }, query: { userId: String(userId) } }),
    ).unwrap(),
  phaseOf: phaseOfPurchase,
  // Points are no money: their balance is asked again.
  balanceOf: () => null,
  tags: ['Points', 'Coupons'],
};
