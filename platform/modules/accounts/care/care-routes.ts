import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallAnswer } from '#shared/contracts/call.ts';
import {
  answerRealityCheckCall,
  blockUserCall,
  limitPingCall,
  limitsCall,
  realityCheckCall,
  sessionPulseCall,
  setLimitsCall,
} from '#shared/contracts/session-life.ts';
import { type AutoLogoffConfig, idleStateOf } from '#shared/domain/care/care-rules.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Authentication } from '../authentication-service.ts';
import { readSessionCookie } from '../session-cookies.ts';
import type { Sessions } from '../sessions.ts';
import type { SessionRow } from '../sessions-repository.ts';
import type { Care } from './care-service.ts';
import { registerLimitRoutes } from './limit-routes.ts';

interface CareRoutes {
  readonly register: RegisterCall;
  readonly authentication: Authentication;
  readonly sessions: Sessions;
  readonly care: Care;
  readonly clock: ServerClock;
  readonly autoLogoff: () => AutoLogoffConfig;
}

/** Reported input that moves the stored instant by less than this (ms) is not stored. */
const FINE_MS = 5000;

type Pulse = CallAnswer<typeof sessionPulseCall>;

/** Returns the pulse of a session: pages report the player's input, and learn when the session ends (shell §4). */
function createPulse({ authentication, sessions, care, clock, autoLogoff }: CareRoutes) {
  /** Only the server knows the input of all tabs, so only its own record ends a session. */
  async function isOver({ hash, activeAt }: SessionRow, now: number): Promise<boolean> {
    if (idleStateOf(autoLogoff(), activeAt, now) === 'active') return false;
    await sessions.end(hash, 'idle');
    return true;
  }

  async function overAt(now: number, id: string): Promise<Pulse> {
    const end = await sessions.endOf(id);
    if (end !== 'exclusion') return { now, life: null, end };
    const userId = await sessions.playerOf(id);
    return { now, life: null, end, until: userId === null ? null : await care.excludedUntil(userId) };
  }

  return async (request: FastifyRequest, idleMs: number | null, isUnanswered: boolean): Promise<Pulse> => {
    const now = clock.now();
    const session = await authentication.sessionOf(request);
    if (!session) return overAt(now, readSessionCookie(request));
    const activeAt = idleMs === null ? session.activeAt : Math.max(session.activeAt, now - idleMs);
    const known = { ...session, activeAt };
    if (isUnanswered && (await isOver(known, now))) return { now, life: null, end: 'idle' };
    if (activeAt - session.activeAt > FINE_MS) await sessions.noteActive(session.hash, activeAt);
    return { now, life: await care.lifeOf(known), end: null };
  };
}

/** Registers the calls of session ends and of the player's limits on play (shell §4, §7; betting §4, §7). */
export function registerCareRoutes(app: FastifyInstance, input: CareRoutes): void {
  const { register, authentication, sessions, care, clock } = input;
  const pulse = createPulse(input);

  async function sessionOf(request: FastifyRequest): Promise<SessionRow> {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  }

  register(app, sessionPulseCall, ({ request, body }) => pulse(request, body.idleMs, body.isUnanswered));
  register(app, limitPingCall, async ({ userId }) => {
    await care.used(userId, clock.now());
    return { data: await care.remaining(userId) };
  });
  register(app, limitsCall, async ({ userId }) => ({ data: await care.limits(userId) }));
  register(app, setLimitsCall, async ({ request, userId, body }) => {
    const limitsData = await care.setLimits(userId, body.limits);
    const { hash } = await sessionOf(request);
    // The time to the first check runs from the moment it was requested.
    if (body.limits.some(({ limitType }) => limitType === 32)) await sessions.noteReality(hash, clock.now(), false);
    return { status: 'success' as const, data: { limitsData } };
  });
  registerLimitRoutes(app, register, care);
  register(app, blockUserCall, async ({ userId, body }) => {
    if ('hours' in body) return { success: true as const, data: { until: await care.timeOut(userId, body.hours) } };
    return { success: true as const, data: { until: await care.exclude(userId, body.days) } };
  });
  register(app, realityCheckCall, async ({ request }) => ({ data: await care.totals(await sessionOf(request)) }));
  register(app, answerRealityCheckCall, async ({ request, userId, body }) => {
    const session = await sessionOf(request);
    const { action, do_not_show_again: isOff } = body.data.attributes;
    const minutes = (await care.limits(userId)).find(({ limitType }) => limitType === 32)?.limitValue ?? -1;
    if (minutes === -1) return { data: { realityAt: null } };
    // Without a choice the check stays due (trust R18).
    if (action === 'nothing') return { data: { realityAt: (await care.lifeOf(session)).realityAt } };
    const realityAt = clock.now();
    await sessions.noteReality(session.hash, realityAt, isOff);
    return { data: { realityAt: (await care.lifeOf({ ...session, realityAt, isRealityOff: isOff })).realityAt } };
  });
}
