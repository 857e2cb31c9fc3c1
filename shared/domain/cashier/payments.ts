/** Kinds of payments: money that comes from a player, and money that goes to one. */
export const PAYMENT_KINDS = ['deposit', 'withdrawal'] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * States of a deposit.
 * - created: stored; the provider has not confirmed that it knows it
 * - waiting: the provider waits for the player
 * - processing: the player has acted and the money is on its way, or a person has to look at it
 * - received: the money is in the account
 * - failed, cancelled, expired: no money came
 * - charged-back: the payer took received money back
 */
export const DEPOSIT_STATES = [
  'created',
  'waiting',
  'processing',
  'received',
  'failed',
  'cancelled',
  'expired',
  'charged-back',
] as const;

/**
 * States of a withdrawal; its money is held from the first state until it is paid or comes back.
 * - in-review: a person decides
 * - waiting-for-player: a person has asked the player for something
 * - approved: to be sent to the provider
 * - sending: the provider has it
 * - unknown: the provider gave no answer that decides; the money stays held
 * - paid: the money has left
 * - failed: the provider refused it; the money is back
 * - refused: a person refused it; the money is back
 * - expired: the player did not answer; the money is back
 */
export const WITHDRAWAL_STATES = [
  'in-review',
  'waiting-for-player',
  'approved',
  'sending',
  'unknown',
  'paid',
  'failed',
  'refused',
  'expired',
] as const;

export type DepositState = (typeof DEPOSIT_STATES)[number];
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
export type PaymentState = DepositState | WithdrawalState;

/** States of payments of either kind, each once. */
export const EVERY_PAYMENT_STATE: readonly PaymentState[] = [...new Set([...DEPOSIT_STATES, ...WITHDRAWAL_STATES])];

type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** A provider may learn of money after it gave a payment up: what was received is received. */
const DEPOSIT_MOVES: Moves<DepositState> = {
  created: ['waiting', 'processing', 'received', 'failed', 'cancelled', 'expired'],
  waiting: ['processing', 'received', 'failed', 'cancelled', 'expired'],
  processing: ['received', 'failed', 'cancelled', 'expired'],
  received: ['charged-back'],
  failed: ['received'],
  cancelled: ['received'],
  expired: ['received'],
  'charged-back': [],
};

const WITHDRAWAL_MOVES: Moves<WithdrawalState> = {
  'in-review': ['waiting-for-player', 'approved', 'refused', 'paid'],
  'waiting-for-player': ['in-review', 'refused', 'expired'],
  approved: ['sending', 'unknown', 'paid', 'failed', 'in-review'],
  sending: ['unknown', 'paid', 'failed'],
  unknown: ['sending', 'paid', 'failed'],
  paid: [],
  failed: [],
  refused: [],
  expired: [],
};

/** Returns the states to which a payment may still move; states only move forward. */
export function nextPaymentStates(kind: PaymentKind, state: PaymentState): readonly PaymentState[] {
  const moves: Readonly<Record<string, readonly PaymentState[]>> =
    kind === 'deposit' ? DEPOSIT_MOVES : WITHDRAWAL_MOVES;
  return moves[state] ?? [];
}

/** Decides whether a payment is over for its player: nothing more happens to it as a rule. */
export function isPaymentOver(kind: PaymentKind, state: PaymentState): boolean {
  if (kind === 'withdrawal') return nextPaymentStates(kind, state).length === 0;
  return !['created', 'waiting', 'processing'].includes(state);
}

/** Why a payment did not succeed or waits, for the player; each has words of its own. */
export const PAYMENT_REASONS = [
  /** The bank or the wallet declined without saying why. */
  'declined',
  'insufficient-funds',
  'card-expired',
  /** The bank's second step was failed or left. */
  'second-step-failed',
  'voucher-used',
  /** The player left the payment. */
  'cancelled',
  /** The player did not pay in time. */
  'not-paid-in-time',
  /** The provider could not be reached, and has no such payment. */
  'provider-away',
  /** Another amount arrived than was announced; a person looks at it. */
  'other-amount',
  /** The account that receives the money was closed or refused it. */
  'account-refused',
  /** Reviews of a withdrawal. */
  'identity',
  'account-of-another',
  'first-withdrawal',
  'large-amount',
  'too-little-play',
  'open-question',
  'documents',
  'rules-broken',
  'not-answered',
  /** The operator has paid it outside the provider. */
  'paid-by-hand',
] as const;

export type PaymentReason = (typeof PAYMENT_REASONS)[number];
