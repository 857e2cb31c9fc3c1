import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Call, CallAnswer, ParsedBody, ParsedParams, ParsedQuery } from '#shared/contracts/call.ts';
import { ApiError } from './api-error.ts';

interface CallContext<C extends Call> {
  readonly params: ParsedParams<C>;
  readonly query: ParsedQuery<C>;
  readonly body: ParsedBody<C>;
  /** The signed-in player's id; 0 on calls without `auth` for a visitor. */
  readonly userId: number;
  /** The header idempotency-key, checked to be a UUID, on calls that are `idempotent`; else ''. */
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a module adds to the app for one call: everything around it (checks, errors, schema) is done once, here. */
type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallAnswer<C>> | CallAnswer<C>;

export type RegisterCall = <C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>) => void;

/** How often one caller may make a call, for `@fastify/rate-limit`; by the call's id. */
export type CallLimits = Readonly<Record<string, RateLimitOptions>>;

/** Tells who makes a request: the player's id, or 0 for a visitor. */
export type Authenticate = (request: FastifyRequest) => Promise<number>;

export interface CallRegistry {
  readonly register: RegisterCall;
  /** Every call registered so far, for the OpenAPI page. */
  readonly calls: readonly Call[];
}

const uuid = v.pipe(v.string(), v.uuid());

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

function parsePart(part: string, schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
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
  throw new ApiError('BAD_REQUEST', { message: 'The idempotency key is missing or no UUID.', issues });
}

/** An answer as its call describes it: what the description does not name is left out. */
function shapeAnswer(call: Call, answer: unknown): unknown {
  const result = v.safeParse(call.answer, answer);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`);
  throw new Error(`The answer of ${call.id} is not as described: ${paths.join('; ')}`);
}

/**
 * Makes routes of calls: who calls, whether parameters, query, body and key are as described, and that the answer is.
 * A session is asked for before anything is said about the request.
 *
 * @param authenticate tells who makes a request
 * @param limits how often, for the calls that are limited
 */
export function createCallRegistry(authenticate: Authenticate, limits: CallLimits = {}): CallRegistry {
  const calls: Call[] = [];

  function register<C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>): void {
    calls.push(call);
    app.route({
      method: call.method,
      url: call.path,
      config: { callId: call.id, ...(limits[call.id] ? { rateLimit: limits[call.id] } : {}) },
      handler: async (request, reply) => {
        const userId = await authenticate(request);
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
        // Fastify sends nothing for null, and null is an answer like any other.
        return reply.type('application/json; charset=utf-8').send(answer === null ? 'null' : answer);
      },
    });
  }

  return { register, calls };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the call that the route was made of. */
    callId?: string;
  }
}
