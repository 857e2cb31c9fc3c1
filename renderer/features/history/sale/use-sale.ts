import { useEffect, useRef, useState } from 'react';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { SaleAnswer, SaleOrder } from '#shared/contracts/coupon-sale.ts';
import type { SaleCode } from '#shared/domain/coupon/sale/sale-codes.ts';
import { useSellCouponMutation } from './api.ts';

/** How a sale stands. `unknown`: nobody answered, so that it may have been booked; the same order asks. */
export type SalePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'pending'; readonly decidesAt: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: CallError }
  | { readonly kind: 'refused'; readonly code: SaleCode }
  | { readonly kind: 'sold'; readonly price: number; readonly stake: number };

/** One intent of the player: the same key, however often it is sent. */
interface Intent {
  readonly key: string;
  readonly order: SaleOrder;
}

const AFTER_DECISION_MS = 150;
const SHORTEST_WAIT_MS = 250;

/** Whether nobody can say what became of a call that ended so. */
const isUncertain = ({ status }: CallError): boolean => status === 0 || status === 499 || status >= 500;

/** The phase after an answer. */
export function phaseOfAnswer(answer: SaleAnswer): SalePhase {
  switch (answer.status) {
    case 'sold':
      return { kind: 'sold', price: answer.price, stake: answer.stake };
    case 'pending':
      return { kind: 'pending', decidesAt: answer.decidesAt };
    default:
      return { kind: 'refused', code: answer.code };
  }
}

/** The phase after a call that failed. */
export function phaseOfError(error: CallError): SalePhase {
  return isUncertain(error) ? { kind: 'unknown' } : { kind: 'failed', error };
}

/** Sells a coupon: one key for each intent, asked for again until it is known what became of it. */
export function useSale(couponId: string) {
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const [sell] = useSellCouponMutation();
  const [phase, setPhase] = useState<SalePhase>({ kind: 'idle' });
  const intent = useRef<Intent | null>(null);

  async function send({ key, order }: Intent): Promise<void> {
    setPhase((before) => (before.kind === 'pending' ? before : { kind: 'sending' }));
    try {
      const answer = await sell({ params: { couponId }, body: order, idempotencyKey: key }).unwrap();
      if (answer.status === 'sold') dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
      if (answer.status !== 'pending') dispatch(baseApi.util.invalidateTags(['Coupons']));
      setPhase(phaseOfAnswer(answer));
    } catch (error) {
      setPhase(phaseOfError(toCallError(error)));
    }
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const decidesAt = phase.kind === 'pending' ? phase.decidesAt : null;
  useEffect(() => {
    if (decidesAt === null) return;
    const wait = Math.max(decidesAt - clock.now() + AFTER_DECISION_MS, SHORTEST_WAIT_MS);
    const timer = setTimeout(() => intent.current && void latest.current(intent.current), wait);
    return () => clearTimeout(timer);
  }, [decidesAt, clock]);

  return {
    phase,
    start(order: SaleOrder): void {
      intent.current = { key: crypto.randomUUID(), order };
      void send(intent.current);
    },
    /** Asks what became of the order, by the order itself. */
    askAgain(): void {
      if (intent.current) void send(intent.current);
    },
    reset: () => setPhase({ kind: 'idle' }),
  };
}
