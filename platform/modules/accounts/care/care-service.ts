import type { ParsedBody } from '#shared/contracts/call.ts';
import type {
  CareLimit,
  RealityTotals,
  SessionEnd,
  SessionLife,
  setLimitsCall,
} from '#shared/contracts/session-life.ts';
import { type AutoLogoffConfig, idleEndOf, realityDueAt } from '#shared/domain/care/care-rules.ts';
import { DAY_MS, hoursAt, PLAY_GAP_MS, sessionLimitAt } from '#shared/domain/care/session-limit.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Admission } from '../../admission/admission-service.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import type { SessionRules } from '../sessions.ts';
import type { SessionRow } from '../sessions-repository.ts';
import type { CareRepository, CareRow, PlayRow } from './care-repository.ts';
import { type MoneyLimitService, onMoney } from './money-limits.ts';

type SetLimit = ParsedBody<typeof setLimitsCall>['limits'][number];

/** The player's limits on play (shell §4; betting §3, §4). Deadlines are the server clock's (trust G9). */
export interface Care extends SessionRules {
  /** Deadlines of a living session. */
  lifeOf(session: SessionRow): Promise<SessionLife>;
  /** Play time left today, ms, and when it ends if play goes on; null without a limit. */
  remaining(userId: number): Promise<{ readonly remaining: number | null; readonly limitAt: number | null }>;
  /** End of the player's exclusion, epoch ms; null without one. */
  excludedUntil(userId: number): Promise<number | null>;
  limits(userId: number): Promise<CareLimit[]>;
  /** Sets limits: a stricter one applies at once, a looser one after its cooling time; a reality check at once. */
  setLimits(userId: number, limits: readonly SetLimit[]): Promise<CareLimit[]>;
  /** Excludes the player for a number of days, never shortening an exclusion; returns its end, epoch ms. */
  exclude(userId: number, days: number): Promise<number>;
  /** Starts or lengthens a break of a number of hours in which the player stakes nothing; returns its end, epoch ms. */
  timeOut(userId: number, hours: number): Promise<number>;
  /** Limits on money. */
  readonly money: MoneyLimitService;
  /** Time and money since the sign-in, amounts in minor units. */
  totals(session: SessionRow): Promise<RealityTotals>;
}

interface CareInput {
  readonly repository: CareRepository;
  readonly money: MoneyLimitService;
  readonly admission: Pick<Admission, 'changed' | 'exclude' | 'onChange' | 'timeOut'>;
  readonly clock: ServerClock;
  readonly autoLogoff: () => AutoLogoffConfig;
  /** Cooling time of a looser limit, hours. */
  readonly coolingHours: () => number;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

interface Known {
  readonly care: CareRow;
  readonly play: PlayRow | null;
}

const HOUR = 3_600_000;
/** How long the process uses values that it has read, ms: deadlines may be late by no more. */
const BELIEVED_MS = 5000;
const MAX_BELIEVED = 20_000;

/** Returns the rest of today's play time, and when it ends if play goes on. */
const remainingAt = ({ care, play }: Known, now: number) => sessionLimitAt(care, play, now);

const isLooser = (next: number | null, now: number | null) => now !== null && (next === null || next > now);
const seconds = (ms: number) => Math.floor(ms / 1000);

function toLimits(care: CareRow, now: number): CareLimit[] {
  const hours = hoursAt(care, now);
  const { nextAt, nextAskedAt } = care;
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
    ...(nextAt !== null && nextAt > now
      ? [
          {
            ...limit(31, care.nextHours, 'hours'),
            limitState: 'PENDING' as const,
            startedAt: seconds(nextAskedAt ?? nextAt - DAY_MS),
            endsAt: seconds(nextAt),
            needApprove: false,
          },
        ]
      : []),
    limit(32, care.realityMinutes, 'minutes'),
  ];
}

export function createCare(input: CareInput): Care {
  const { repository, money, admission, clock, autoLogoff, coolingHours, securityLog } = input;
  const believed = new Map<number, { known: Known; until: number }>();
  admission.onChange((userId) => believed.delete(userId));

  async function read(userId: number): Promise<Known> {
    const before = believed.get(userId);
    if (before && before.until > performance.now()) return before.known;
    const known = await repository.read(userId);
    if (believed.size >= MAX_BELIEVED) believed.clear();
    believed.set(userId, { known, until: performance.now() + BELIEVED_MS });
    return known;
  }

  /** Returns why a player may have no session now. */
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
      nextAt: waits ? now + coolingHours() * HOUR : null,
      nextAskedAt: waits ? now : null,
    });
  }

  async function limits(userId: number): Promise<CareLimit[]> {
    const { care } = await repository.read(userId);
    return [...toLimits(care, clock.now()), ...(await money.limits(userId))];
  }

  async function realityAt(session: SessionRow): Promise<number | null> {
    return realityDueAt(session, (await read(session.userId)).care.realityMinutes);
  }

  return {
    async endOf({ userId, activeAt, narrow }, now) {
      const idleEndsAt = idleEndOf(autoLogoff(), activeAt);
      if (idleEndsAt !== null && idleEndsAt <= now) return 'idle';
      // What bars a player from playing is why a narrow session began.
      return narrow === null ? barOf(userId, now) : null;
    },
    async used(userId, now) {
      await repository.count(userId, now, PLAY_GAP_MS);
      believed.delete(userId);
    },
    async lifeOf(session) {
      const { signedInAt, activeAt } = session;
      const { limitAt } = remainingAt(await read(session.userId), clock.now());
      const [reality, limitToApproveAt] = await Promise.all([realityAt(session), money.toApproveAt(session.userId)]);
      return { signedInAt, activeAt, limitAt, realityAt: reality, limitToApproveAt };
    },
    remaining: async (userId) => remainingAt(await read(userId), clock.now()),
    async excludedUntil(userId) {
      const { excludedUntil } = (await read(userId)).care;
      return excludedUntil !== null && excludedUntil > clock.now() ? excludedUntil : null;
    },
    limits,
    async setLimits(userId, wanted) {
      for (const { limitType, limitValue } of wanted) {
        const value = limitValue === -1 ? null : limitValue;
        if (limitType === 31) await setSession(userId, value);
        if (limitType === 32) await repository.setReality(userId, value);
      }
      await money.set(userId, onMoney(wanted));
      admission.changed(userId);
      await securityLog.record({ kind: 'limits_changed', userId, details: { limits: wanted } });
      return limits(userId);
    },
    money,
    async exclude(userId, days) {
      const until = await admission.exclude(userId, clock.now() + days * DAY_MS);
      await securityLog.record({ kind: 'excluded', userId, details: { until } });
      return until;
    },
    async timeOut(userId, hours) {
      const until = await admission.timeOut(userId, clock.now() + hours * HOUR);
      await securityLog.record({ kind: 'time_out_begun', userId, details: { until } });
      return until;
    },
    async totals({ userId, signedInAt }) {
      const rows = await repository.moneySince(userId, signedInAt);
      const totals = rows.map((row) => ({ ...row, net: row.won - (row.staked - row.open) }));
      return { signedInAt, now: clock.now(), totals };
    },
  };
}
