import type { ParsedBody } from '#shared/contracts/call.ts';
import type {
  CareLimit,
  RealityTotals,
  SessionEnd,
  SessionLife,
  setLimitsCall,
} from '#shared/contracts/session-life.ts';
import { type AutoLogoffConfig, idleStateOf, REALITY_STEP_MS } from '#shared/domain/care/care-rules.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { SessionRules } from '../sessions.ts';
import type { SessionRow } from '../sessions-repository.ts';
import { type CareRepository, type CareRow, DAY_MS, type PlayRow } from './care-repository.ts';
import { type MoneyLimits, onMoney } from './money-limits.ts';

type SetLimit = ParsedBody<typeof setLimitsCall>['limits'][number];

/** What keeps play in bounds (shell §4; betting §3, §4). The deadlines are the server clock's (trust G9). */
export interface Care extends SessionRules {
  /** @throws ApiError PLAYER_EXCLUDED, SESSION_LIMIT_ENDED when the player may have no session now */
  admit(userId: number): Promise<void>;
  /** Deadlines of a living session. */
  lifeOf(session: SessionRow): Promise<SessionLife>;
  /** Ms of play that are left today, and when they end if play goes on; null without a limit. */
  remaining(userId: number): Promise<{ readonly remaining: number | null; readonly limitAt: number | null }>;
  limits(userId: number): Promise<CareLimit[]>;
  /** A stricter limit holds at once, a looser one after its time to cool; a reality check holds at once. */
  setLimits(userId: number, limits: readonly SetLimit[]): Promise<CareLimit[]>;
  /** Excludes for so many days, or longer where that was asked for before; returns until when, epoch ms. */
  exclude(userId: number, days: number): Promise<number>;
  /** Limits on money. */
  readonly money: MoneyLimits;
  /** Time and money since the sign-in, amounts in minor units. */
  totals(session: SessionRow): Promise<RealityTotals>;
}

interface CareInput {
  readonly repository: CareRepository;
  readonly money: MoneyLimits;
  readonly clock: ServerClock;
  readonly autoLogoff: () => AutoLogoffConfig;
}

