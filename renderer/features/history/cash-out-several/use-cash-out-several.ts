import { useEffect, useRef, useState } from 'react';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { accountBalanceChanged } from '#renderer/lib/api/session-api.ts';
import { pauseUntil, phaseOfError } from '#renderer/lib/orders/use-order.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { CashOutOrder } from '#shared/contracts/cash-out.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { useCashOutCouponMutation } from '../cash-out/cash-out-api.ts';
import { type CashOutPhase, phaseOfCashOut } from '../cash-out/use-cash-out.ts';

/** Intent for one coupon: the same key, however often it is sent. */
interface Intent {
  readonly key: string;
  readonly order: CashOutOrder;
}

/** Phases of the orders by the number of the coupon. */
type CashOutPhases = Readonly<Record<string, CashOutPhase>>;

/** Cashes out several coupons: each is an order with a key and an outcome of its own. */
export function useCashOutSeveral() {
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const [cashOut] = useCashOutCouponMutation();
  const [phases, setPhases] = useState<CashOutPhases>({});
  const intents = useRef(new Map<string, Intent>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  const show = (couponId: string, phase: CashOutPhase) => setPhases((before) => ({ ...before, [couponId]: phase }));

  async function send(couponId: string): Promise<void> {
    const intent = intents.current.get(couponId);
    if (!intent) return;
    try {
      const { key, order } = intent;
      const answer = await cashOut({ params: { couponId }, body: order, idempotencyKey: key }).unwrap();
      if (answer.status === 'sold') dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
      const phase = phaseOfCashOut(answer);
      show(couponId, phase);
      if (phase.kind === 'pending') {
        const timer = setTimeout(() => void send(couponId), pauseUntil(phase.decidesAt, clock.now()));
        timers.current.add(timer);
      }
    } catch (error) {
      show(couponId, phaseOfError(toCallError(error)));
    }
  }

  return {
    phases,
    /** Sends one order for each coupon, all at once. */
    async start(orders: ReadonlyMap<string, CashOutOrder>): Promise<void> {
      for (const [couponId, order] of orders) intents.current.set(couponId, { key: randomId(), order });
      setPhases(Object.fromEntries([...orders.keys()].map((id) => [id, { kind: 'sending' } as const])));
      await Promise.all([...orders.keys()].map(send));
      dispatch(baseApi.util.invalidateTags(['Coupons']));
    },
    /** Asks for the outcome of an order by sending it again under its key. */
    askAgain(couponId: string): void {
      show(couponId, { kind: 'sending' });
      void send(couponId);
    },
  };
}
