import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Call, CallAnswer, NarrowSession, ParsedBody, ParsedParams, ParsedQuery } from '#shared/contracts/call.ts';
import type { CallLimit } from '#shared/contracts/call-rate.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import type { Counters } from '../modules/accounts/counters.ts';
import type { ReaderNames } from '../modules/names/names-service.ts';
import { ApiError } from './api-error.ts';
import { namePlan } from './name-plan.ts';
import { unreadableText } from './readable-text.ts';

interface CallContext<C extends Call> {
  readonly params: ParsedParams<C>;
  readonly query: ParsedQuery<C>;
  readonly body: ParsedBody<C>;
  /** Id of the signed-in player; 0 for a visitor on a call without `auth`. */
  readonly userId: number;
  /** The header idempotency-key, checked to be a UUID, on `idempotent` calls; '' on others. */
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a module implements for one call; this file adds the checks, the errors and the schema. */
type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallAnswer<C>> | CallAnswer<C>;

export type RegisterCall = <C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>) => void;

/** Limits and what counts calls in all processes together. */
export interface LimitedBy {
  /** Returns the limit of a call; null for one that is not counted. */
  readonly limitOf: (call: Call) => CallLimit | null;
  readonly counters: Pick<Counters, 'take'>;
}

/**
 * Returns the id of the player who makes a request, or 0 for a visitor. Throws for a session that is not for the call.
 */
export type Authenticate = (request: FastifyRequest, call: Call) => Promise<number>;

export interface CallRegistry {
  readonly register: RegisterCall;
  /** All calls registered up to now, for the OpenAPI page. */
  readonly calls: readonly Call[];
}

const uuid = v.pipe(v.string(), v.uuid());

/** Whether a request brings a session, which may have ended: its answer may set cookies. */
const hasSessionCookie = ({ cookies = {} }: FastifyRequest) =>
  Object.values(SESSION_COOKIES).some((name) => cookies[name] !== undefined);

/**
 * Headers of an answer that is the same for all guests, or for all of a language: shared caches keep it for a second,
 * browsers do not.
 */
const keptBriefly = (isNamed: boolean) => ({
  'cache-control': 'public, max-age=0, s-maxage=1',
  vary: `${isNamed ? 'accept-language, ' : ''}accept-encoding, origin`,
});

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/**
 * Reads a part of a request by its schema.
 *
 * @throws ApiError BAD_REQUEST that names each wrong field
 */
export function parsePart(part: string, schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const unreadable = unreadableText(value, part);
  if (unreadable !== null) {
    const issues = [{ path: unreadable, message: 'Must be text without NUL and without half a character' }];
    throw new ApiError('BAD_REQUEST', { message: `The ${part} has text that cannot be read.`, issues });
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({
    path: [part, v.getDotPath(issue)].filter(Boolean).join('.'),
    message: issue.message,
  }));
  throw new ApiError('BAD_REQUEST', { message: `The ${part} is not as described.`, issues });
}

function keyOf(call: Call, request: FastifyRequest): string {
  if (!call.idempotent) return '';
  const result = v.safeParse(uuid, request.headers['idempotency-key']);
  if (result.success) return result.output.toLowerCase();
  const issues = [{ path: 'headers.idempotency-key', message: 'Must be a UUID made once for each intent' }];
  throw new ApiError('BAD_REQUEST', { message: 'The idempotency key is missing or not a UUID.', issues });
}

/** Reduces an answer to the fields that its call describes. */
function shapeAnswer(call: Call, answer: unknown): unknown {
  const result = v.safeParse(call.answer, answer);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`);
  throw new Error(`The answer of ${call.id} is not as described: ${paths.join('; ')}`);
}

/**
 * Returns the hook of a route that counts its requests by network, and refuses those beyond the limit with
 * TOO_MANY_ATTEMPTS before their body is read.
 *
 * @param id routes with the same id share the limit
 */
export function limitHook(id: string, limit: CallLimit, counters: Pick<Counters, 'take'>) {
  return async ({ ip }: FastifyRequest): Promise<void> => {
    const { isAllowed, retryAfter } = await counters.take(`call:${id}:${networkOf(ip)}`, limit);
    if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
  };
}

/**
 * Creates routes from calls: each checks the caller, then parameters, query, body and key against the description, and
 * shapes the answer. The session is checked first, so that a visitor learns nothing about the request.
 *
 * @param authenticate returns the player of a request
 * @param limited what counts calls; without it none is limited
 * @param namesFor returns the names of teams and competitions by the header `accept-language`; without it answers keep
 *   those of the catalogue
 */
export function createCallRegistry(
  authenticate: Authenticate,
  limited?: LimitedBy,
  namesFor?: (acceptLanguage: string | undefined) => ReaderNames,
): CallRegistry {
  const calls: Call[] = [];

  function register<C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>): void {
    calls.push(call);
    const limit = limited?.limitOf(call);
    const writeNames = namesFor ? namePlan(call.answer) : null;
    app.route({
      method: call.method,
      url: call.path,
      config: { callId: call.id, narrow: call.narrow ?? null },
      ...(limited && limit ? { onRequest: limitHook(call.id, limit, limited.counters) } : {}),
      handler: async (request, reply) => {
        const userId = await authenticate(request, call);
        if (call.auth && userId === 0) throw new ApiError('SESSION_REQUIRED');
        const context = {
          userId,
          params: parsePart('params', call.params, request.params),
          query: parsePart('query', call.query, request.query),
          body: parsePart('body', call.body, request.body),
          idempotencyKey: keyOf(call, request),
          request,
          reply,
        } as CallContext<C>;
        const answer = shapeAnswer(call, await handler(context));
        if (writeNames && namesFor) writeNames(answer, namesFor(request.headers['accept-language']));
        if (call.isSameForAll && userId === 0 && !hasSessionCookie(request)) {
          reply.headers(keptBriefly(writeNames !== null));
        }
        // Fastify sends an empty body for null, and null is a valid answer.
        return reply.type('application/json; charset=utf-8').send(answer === null ? 'null' : answer);
      },
    });
  }

  return { register, calls };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the route's call. */
    callId?: string;
    /** The narrow sessions that may make the call; null or left out for none. */
    narrow?: NarrowSession | null;
  }
}
