/** Acts of a player that the gate may refuse. All but the last three put money at risk, or prepare for it. */
export const ACTS = [
  'sign-in',
  'bet',
  /** Editing a coupon so that more is staked on it than before. */
  'stake-raise',
  /** Editing a coupon with the same stake or a lower one. */
  'edit',
  'deposit',
  'bonus-claim',
  'game-round',
  /** A ticket of a pool or a lottery. */
  'ticket',
  'cash-out',
  'withdrawal',
  'sign-out',
] as const;

export type Act = (typeof ACTS)[number];

/**
 * Moments at which the rule is asked: on arrival of a request, with its session and its visitor; or at the decision
 * about a bet that has waited (for the live delay, wanted odds or a trader), when the player may be away.
 */
export type Moment = 'arrival' | 'decision';

/** State of a player that can close the gate; instants are epoch ms of the server clock. */
export interface PlayerGateState {
  /** null while the account is open. */
  readonly accountClosedAt: number | null;
  /** End of the self-exclusion; null for none. It may be past. */
  readonly excludedUntil: number | null;
  /** End of the time-out; null for none. It may be past. */
  readonly timeOutUntil: number | null;
  /**
   * Instants of the session limit: when it is reached if play goes on, and when it next leaves time to play; null
   * without a limit.
   */
  readonly sessionLimit: { readonly reachedAt: number; readonly opensAt: number } | null;
  /** Level of the ban; 0 for none (shell §2.9). */
  readonly banLevel: number;
  /** Instant of the last acceptance of the terms. */
  readonly termsAcceptedAt: number;
  /** Instant by which the player must confirm the age for play to go on; left out where the site does not ask. */
  readonly ageDueAt?: number | null;
  /** Instant by which the player must confirm the identity; left out where the site does not ask. */
  readonly verificationDueAt?: number | null;
}

/** State of the site that can close the gate. */
export interface SiteGateState {
  /** Maintenance; `finishAt` is its announced end, epoch ms. */
  readonly maintenance: { readonly isActive: boolean; readonly finishAt: number | null };
  /** Instant of the last change of the terms that players have to accept; null without such a change. */
  readonly termsChangedAt: number | null;
  /** Version of the ban rules: it says which level still allows withdrawals (shell §2.9). */
  readonly banVersion: number;
}

/** State of a session that can close the gate, epoch ms. */
export interface SessionGateState {
  /** Instant at which the session ends without input; null for never. */
  readonly idleEndsAt: number | null;
  /** Instant of the next reality check; null for none. */
  readonly realityAt: number | null;
}

/** Everything that the rule reads. */
export interface AdmissionState {
  readonly now: number;
  readonly player: PlayerGateState;
  readonly site: SiteGateState;
  /** null at a decision, and for a player who is signing in. */
  readonly session: SessionGateState | null;
  /** The site is blocked for the visitor, because of the place or the reason of the block. A decision ignores it. */
  readonly isBlocked: boolean;
}

/** Reasons why the gate is closed: codes of the error catalogue, and of refused placements and edits. */
export const ADMISSION_CODES = [
  'SESSION_REQUIRED',
  'ACCOUNT_CLOSED',
  'PLAYER_EXCLUDED',
  'PLAYER_TIME_OUT',
  'PLAYER_BANNED',
  'SITE_BLOCKED',
  'MAINTENANCE',
  'SESSION_LIMIT_ENDED',
  'AGE_UNCONFIRMED',
  'VERIFICATION_REQUIRED',
  'TERMS_CHANGED',
  'REALITY_CHECK_DUE',
] as const;

export type AdmissionCode = (typeof ADMISSION_CODES)[number];

const CODES: ReadonlySet<string> = new Set(ADMISSION_CODES);

/** Decides whether a code of an answer says that the gate is closed. */
export const isAdmissionCode = (code: string): code is AdmissionCode => CODES.has(code);

/** Steps by which the player can open the gate. */
export const ADMISSION_HELPS = [
  'sign-in',
  'support',
  'gambling-help',
  'appeal',
  'wait',
  'verify',
  'accept-terms',
  'answer-reality-check',
] as const;

export type AdmissionHelp = (typeof ADMISSION_HELPS)[number];
