import { useEffect, useRef } from 'react';
import { useOrder } from '#renderer/lib/orders/use-order.ts';
import type { PointsOrder } from '#shared/contracts/points.ts';
import { PURCHASE_SUBJECT, purchaseOrder } from './purchase-order.ts';

interface Purchase {
  /** Currency of the offers, ISO 4217. */
  readonly iso: string;
  /** Points of the player; null while they are not known. */
  readonly balance: number | null;
  /** The offer is no longer the one that is shown. */
  readonly onChanged: () => void;
}

/** Returns the purchase of free bets, which the platform executes once for each intent. */
export function usePurchase({ iso, balance, onChanged }: Purchase) {
  const { phase, start, askAgain } = useOrder(purchaseOrder, PURCHASE_SUBJECT, String(balance ?? ''));
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
