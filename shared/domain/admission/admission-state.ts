/** What a player wants to do. All but the last three put money at risk, or open the way to it. */
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
 * When the rule is asked: as a request arrives, with its session and its visitor, or as something that has waited (the
 * acceptance delay, a wanted price, a trader) is decided, when nobody has to be there any more.
 */
export type Moment = 'arrival' | 'decision';

/** What of a player can close the gate; instants are epoch ms of the server clock. */
export interface PlayerGateState {
  /** null while the account is open. */
  readonly accountClosedAt: number | null;
  /** End of the self-exclusion; null for none. It may be past. */
  readonly excludedUntil: number | null;
  /** End of the time-out; null for none. It may be past. */
  readonly timeOutUntil: number | null;
  /** When the session limit is reached if play goes on, and when it leaves time again; null without a limit. */
  readonly sessionLimit: { readonly reachedAt: number; readonly opensAt: number } | null;
  /** 0 for none (shell §2.9). */
  readonly banLevel: number;
  /** When the player last accepted the terms. */
  readonly termsAcceptedAt: number;
  /** Until when the age has to be confirmed before play goes on; left out where nothing asks for it. */
  readonly ageDueAt?: number | null;
  /** The same of the identity. */
  readonly verificationDueAt?: number | null;
}

/** What of the site can close the gate. */
export interface SiteGateState {
  /** `finishAt` is when it is said to end, epoch ms. */
  readonly maintenance: { readonly isActive: boolean; readonly finishAt: number | null };
  /** Instant of the last change of the terms that has to be accepted; null where nothing has. */
  readonly termsChangedAt: number | null;
  /** Tells which level of a ban leaves withdrawals open (shell §2.9). */
  readonly banVersion: number;
}

/** What of a session can close the gate, epoch ms. */
export interface SessionGateState {
  /** When it ends for want of input; null for never. */
  readonly idleEndsAt: number | null;
  /** When the next reality check is due; null for none. */
  readonly realityAt: number | null;
}

/** All that the rule looks at. */
export interface AdmissionState {
  readonly now: number;
  readonly player: PlayerGateState;
  readonly site: SiteGateState;
  /** null at a decision, and for who signs in. */
  readonly session: SessionGateState | null;
  /** The site is blocked for the visitor: where they are, or for the reason of the block. Not looked at in a decision. */
  readonly isBlocked: boolean;
}

/** Why the gate is closed: codes of the error catalogue, and of refused placements and edits. */
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

/** Whether a code of an answer says that a gate is closed. */
export const isAdmissionCode = (code: string): code is AdmissionCode => CODES.has(code);

/** What the player can do about it. */
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
