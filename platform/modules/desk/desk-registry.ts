import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, CallAnswer, ParsedBody, ParsedParams, ParsedQuery } from '#shared/contracts/call.ts';
import type { DeskCall } from '#shared/contracts/desk/desk-call.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import { mayAct } from '#shared/domain/staff/staff-roles.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { createCallRegistry, parsePart, type RegisterCall } from '../../plugins/call-route.ts';
import { withoutSecrets } from '../config/config-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import type { StaffSession } from './staff/staff-service.ts';

/** How an act of the desk is carried out. */
export interface ActPlan<C extends DeskCall> {
  /** The player whom the act concerns; null or left out for none. */
  readonly userId?: (body: ParsedBody<C>) => number | null;
  /** Returns what the act changes; it is recorded before and after the act. */
  readonly state?: (body: ParsedBody<C>) => unknown;
  /** Returns what the record holds of the body; without it, all but the reason. */
  readonly noted?: (body: ParsedBody<C>) => unknown;
  /** Returns why this account may not do this with its role. */
  readonly refusal?: (body: ParsedBody<C>, staff: Staff) => Promise<ApiError | null> | ApiError | null;
  readonly apply: (body: ParsedBody<C>, staff: Staff) => Promise<CallAnswer<C>> | CallAnswer<C>;
}

interface ReadContext<C extends Call> {
  readonly params: ParsedParams<C>;
  readonly query: ParsedQuery<C>;
  readonly staff: Staff;
}

/** Calls of the desk by what they are: reads and acts, each for its roles, and the entry, which is open. */
export interface DeskRegistry {
  /** A call that changes nothing. */
  read<C extends DeskCall>(call: C, handler: (context: ReadContext<C>) => Promise<CallAnswer<C>> | CallAnswer<C>): void;
  /** A change: recorded with who, what, before, after and why, also when it fails (decision 042). */
  act<C extends DeskCall>(call: C, plan: ActPlan<C>): void;
  /** A call of the entry, which belongs to no role. */
  readonly register: RegisterCall;
  /** Carries an act out for a page, with the body of its call. */
  perform(callId: string, body: unknown, staff: Staff): Promise<unknown>;
  /** Answers a read for a page. */
  ask<C extends DeskCall>(call: C, staff: Staff, parts: { params?: unknown; query?: unknown }): Promise<CallAnswer<C>>;
  readonly calls: readonly Call[];
}

interface RegistryInput {
  readonly sessionOf: (request: FastifyRequest) => Promise<StaffSession | null>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Largest part of a record, bytes of JSON; a larger one is recorded by its hash. */
const MAX_RECORDED = 16_384;

/** Returns a value as the record holds it: without secrets, and by its hash when it is large. */
function recorded(value: unknown): unknown {
  const text = JSON.stringify(withoutSecrets(value) ?? null);
  if (text.length <= MAX_RECORDED) return JSON.parse(text);
  return { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/**
 * Lets an account pass whose roles may make a call of the desk (decision 042).
 *
 * @throws ApiError FORBIDDEN, with the roles that are needed
 */
export function checkRole({ id, roles }: DeskCall, staff: Staff): void {
  if (roles.length === 0 || mayAct(staff.roles, roles)) return;
  throw new ApiError('FORBIDDEN', {
    message: `${id} needs one of the roles ${[...roles, 'administrator'].join(', ')}.`,
  });
}

type Act = { readonly call: DeskCall; readonly plan: ActPlan<DeskCall> };

/** Carries an act out and records it: once when it begins, so that no crash hides it, and once with its outcome. */
async function carryOut({ call, plan }: Act, given: unknown, staff: Staff, log: RegistryInput['securityLog']) {
  const body = given as ParsedBody<DeskCall>;
  const { reason, ...input } = body as { reason: string };
  const refusal = (await plan.refusal?.(body, staff)) ?? null;
  const userId = plan.userId?.(body) ?? null;
  const state = async () => recorded((await plan.state?.(body)) ?? null);
  const about = { act: call.id, actId: randomUUID(), input: recorded(plan.noted?.(body) ?? input), reason };
  const record = (kind: 'staff_act' | 'staff_act_begun', details: object) =>
    log.record({ kind, staffId: staff.id, userId, details: { ...about, ...details } });
  const refuse = (before: unknown, error: unknown) =>
    record('staff_act', { before, outcome: 'failed', error: error instanceof ApiError ? error.code : 'INTERNAL' });
  if (refusal) {
    await refuse(null, refusal);
    throw refusal;
  }
  const before = await state();
  await record('staff_act_begun', { before });
  const answer = await (async () => plan.apply(body, staff))().catch(async (error: unknown) => {
    await refuse(before, error);
    throw error;
  });
  const { proposal = null } = answer as { readonly proposal?: number | null };
  const outcome = proposal === null ? { outcome: 'done' } : { outcome: 'proposed', proposal };
  await record('staff_act', { before, after: await state(), ...outcome });
  return answer;
}

/** Creates the registry of the desk's calls on an app. */
export function createDeskRegistry(app: FastifyInstance, { sessionOf, securityLog }: RegistryInput): DeskRegistry {
  const described = new Map<string, DeskCall>();
  const acts = new Map<string, Act>();
  const reads = new Map<string, (context: ReadContext<DeskCall>) => unknown>();

  /** Checks the role before anything of the request is read. */
  async function authenticate(request: FastifyRequest): Promise<number> {
    const session = await sessionOf(request);
    const call = described.get(request.routeOptions.config.callId ?? '');
    if (session && call) checkRole(call, session.staff);
    return session?.staff.id ?? 0;
  }
  const { register, calls } = createCallRegistry(authenticate);

  async function staffOf(request: FastifyRequest): Promise<Staff> {
    const session = await sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session.staff;
  }

  return {
    register,
    calls,
    read(call, handler) {
      described.set(call.id, call);
      reads.set(call.id, handler as (context: ReadContext<DeskCall>) => unknown);
      register(app, call, async ({ params, query, request }) =>
        handler({ params, query, staff: await staffOf(request) } as ReadContext<typeof call>),
      );
    },
    act(call, plan) {
      const act = { call, plan } as unknown as Act;
      described.set(call.id, call);
      acts.set(call.id, act);
      register(
        app,
        call,
        async ({ body, request }) =>
          (await carryOut(act, body, await staffOf(request), securityLog)) as CallAnswer<typeof call>,
      );
    },
    async perform(callId, body, staff) {
      const act = acts.get(callId);
      if (!act) throw new ApiError('NOT_FOUND');
      checkRole(act.call, staff);
      return carryOut(act, parsePart('body', act.call.body, body), staff, securityLog);
    },
    async ask(call, staff, { params, query }) {
      checkRole(call, staff);
      const handler = reads.get(call.id);
      if (!handler) throw new ApiError('NOT_FOUND');
      const context = {
        params: parsePart('params', call.params, params),
        query: parsePart('query', call.query, query),
        staff,
      };
      return (await handler(context as ReadContext<DeskCall>)) as CallAnswer<typeof call>;
    },
  };
}
