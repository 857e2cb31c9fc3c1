import { ApiError } from '../../plugins/api-error.ts';
import type { Gate, GateMoved } from '../admission/admission-service.ts';

/** Kind of a money order: a new coupon, a cash-out (stored as `sale`), an edit, a free bet bought with points, a payment. */
export type OrderKind = 'deposit' | 'edit' | 'placement' | 'purchase' | 'sale' | 'withdrawal';

/** Fields of every step of an order; instants are epoch ms of the server clock. */
export interface OrderStep {
  readonly userId: number;
  /** Key of the intent: one key has one answer. */
  readonly key: string;
  /** Hex hash of the request, which tells two orders with one key apart. */
  readonly requestHash: string;
  readonly now: number;
  /** Hex hash of the session that sends the order; an ended one is refused. Left out for a decision. */
  readonly session?: string;
  /** Set for the decision of a delayed order. */
  readonly isDecision?: true;
  /** The gate behind which the step is written; the answer is `gate-moved` when it has changed (decision 031). */
  readonly gate?: Gate;
}

/** A step that delays an order until `decidesAt`; `delayed` holds the facts for its decision. */
export interface DelayStep {
  readonly decidesAt: number;
  readonly delayed?: unknown;
}

/** What a key answers for every kind of order, besides the answer of an order that was posted. */
export type CommonOutcome<Refusal> =
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly isReplay?: true }
  | { readonly status: 'pending'; readonly decidesAt: number; readonly isReplay?: true }
  | { readonly status: 'mismatch' }
  | { readonly status: 'signed-out' };

/** Outcomes that no answer can be made of. */
const UNANSWERABLE = {
  mismatch: 'IDEMPOTENCY_MISMATCH',
  'signed-out': 'SESSION_REQUIRED',
  stale: 'UNAVAILABLE',
} as const;

type Unanswerable = keyof typeof UNANSWERABLE;

/**
 * Returns an outcome that an answer is made of.
 *
 * @throws ApiError IDEMPOTENCY_MISMATCH for a key of another request; SESSION_REQUIRED for an ended session; UNAVAILABLE
 * for an order on a coupon that kept changing
 */
export function answerable<Outcome extends { readonly status: string }>(
  outcome: Outcome,
): Exclude<Outcome, { readonly status: Unanswerable }> {
  const { status } = outcome;
  if (status === 'mismatch' || status === 'signed-out' || status === 'stale') throw new ApiError(UNANSWERABLE[status]);
  return outcome as Exclude<Outcome, { readonly status: Unanswerable }>;
}

/** Returns the outcome of a step that was written without a gate. */
export function withoutGate<Outcome extends { readonly status: string }>(outcome: GateMoved | Outcome): Outcome {
  if (outcome.status === 'gate-moved') throw new Error('A step without a gate was answered with gate-moved');
  return outcome as Outcome;
}

/**
 * Checks that an outcome is asked for by the player who made the order.
 *
 * @param owner the player whom the call names; undefined by clients that name none
 * @throws ApiError SESSION_REQUIRED in the session of another player
 */
export function requireOwner(userId: number, owner: number | undefined): void {
  if (owner !== undefined && owner !== userId) throw new ApiError('SESSION_REQUIRED');
}
