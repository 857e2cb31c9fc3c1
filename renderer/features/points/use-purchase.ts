import { useEffect, useRef } from 'react';
import { useOrder } from '#renderer/lib/orders/use-order.ts';
import type { PointsOrder } from '#shared/contracts/points.ts';
import { PURCHASE_SUBJECT, purchaseOrder } from './purchase-order.ts';

interface Purchase {
  /** Currency of the offers, ISO 4217. */
  readonly iso: string;
  /** The offer is no longer the one that is shown. */
  readonly onChanged: () => void;
}

/** Returns the purchase of free bets, which the platform executes once for each intent. */
export function usePurchase({ iso, onChanged }: Purchase) {
  const { phase, start, askAgain } = useOrder(purchaseOrder, PURCHASE_SUBJECT);
  const isChanged = phase.kind === 'refused' && phase.reason === 'changed';
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  useEffect(() => {
    if (isChanged) changed.current();
  }, [isChanged]);
  return { phase, askAgain, start: (body: PointsOrder) => start({ body, iso }) };
}
