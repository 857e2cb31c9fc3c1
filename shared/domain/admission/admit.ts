import { mayWithdraw } from '../guards/ban-levels.ts';
import type { Act, AdmissionCode, AdmissionHelp, AdmissionState, Moment } from './admission-state.ts';

/** The gate is closed for an act. */
export interface AdmissionRefusal {
  readonly allow: false;
  readonly code: AdmissionCode;
  /** When it opens by itself, epoch ms; null where time alone does not open it, or nobody knows when. */
  readonly until: number | null;
  readonly helps: AdmissionHelp;
}

/** The gate is open for an act, until an instant at which the answer may change by itself; null for none. */
export interface Admitted {
  readonly allow: true;
  readonly until: number | null;
}

export type AdmissionVerdict = Admitted | AdmissionRefusal;

/** How one closure stands: closed until an instant, or open until one; null where no instant is known. */
type Standing =
  | { readonly isClosed: true; readonly until: number | null }
  | { readonly isClosed: false; readonly until: number | null };

interface Closure {
  readonly code: AdmissionCode;
  readonly helps: AdmissionHelp;
  /** It belongs to the session or the visitor, so that a decision, at which nobody is there, does not ask it. */
  readonly isOfArrival?: true;
  closes(act: Act, state: AdmissionState): boolean;
  stands(state: AdmissionState): Standing;
}

const OPEN: Standing = { isClosed: false, until: null };

const AT_RISK: readonly Act[] = ['bet', 'stake-raise', 'deposit', 'bonus-claim', 'game-round', 'ticket'];
/** An edit takes a bet at the price of the moment, whatever its stake. */
const PLAY: readonly Act[] = [...AT_RISK, 'edit'];
const ENTRY_AND_PLAY: readonly Act[] = ['sign-in', ...PLAY];

const among = (acts: readonly Act[]) => (act: Act) => acts.includes(act);

/** Closed from an instant on: until another one, or until something is done. */
function closedFrom(at: number | null | undefined, now: number, opensAt: number | null = null): Standing {
  if (at === null || at === undefined) return OPEN;
  return at <= now ? { isClosed: true, until: opensAt } : { isClosed: false, until: at };
}

/** Closed before an instant. */
const closedUntil = (at: number | null, now: number): Standing =>
  at !== null && at > now ? { isClosed: true, until: at } : OPEN;

const closedIf = (isClosed: boolean, until: number | null = null): Standing => (isClosed ? { isClosed, until } : OPEN);

/**
 * All that can close the gate, in the order in which it is told: who is not signed in learns nothing of a player; then
 * what protects or shuts out the player, the longest first; then what closes the site; last what the player opens in a
 * moment, so that no player accepts terms only to hear of an exclusion.
 */
const CLOSURES: readonly Closure[] = [
  {
    code: 'SESSION_REQUIRED',
    helps: 'sign-in',
    isOfArrival: true,
    closes: (act) => act !== 'sign-in' && act !== 'sign-out',
    stands: ({ session, now }) => closedFrom(session?.idleEndsAt, now),
  },
  {
    code: 'ACCOUNT_CLOSED',
    helps: 'support',
    closes: among(ENTRY_AND_PLAY),
    stands: ({ player, now }) => closedFrom(player.accountClosedAt, now),
  },
  {
    code: 'PLAYER_EXCLUDED',
    helps: 'gambling-help',
    closes: among(ENTRY_AND_PLAY),
    stands: ({ player, now }) => closedUntil(player.excludedUntil, now),
  },
  {
    code: 'PLAYER_TIME_OUT',
    helps: 'gambling-help',
    closes: among(PLAY),
    stands: ({ player, now }) => closedUntil(player.timeOutUntil, now),
  },
  {
    code: 'PLAYER_BANNED',
    helps: 'appeal',
    closes: (act, { player, site }) =>
      act === 'withdrawal' ? !mayWithdraw(player.banLevel, site.banVersion) : PLAY.includes(act),
    stands: ({ player }) => closedIf(player.banLevel > 0),
  },
  {
    code: 'SITE_BLOCKED',
    helps: 'support',
    isOfArrival: true,
    closes: among(ENTRY_AND_PLAY),
    stands: ({ isBlocked }) => closedIf(isBlocked),
  },
  {
    code: 'MAINTENANCE',
    helps: 'wait',
    closes: among(ENTRY_AND_PLAY),
    stands: ({ site: { maintenance }, now }) => {
      const { isActive, finishAt } = maintenance;
      return closedIf(isActive, finishAt !== null && finishAt > now ? finishAt : null);
    },
  },
  {
    code: 'SESSION_LIMIT_ENDED',
    helps: 'wait',
    closes: among(ENTRY_AND_PLAY),
    stands: ({ player: { sessionLimit }, now }) =>
      closedFrom(sessionLimit?.reachedAt, now, sessionLimit?.opensAt ?? null),
  },
  {
    code: 'AGE_UNCONFIRMED',
    helps: 'verify',
    closes: among(PLAY),
    stands: ({ player, now }) => closedFrom(player.ageDueAt, now),
  },
  {
    code: 'VERIFICATION_REQUIRED',
    helps: 'verify',
    closes: among(PLAY),
    stands: ({ player, now }) => closedFrom(player.verificationDueAt, now),
  },
  {
    code: 'TERMS_CHANGED',
    helps: 'accept-terms',
    closes: among(PLAY),
    stands: ({ player, site: { termsChangedAt } }) =>
      closedIf(termsChangedAt !== null && player.termsAcceptedAt < termsChangedAt),
  },
  {
    code: 'REALITY_CHECK_DUE',
    helps: 'answer-reality-check',
    isOfArrival: true,
    closes: among(AT_RISK),
    stands: ({ session, now }) => closedFrom(session?.realityAt, now),
  },
];

/**
 * Whether a player may do something now (betting §3, §4; shell §2.9, §4; trust R18, R22, R23). The first closure in the
 * order above that is closed for the act is told.
 *
 * @param state read at `state.now`, epoch ms of the server clock
 * @param moment closures of the session and the visitor are asked on arrival alone
 */
export function admit(act: Act, state: AdmissionState, moment: Moment): AdmissionVerdict {
  let until: number | null = null;
  for (const closure of CLOSURES) {
    if (closure.isOfArrival && moment === 'decision') continue;
    if (!closure.closes(act, state)) continue;
    const standing = closure.stands(state);
    if (standing.isClosed) return { allow: false, code: closure.code, until: standing.until, helps: closure.helps };
    if (standing.until !== null) until = Math.min(until ?? standing.until, standing.until);
  }
  return { allow: true, until };
}
