import type * as v from 'valibot';
import type { RetryPlan } from '../domain/transport/exchange.ts';
import type { CallRate } from './call-rate.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** What a narrow session is for: the player can do that and nothing else. */
export type NarrowSession = 'withdrawal';

/** How much of an answer may be left out. */
export interface PartialAnswer {
  /** Parts, as paths with dots, that must fit if they are there: their defaults would admit more than the answer. */
  readonly firm?: readonly string[];
}

/**
 * One call between the renderer and the back end, described once: client endpoints, platform routes and the OpenAPI
 * page are made from it.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly id: string;
  readonly method: HttpMethod;
  /** Path with `:name` parameters. Paths that the specification leaves open are entries of `paths.ts`. */
  readonly path: string;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  /** How often it may be made. */
  readonly rate: CallRate;
  /** Needs a signed-in session; without one the answer is 401. */
  readonly auth: boolean;
  /** A session that is only for withdrawing money may make the call; other sessions may make every call. */
  readonly narrow?: NarrowSession;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Codes of `shared/errors/catalogue.ts` that this call answers with. */
  readonly errors: readonly string[];
  /** Needs the header `idempotency-key` (a UUID made once for each intent of the player). */
  readonly idempotent?: boolean;
  /** Plan for sending the call again when no answer comes (shell §7); left out, it is sent once. */
  readonly retries?: RetryPlan;
  /** Carries the fingerprint of the device if the device has one (shell §7). */
  readonly fingerprint?: boolean;
  /** The request names the language of the page in the header `x-language`: the answer has words for the player. */
  readonly worded?: boolean;
  /**
   * The answer is the same for every caller and depends on the address alone: a cache between the back end and guests
   * may keep it for a second.
   */
  readonly isSameForAll?: boolean;
  /** Sends the body as multipart/form-data, not as JSON (shell §7, one-tap). */
  readonly isForm?: boolean;
  /**
   * Parts of the answer that do not fit may be left out: lists and settings that a page only shows. An answer without it
   * is used whole or not at all, such as one about money.
   */
  readonly partial?: PartialAnswer;
}

interface CallInput<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
> extends Omit<Partial<Call<P, Q, B, A>>, 'answer' | 'id' | 'method' | 'path' | 'rate' | 'summary'> {
  id: string;
  method: HttpMethod;
  path: string;
  rate: CallRate;
  summary: string;
  answer: A;
}

/**
 * Returns the description of a call with defaults for the parts left out: no auth, no parameters, no body, no errors of
 * its own.
 */
export function defineCall<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(input: CallInput<P, Q, B, A>): Call<P, Q, B, A> {
  return {
    auth: false,
    errors: [],
    ...input,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
  };
}

type Out<S> = S extends Schema ? v.InferOutput<S> : undefined;
type In<S> = S extends Schema ? v.InferInput<S> : undefined;

export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;
export type CallBody<C extends Call> = In<C['body']>;
export type CallQuery<C extends Call> = In<C['query']>;
export type CallParams<C extends Call> = In<C['params']>;
export type ParsedQuery<C extends Call> = Out<C['query']>;
export type ParsedBody<C extends Call> = Out<C['body']>;
export type ParsedParams<C extends Call> = Out<C['params']>;

/** Arguments that a caller passes: only the parts that the call declares. */
export type CallArguments<C extends Call> = (C['params'] extends Schema ? { params: CallParams<C> } : object) &
  (C['query'] extends Schema ? { query?: CallQuery<C> } : object) &
  (C['body'] extends Schema ? { body: CallBody<C> } : object);
