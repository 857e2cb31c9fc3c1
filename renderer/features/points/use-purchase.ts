import { type OrderPhase, useOrder } from '#renderer/lib/orders/use-order.ts';
import type { PointsOrder, PointsOrderAnswer } from '#shared/contracts/points.ts';
import { useBuyWithPointsMutation } from './api.ts';

type PurchaseEnd =
  | { readonly kind: 'bought'; readonly freeBet: Extract<PointsOrderAnswer, { status: 'bought' }>['promoCode'] }
  | { readonly kind: 'refused'; readonly reason: Extract<PointsOrderAnswer, { status: 'refused' }>['reason'] };

/** Phase of the purchase of a free bet. */
export type PurchasePhase = OrderPhase | PurchaseEnd;

/** Returns the phase after an answer. */
export function phaseOfPurchase(answer: PointsOrderAnswer): PurchaseEnd {
  return answer.status === 'bought'
    ? { kind: 'bought', freeBet: answer.promoCode }
    : { kind: 'refused', reason: answer.reason };
}

interface Purchase {
  /** The offer is no longer the one that is shown. */
  readonly onChanged: () => void;
}

/** Returns the purchase of free bets, which the platform executes once for each intent. */
export function usePurchase({ onChanged }: Purchase) {
  const [buy] = useBuyWithPointsMutation();
  return useOrder<PointsOrder, PurchaseEnd>({
    async post(order, key) {
      const phase = phaseOfPurchase(await buy({ body: order, idempotencyKey: key }).unwrap());
      if (phase.kind === 'refused' && phase.reason === 'changed') onChanged();
      return phase;
    },
  });
}
