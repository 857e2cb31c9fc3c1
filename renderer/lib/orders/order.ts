import type { CallError } from '../api/call-error.ts';

/** The platform holds the order until `decidesAt`, server clock, epoch ms. */
export interface PendingPhase {
  readonly kind: 'pending';
  readonly decidesAt: number;
}

/**
 * Phase of an order that is not decided. No second order may be sent about the same, and the outcome is never guessed.
 * - sending: the request is under way
 * - pending: it waits on the platform, such as for the live delay
 * - unknown: no answer arrived; the driver asks by the key until it has one, `isAsking` while a question is under way
 */
export type OpenPhase =
  | { readonly kind: 'sending' }
  | PendingPhase
  | { readonly kind: 'unknown'; readonly attempts: number; readonly isAsking?: true };

/** The call was rejected before anything could be booked. */
export type FailedPhase = {
  readonly kind: 'failed';
  readonly code: CallError['code'];
  /** Seconds. */
  readonly retryAfter: number | null;
} & Pick<CallError, 'helps' | 'until'>;

/** Phase that a decision of the platform ends with; each kind of order has its own. */
export interface DecidedPhase {
  readonly kind: string;
}

/** Phase of an order: how it stands between the press and the known outcome. */
export type OrderPhase<Decided extends DecidedPhase> = OpenPhase | FailedPhase | Decided;

/** Decided phases of a kind of order that is executed or refused as a whole. */
export type OrderEnd<Done, Refused> = ({ readonly kind: 'done' } & Done) | ({ readonly kind: 'refused' } & Refused);

/** Phase as a part of the page shows it: idle while there is no order. */
export type ShownPhase<Decided extends DecidedPhase> = { readonly kind: 'idle' } | OrderPhase<Decided>;

/** Tells whether the outcome is still to come. */
export function isOpenPhase<Phase extends { readonly kind: string }>(phase: Phase): phase is Extract<Phase, OpenPhase> {
  return phase.kind === 'sending' || phase.kind === 'pending' || phase.kind === 'unknown';
}