interface Known {
  readonly care: CareRow;
  readonly play: PlayRow | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A session in use is told of once a minute; what is longer was no play. */
const GAP_MS = 3 * MINUTE;
/** What the network and a sleeping page may add to the warning before the server ends the session by itself. */
const GRACE_MS = MINUTE;
/** How long what was read is believed: no deadline is later than that. */
const BELIEVED_MS = 5000;
const MAX_BELIEVED = 20_000;

/** The session limit that holds now: a looser one has taken its place when its time has come. */
function hoursAt({ sessionHours, nextHours, nextAt }: CareRow, now: number): number | null {
  return nextAt !== null && nextAt <= now ? nextHours : sessionHours;
}

function playedAt(play: PlayRow | null, now: number): number {
  if (!play || play.day !== Math.floor(now / DAY_MS)) return 0;
  const open = now - play.countedTo;
  return play.playedMs + (open > 0 && open <= GAP_MS ? open : 0);
}

/** What is left of today's play, and when it ends if play goes on; a day that ends sooner begins a new one. */
function remainingAt({ care, play }: Known, now: number) {
  const hours = hoursAt(care, now);
  if (hours === null) return { remaining: null, limitAt: null };
  const remaining = Math.max(0, hours * HOUR - playedAt(play, now));
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  return { remaining, limitAt: now + remaining < midnight ? now + remaining : midnight + hours * HOUR };
}

const isLooser = (next: number | null, now: number | null) => now !== null && (next === null || next > now);
const seconds = (ms: number) => Math.floor(ms / 1000);

function toLimits(care: CareRow, now: number): CareLimit[] {
  const hours = hoursAt(care, now);
  const waits = care.nextAt !== null && care.nextAt > now;
  const none = { startedAt: null, endsAt: null };
  const limit = (limitType: 31 | 32, value: number | null, measure: CareLimit['measure']): CareLimit => ({
    limitType,
    limitValue: value ?? -1,
    limitState: value === null ? 'INACTIVE' : 'ACTIVE',
    measure,
    ...none,
  });
  return [
    limit(31, hours, 'hours'),
    ...(waits
      ? [
          {
            ...limit(31, care.nextHours, 'hours'),
            limitState: 'PENDING' as const,
            startedAt: seconds(care.nextAt ?? 0),
          },
        ]
      : []),
    limit(32, care.realityMinutes, 'minutes'),
  ];
}

export function createCare({ repository, money, clock, autoLogoff }: CareInput): Care {
  const believed = new Map<number, { known: Known; until: number }>();

  async function read(userId: number): Promise<Known> {
    const before = believed.get(userId);
    if (before && before.until > performance.now()) return before.known;
    const known = await repository.read(userId);
    if (believed.size >= MAX_BELIEVED) believed.clear();
    believed.set(userId, { known, until: performance.now() + BELIEVED_MS });
    return known;
  }

  /** Why a player may have no session now. */
  async function barOf(userId: number, now: number): Promise<SessionEnd | null> {
    const known = await read(userId);
    if ((known.care.excludedUntil ?? 0) > now) return 'exclusion';
    return remainingAt(known, now).remaining === 0 ? 'limit' : null;
  }

  async function setSession(userId: number, wanted: number | null): Promise<void> {
    const now = clock.now();
    const { care } = await repository.read(userId);
    const current = hoursAt(care, now);
    const waits = isLooser(wanted, current);
    await repository.setSession(userId, {
      sessionHours: waits ? current : wanted,
      nextHours: waits ? wanted : null,
      nextAt: waits ? now + DAY_MS : null,
    });
  }

  async function limits(userId: number): Promise<CareLimit[]> {
    const { care } = await repository.read(userId);
    return [...toLimits(care, clock.now()), ...(await money.limits(userId))];
  }

  async function realityAt(session: SessionRow): Promise<number | null> {
    const { realityMinutes } = (await read(session.userId)).care;
    if (realityMinutes === null || session.isRealityOff) return null;
    return (session.realityAt ?? session.signedInAt) + realityMinutes * MINUTE;
  }

  return {
    async endOf({ userId, activeAt }, now) {
      if (idleStateOf(autoLogoff(), activeAt, now - GRACE_MS) === 'over') return 'idle';
      return barOf(userId, now);
    },
    async used(userId, now) {
      await repository.count(userId, now, GAP_MS);
      believed.delete(userId);
    },
    async admit(userId) {
      believed.delete(userId);
      const bar = await barOf(userId, clock.now());
      if (bar === 'exclusion') throw new ApiError('PLAYER_EXCLUDED');
      if (bar === 'limit') throw new ApiError('SESSION_LIMIT_ENDED');
    },
    async lifeOf(session) {
      const { signedInAt, activeAt } = session;
      const { limitAt } = remainingAt(await read(session.userId), clock.now());
      const [reality, limitToApproveAt] = await Promise.all([realityAt(session), money.toApproveAt(session.userId)]);
      return { signedInAt, activeAt, limitAt, realityAt: reality, limitToApproveAt };
    },
    remaining: async (userId) => remainingAt(await read(userId), clock.now()),
    limits,
    async setLimits(userId, wanted) {
      for (const { limitType, limitValue } of wanted) {
        const value = limitValue === -1 ? null : limitValue;
        if (limitType === 31) await setSession(userId, value);
        if (limitType === 32) await repository.setReality(userId, value);
      }
      await money.set(userId, onMoney(wanted));
      believed.delete(userId);
      return limits(userId);
    },
    money,
    async exclude(userId, days) {
      const until = await repository.exclude(userId, clock.now() + days * DAY_MS);
      believed.delete(userId);
      return until;
    },
    async totals({ userId, signedInAt }) {
      const rows = await repository.moneySince(userId, signedInAt);
      const totals = rows.map(({ iso, staked, won }) => ({ iso, staked, won, net: won - staked }));
      return { signedInAt, now: clock.now(), totals };
    },
  };
}

/**
 * From when the time to the next reality check runs after an answer, epoch ms: from now, or, where nothing was answered,
 * so that the next one comes after a step of the timer (betting §9).
 */
export function realityFrom(now: number, minutes: number, action: 'continue' | 'log_out' | 'nothing'): number {
  return action === 'nothing' ? now + Math.min(REALITY_STEP_MS, minutes * MINUTE) - minutes * MINUTE : now;
}
