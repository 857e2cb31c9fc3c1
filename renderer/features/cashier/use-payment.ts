import { useEffect, useRef, useState } from 'react';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { isPaymentOver, type PaymentKind, type PaymentState } from '#shared/domain/cashier/payments.ts';
import { usePaymentQuery } from './api.ts';

/** Ms between questions for an open deposit: at first, and after the first minute. */
const SOON_MS = 2000;
const LATER_MS = 5000;
const FIRST_MINUTE_MS = 60_000;

interface Asked {
  readonly kind: PaymentKind;
  readonly state: PaymentState;
}

/**
 * Returns the ms between questions for a payment; 0 for none. A person decides a withdrawal, which takes longer.
 *
 * @param fallback where no channel of the player tells of changes, ms; else 0
 */
export function paymentPolling(payment: Asked, isFirstMinute: boolean, fallback: number): number {
  if (isPaymentOver(payment.kind, payment.state)) return 0;
  if (payment.kind === 'withdrawal') return fallback;
  return isFirstMinute ? SOON_MS : LATER_MS;
}

function useIsFirstMinute(paymentId: number): boolean {
  const [laterId, setLaterId] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLaterId(paymentId), FIRST_MINUTE_MS);
    return () => clearTimeout(timer);
  }, [paymentId]);
  return laterId !== paymentId;
}

/** Asks for what else a payment changes when it ends while the player looks at it. */
function useEnd(payment: Asked | undefined): void {
  const dispatch = useAppDispatch();
  const isOver = payment !== undefined && isPaymentOver(payment.kind, payment.state);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (payment === undefined) return;
    if (isOver && wasOpen.current) {
      const tags = ['Session', 'Limits', 'Payments'] as readonly string[];
      // The pages of the cashier add the tag of payments with their calls.
      dispatch(baseApi.util.invalidateTags(tags as ('Limits' | 'Session')[]));
    }
    wasOpen.current = !isOver;
  }, [payment, isOver, dispatch]);
}

/** Returns a payment of the player, up to date while it is shown: its state is what the platform says, and nothing else. */
export function usePayment(paymentId: number, userId: number) {
  const fallback = usePlayerPolling();
  const isFirstMinute = useIsFirstMinute(paymentId);
  const [pollingInterval, setPollingInterval] = useState(SOON_MS);
  const { currentData, error, refetch } = usePaymentQuery(
    { userId, paymentId },
    { pollingInterval, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  // An unknown payment stays unknown; any other failure may pass.
  const withoutAnswer = error && toCallError(error).status === 404 ? 0 : isFirstMinute ? SOON_MS : LATER_MS;
  const next = currentData ? paymentPolling(currentData, isFirstMinute, fallback) : withoutAnswer;
  if (next !== pollingInterval) setPollingInterval(next);
  useEnd(currentData);
  return { payment: currentData, error, refetch };
}
