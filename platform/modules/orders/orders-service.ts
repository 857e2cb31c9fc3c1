import type { Act } from '#shared/domain/admission/admission-state.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import {
  type Admission,
  type AdmissionRefusal,
  type Gate,
  type GateMoved,
  refusalError,
  type Visitor,
} from '../admission/admission-service.ts';
import { createDelayedOrders, type DelayedOrders } from './delayed-orders.ts';
import { createDelayedRepository } from './delayed-repository.ts';
import { createIntentsRepository } from './intents-repository.ts';
import { type OrderKind, type OrderStep, withoutGate } from './order.ts';

export type { DueOrder } from './delayed-orders.ts';
export {
  answerable,
  type CommonOutcome,
  type DelayStep,
  type OrderKind,
  type OrderStep,
  requireOwner,
} from './order.ts';

/** An order that arrives under a key. */
interface Arrival extends Pick<OrderStep, 'key' | 'requestHash' | 'userId'> {
  readonly kind: OrderKind;
  readonly act: Act;
  readonly visitor: Visitor;
}

/** How one step of an order is written. */
interface Posting<Step extends OrderStep, Outcome> {
  /** The act that the gate has to allow. */
  readonly act: Act;
  readonly step: Step;
  /** Makes the one database call of the step. */
  readonly write: (step: Step & { readonly gate?: Gate }) => Promise<GateMoved | Outcome>;
  /** Stores the refusal of the gate as the answer to the key. */
  readonly refuse: (refusal: AdmissionRefusal) => Promise<GateMoved | Outcome>;
}

/**
 * Money orders of players, whatever their kind: one way from a key to a known outcome. A module that takes orders asks
 * `turnBack` when one arrives, writes each step by `post`, has live ones decided as delayed orders, and answers a lost
 * key by `seal`.
 */
export interface Orders extends DelayedOrders {
  /**
   * Asks the gate before anything else is read. An order that the gate refuses still gets the stored answer of its key,
   * so that a lost answer stays the same behind a closed gate; a key that never arrived stays unused.
   *
   * @returns null for an order that may go on
   * @throws ApiError of the refusal
   */
  turnBack<Outcome>(arrival: Arrival): Promise<Outcome | null>;
  /**
   * Writes a step behind the gate, again when the gate has changed meanwhile. A step with a `refusal` is written whatever
   * the gate says. Throws a passing failure when the gate keeps changing.
   */
  post<Step extends OrderStep, Outcome extends { readonly status: string }>(
    posting: Posting<Step, Outcome>,
  ): Promise<Outcome>;
  /** The stored answer under a key; null for a key that never arrived. */
  known<Outcome>(order: Pick<Arrival, 'key' | 'kind' | 'requestHash' | 'userId'>): Promise<Outcome | null>;
  /** The answer to a key. A key that never arrived is sealed with the refusal, so that nothing is ever done under it. */
  seal<Outcome>(kind: OrderKind, userId: number, key: string, refusal: unknown): Promise<Outcome>;
  /** Deletes refusals that no client can ask for any more. */
  purge(): Promise<void>;
}

interface OrdersInput {
  readonly sql: Pool;
  readonly clock: ServerClock;
  readonly admission: Pick<Admission, 'behind' | 'refusalOf'>;
  readonly onError: (error: unknown) => void;
}

/** Age at which refusals are deleted: far longer than any client repeats a request. */
const REFUSALS_KEPT_MS = 90 * 24 * 3_600_000;

/** Creates the service of money orders. */
export function createOrders({ sql, clock, admission, onError }: OrdersInput): Orders {
  const intents = createIntentsRepository(sql);
  const delayed = createDelayedOrders({ repository: createDelayedRepository(sql), clock, onError });

  async function known<Outcome>({ kind, userId, key, requestHash }: Parameters<Orders['known']>[0]) {
    return intents.known<Outcome>(kind, userId, key, requestHash);
  }

  return {
    ...delayed,
    known,
    async turnBack<Outcome>({ act, visitor, ...order }: Arrival) {
      const refusal = await admission.refusalOf(act, visitor);
      if (!refusal) return null;
      const answer = await known<Outcome>(order);
      if (answer === null) throw refusalError(refusal);
      return answer;
    },
    async post<Step extends OrderStep, Outcome extends { readonly status: string }>({
      act,
      step,
      write,
      refuse,
    }: Posting<Step, Outcome>): Promise<Outcome> {
      if ('refusal' in step) return withoutGate(await write(step));
      const posted = await admission.behind<Outcome>(
        act,
        step.userId,
        (gate) => write({ ...step, gate }),
        async (refusal) => withoutGate(await refuse(refusal)) as Exclude<Outcome, GateMoved>,
      );
      return posted;
    },
    seal: (kind, userId, key, refusal) => intents.seal(kind, userId, key, refusal, clock.now()),
    purge: () => intents.purge(clock.now() - REFUSALS_KEPT_MS),
  };
}
