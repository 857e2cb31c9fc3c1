import type { AppDispatch } from '../store/app-state.ts';
import type { DecidedPhase, PendingPhase } from './order.ts';

/** What one press orders: the key and what is sent under it never change. */
export interface OrderIntent<Order> {
  /** Idempotency key. */
  readonly key: string;
  readonly order: Order;
}

/** An intent with the player who made it. */
export interface OwnedIntent<Order> extends OrderIntent<Order> {
  readonly userId: number;
}

/** Balance of an account after an answer, minor units. */
export interface BalanceAfter {
  readonly accountId: number;
  readonly money: number;
}

/** Tags of the caches that an order may change. Features add some of them with their own calls. */
export type OrderTag = 'Coupons' | 'Limits' | 'Payments' | 'Points' | 'Session';

/**
 * A kind of order: all that is particular to a cash-out, an edit or a purchase. A feature owns each, and
 * `renderer/app/order-kinds.ts` lists them.
 */
export interface KindOfOrder<Order, Answer, Decided extends DecidedPhase> {
  /** Names the kind on the device. */
  readonly name: string;
  /** Tells whether what the device kept is an order of this kind that its outcome can be asked for. */
  isOrder(kept: unknown): boolean;
  /** Sends an order under its key. Rejects with what the call rejects with. */
  send(dispatch: AppDispatch, intent: OrderIntent<Order>): Promise<Answer>;
  /**
   * Asks for the outcome by the key, which seals a key that never arrived. The call names the player who made the order,
   * so that the session of another one does not answer.
   */
  ask(dispatch: AppDispatch, intent: OwnedIntent<Order>): Promise<Answer>;
  phaseOf(answer: Answer): PendingPhase | Decided;
  /** Returns whose balance an answer tells; null for none. */
  balanceOf(answer: Answer): BalanceAfter | null;
  /** What is asked again once an order is decided. */
  readonly tags: readonly OrderTag[];
}

/** A kind whose order and answer only it knows. */
export type AnyOrderKind = KindOfOrder<unknown, unknown, DecidedPhase>;

/** How to load each kind, by its name. */
export type OrderKinds = Readonly<Record<string, { readonly load: () => Promise<AnyOrderKind> }>>;
