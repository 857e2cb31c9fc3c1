import { useEffect, useRef, useState } from 'react';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { moneyOutcome } from '#shared/domain/money-outcome.ts';

/**
 * Phase of an undecided order. `unknown`: no answer arrived, so it may be booked; sending the same order asks for it.
 */
export type OrderPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'pending'; readonly decidesAt: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Intent of the player: the same key, however often it is sent. */
interface Intent<Order> {
  readonly key: string;
  readonly order: Order;
}

const AFTER_DECISION_MS = 150;
const MIN_WAIT_MS = 250;

/** Returns the ms until an order in its live delay is asked for again; instants of the server clock, epoch ms. */
export function pauseUntil(decidesAt: number, now: number): number {
  return Math.max(decidesAt - now + AFTER_DECISION_MS, MIN_WAIT_MS);
}

/** Returns the phase after a call that failed. */
export function phaseOfError(error: CallError): OrderPhase {
  return moneyOutcome(error) === 'unknown' ? { kind: 'unknown' } : { kind: 'failed', error };
}

interface OrderParts<Order, Decided> {
  /** Sends the order under its key and returns the next phase. Throws what the call throws. */
  readonly post: (order: Order, key: string) => Promise<Decided | OrderPhase>;
}

/** Sends an order under one key for each intent, and asks again until its result is known. */
export function useOrder<Order, Decided extends { readonly kind: string }>({ post }: OrderParts<Order, Decided>) {
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const [phase, setPhase] = useState<Decided | OrderPhase>({ kind: 'idle' });
  const intent = useRef<Intent<Order> | null>(null);
  const [asked, setAsked] = useState<Order | null>(null);

  async function send({ key, order }: Intent<Order>): Promise<void> {
    setPhase((before) => (before.kind === 'pending' ? before : { kind: 'sending' }));
    try {
      const next = await post(order, key);
      if (next.kind !== 'pending') dispatch(baseApi.util.invalidateTags(['Coupons']));
      setPhase(next);
    } catch (error) {
      setPhase(phaseOfError(toCallError(error)));
    }
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const decidesAt = phase.kind === 'pending' && 'decidesAt' in phase ? phase.decidesAt : null;
  useEffect(() => {
    if (decidesAt === null) return;
    const send = () => intent.current && void latest.current(intent.current);
    const timer = setTimeout(send, pauseUntil(decidesAt, clock.now()));
    return () => clearTimeout(timer);
  }, [decidesAt, clock]);

  return {
    phase,
    /** The order as the player sent it; null before the first one. */
    asked,
    start(order: Order): void {
      setAsked(order);
      intent.current = { key: randomId(), order };
      void send(intent.current);
    },
    /** Asks for the result of the order by sending it again. */
    askAgain(): void {
      if (intent.current) void send(intent.current);
    },
    reset: () => setPhase({ kind: 'idle' }),
  };
}
