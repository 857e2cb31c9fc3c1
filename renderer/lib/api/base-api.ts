import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import type { Call, CallAnswer, CallArguments } from '#shared/contracts/call.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import { answerError, type CallError, networkError } from './call-error.ts';
import { type RequestParts, requestPath } from './request-path.ts';

interface CallRequest {
  readonly call: Call;
  readonly parts: RequestParts;
}

/** Arguments of an endpoint: the parts its call declares, and the key of the intent where the call needs one. */
export type EndpointArguments<C extends Call> = keyof CallArguments<C> extends never
  ? // biome-ignore lint/suspicious/noConfusingVoidType: hooks of endpoints without arguments are called without one
    void
  : CallArguments<C> & { readonly idempotencyKey?: string };

/** Sends a described call through the fetcher of the store (axios in the browser) and checks what comes back. */
const axiosBaseQuery: BaseQueryFn<CallRequest, unknown, CallError> = async ({ call, parts }, { extra, signal }) => {
  const { fetcher, callPaths } = extra as ThunkExtra;
  const headers = parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : undefined;
  try {
    const { status, body } = await fetcher({
      method: call.method,
      path: requestPath(callPaths[call.id] ?? call.path, parts),
      signal,
      ...(parts.body === undefined ? {} : { body: parts.body }),
      ...(headers ? { headers } : {}),
    });
    if (status < 200 || status >= 300) return { error: answerError(status, body) };
    const answer = v.safeParse(call.answer, body);
    return answer.success ? { data: answer.output } : { error: { status, code: 'ANSWER_MALFORMED' } };
  } catch {
    return { error: networkError(signal.aborted) };
  }
};

/** The one API object; features inject their endpoints into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Session', 'Coupons', 'Limits'],
  endpoints: () => ({}),
});

/**
 * The `query` of an endpoint, made from its call:
 * `build.query<CallAnswer<typeof call>, EndpointArguments<typeof call>>(endpointOf(call))`.
 */
export function endpointOf<C extends Call>(call: C) {
  return {
    query: (args: EndpointArguments<C>): CallRequest => ({ call, parts: (args ?? {}) as RequestParts }),
  };
}

export type EndpointAnswer<C extends Call> = CallAnswer<C>;
