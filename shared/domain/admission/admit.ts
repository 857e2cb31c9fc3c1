import { isBanned, mayWithdraw } from '../guards/ban-levels.ts';
import type { Act, AdmissionCode, AdmissionHelp, AdmissionState, Moment } from './admission-state.ts';

/** Refusal of an act: its gate is closed. */
export interface AdmissionRefusal {
  readonly allow: false;
  readonly code: AdmissionCode;
  /**
   * Instant at which it opens without an action, epoch ms; null where time alone does not open it, or the instant is
   * unknown.
   */
  readonly until: number | null;
  readonly helps: AdmissionHelp;
}

/** Admission of an act, until an instant at which the answer may change without an action; null for none. */
export interface Admitted {
  readonly allow: true;
  readonly until: number | null;
}

export type AdmissionVerdict = Admitted | AdmissionRefusal;

/** State of one closure: closed until an instant, or open until one; null where the instant is unknown. */
type Standing =
  | { readonly isClosed: true; readonly until: number | null }
  | { readonly isClosed: false; readonly until: number | null };

interface Closure {
  readonly code: AdmissionCode;
  readonly helps: AdmissionHelp;
  /** The closure belongs to the session or the visitor; a decision skips it, because the player may be away. */
  readonly isOfArrival?: true;
  closes(act: Act, state: AdmissionState): boolean;
  stands(state: AdmissionState): Standing;
}

const OPEN: Standing = { isClosed: false, until: null };

const AT_RISK: readonly Act[] = ['bet', 'stake-raise', 'deposit', 'bonus-claim', 'game-round', 'ticket'];
/** Acts of play. An edit is one whatever its stake, because it takes a bet at the price of the moment. */
const PLAY: readonly Act[] = [...AT_RISK, 'edit'];
const ENTRY_AND_PLAY: readonly Act[] = ['sign-in', ...PLAY];

const among = (acts: readonly Act[]) => (act: Act) => acts.includes(act);

/** Returns a closure that begins at an instant and lasts until `opensAt`, or until the player acts. */
function closedFrom(at: number | null | undefined, now: number, opensAt: number | null = null): Standing {
  if (at === null || at === undefined) return OPEN;
  return at <= now ? { isClosed: true, until: opensAt } : { isClosed: false, until: at };
}

/** Returns a closure that ends at an instant. */
const closedUntil = (at: number | null, now: number): Standing =>
  at !== null && at > now ? { isClosed: true, until: at } : OPEN;

const closedIf = (isClosed: boolean, until: number | null = null): Standing => (isClosed ? { isClosed, until } : OPEN);

/**
 * Closures in the order in which they are told: a visitor who is not signed in learns nothing about a player; then come
 * those that protect or shut out the player, the longest first; then those of the site; last those that the player can
 * lift at once, so that no player accepts terms only to hear of an exclusion.
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
    stands: ({ player }) => closedIf(isBanned(player.banLevel)),
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
 * Decides whether a player may do something now (betting §3, §4; shell §2.9, §4; trust R18, R22, R23), and names the
 * first closure of the order above that is closed for the act.
 *
 * @param state read at `state.now`, epoch ms of the server clock
 * @param moment closures of the session and the visitor count on arrival only
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
