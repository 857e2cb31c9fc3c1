import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Call, CallArguments } from '#shared/contracts/call.ts';
import { callPath, NOT_OFFERED } from '#shared/domain/transport/call-path.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import { type CallError, networkError } from './call-error.ts';
import { type RequestParts, requestPath } from './request-path.ts';

/** Brings the description of a call, with the schema of its answer: no page needs it before it sends the call. */
export type CallLoader<C extends Call> = () => Promise<C>;

/** What an endpoint hands to the base query. */
export interface CallRequest {
  readonly load: CallLoader<Call>;
  readonly parts: RequestParts;
}

/** Arguments of an endpoint: the parts its call declares, and the key of the intent where the call needs one. */
export type EndpointArguments<C extends Call> = keyof CallArguments<C> extends never
  ? // biome-ignore lint/suspicious/noConfusingVoidType: hooks of endpoints without arguments are called without one
    void
  : CallArguments<C> & { readonly idempotencyKey?: string };

/** Base query of the one API object. */
export type CallBaseQuery = BaseQueryFn<CallRequest, unknown, CallError>;

/** Sends a described call through the fetcher of the store (axios in the browser) and checks what comes back. */
const axiosBaseQuery: CallBaseQuery = async ({ load, parts }, api) => {
  const { extra, signal, type, abort } = api;
  const { fetcher, callPaths, playerQueries, report } = extra as ThunkExtra;
  let end: (() => void) | undefined;
  try {
    const call = await load();
    if (call.auth && type === 'query') end = playerQueries.begin(abort);
    signal.throwIfAborted();
    const { method, retries, fingerprint } = call;
    const headers = {
      ...(parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {}),
      // Every address begins with its language.
      ...(call.worded ? { 'x-language': location.pathname.slice(1, 3) } : {}),
    };
    const pattern = callPath(callPaths, call);
    const path = requestPath(pattern ?? call.path, parts);
    const { status, body } =
      pattern === null
        ? NOT_OFFERED
        : await fetcher({
            method,
            ...(retries ? { retries } : {}),
            ...(fingerprint ? { fingerprint } : {}),
            path,
            signal,
            ...(parts.body === undefined ? {} : { body: parts.body }),
            headers,
          });
    if (status < 200 || status >= 300) {
      // What reads refusals comes with the first one.
      const { answerError } = await import('./answer-error.ts');
      return { error: answerError(status, body) };
    }
    const answer = await call.answer['~standard'].validate(body);
    if (!answer.issues) return { data: answer.value };
    const { takeUnfit } = await import('./unfit-answer.ts');
    return takeUnfit(call, { path, status, body }, report);
  } catch {
    return { error: networkError(signal.aborted) };
  } finally {
    end?.();
  }
};

/** The one API object; features inject their endpoints into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Session', 'Coupons', 'Limits', 'Terms', 'Notices', 'UserConfig'],
  endpoints: () => ({}),
});
