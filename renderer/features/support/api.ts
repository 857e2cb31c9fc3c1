import type { BaseQueryApi, BaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query';
import { baseApi, type CallBaseQuery, type CallRequest, type EndpointArguments } from '#renderer/lib/api/base-api.ts';
import { type CallName, callOf, mutationOf, type NamedCall, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import type { RequestParts } from '#renderer/lib/api/request-path.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { Call, CallAnswer } from '#shared/contracts/call.ts';
import type { chatMessagesCall } from '#shared/contracts/support.ts';
import { guestMark } from './guest-mark.ts';

const supportCalls = () => import('#shared/contracts/support.ts');

/** Player of a query, 0 for a guest. Every query carries it, so that a cached answer is never shown to another player. */
type UserId = number;

type SupportCalls = Awaited<ReturnType<typeof supportCalls>>;
type Send = (request: CallRequest) => unknown;
type Answer<C extends Call> = QueryReturnValue<CallAnswer<C>, CallError, BaseQueryMeta<CallBaseQuery>>;

/** Makes the device of a guest known to support. Answers with what is in the way; null when nothing is. */
async function openSupport(send: Send, { extra }: BaseQueryApi): Promise<{ readonly error: CallError } | null> {
  const { error } = (await send({ load: callOf(supportCalls, 'openSupportCall'), parts: {} })) as Answer<Call>;
  if (error) return { error };
  await guestMark.set((extra as ThunkExtra).host.storage);
  return null;
}

const isNewGuest = (state: unknown) => selectPlayer(state as AppState) === null && !guestMark.isSet();

/**
 * A call that writes. The device of a guest is made known to support before the first one, and again when its token is
 * gone; the key of the intent stays the same, so that nothing is written twice.
 */
function writing<K extends CallName<SupportCalls>>(name: K) {
  type Written = NamedCall<SupportCalls, K>;
  const load = callOf(supportCalls, name);
  return {
    async queryFn(
      args: EndpointArguments<Written>,
      api: BaseQueryApi,
      _options: unknown,
      send: Send,
    ): Promise<Answer<Written>> {
      const request = { load, parts: args as RequestParts };
      const refused = isNewGuest(api.getState()) ? await openSupport(send, api) : null;
      if (refused) return refused;
      const answer = (await send(request)) as Answer<Written>;
      if (answer.error?.code !== 'SUPPORT_TOKEN_MISSING') return answer;
      return (await openSupport(send, api)) ?? ((await send(request)) as Answer<Written>);
    },
  };
}

const STATE = { type: 'Support', id: 'state' } as const;
const CHAT = { type: 'Support', id: 'chat' } as const;
const REQUESTS = { type: 'Support', id: 'requests' } as const;

export const supportApi = baseApi.enhanceEndpoints({ addTagTypes: ['Support'] }).injectEndpoints({
  endpoints: (build) => ({
    supportState: queryOf(build, supportCalls, 'supportStateCall', {
      parts: (_: UserId) => undefined,
      providesTags: [STATE],
    }),
    supportChat: build.infiniteQuery<CallAnswer<typeof chatMessagesCall>, UserId, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ before }) => before ?? undefined },
      query: ({ pageParam }) => ({
        load: callOf(supportCalls, 'chatMessagesCall'),
        parts: { query: { before: pageParam === null ? undefined : String(pageParam) } },
      }),
      providesTags: [CHAT],
    }),
    writeChat: build.mutation({
      ...writing('writeChatCall'),
      invalidatesTags: (answer) => (answer ? [STATE, CHAT] : []),
    }),
    supportRequests: queryOf(build, supportCalls, 'supportRequestsCall', {
      parts: (_: UserId) => ({ query: {} }),
      providesTags: [REQUESTS],
    }),
    paymentRequests: queryOf(build, supportCalls, 'supportRequestsCall', {
      parts: ({ paymentId }: { readonly userId: UserId; readonly paymentId: number | null }) => ({
        query: { about: 'payments' as const, ...(paymentId === null ? {} : { paymentId: String(paymentId) }) },
      }),
      providesTags: [REQUESTS],
    }),
    supportRequest: queryOf(build, supportCalls, 'supportRequestCall', {
      parts: ({ requestId }: { readonly userId: UserId; readonly requestId: number }) => ({
        params: { requestId: String(requestId) },
      }),
      providesTags: [REQUESTS],
    }),
    createSupportRequest: build.mutation({
      ...writing('createSupportRequestCall'),
      // Another open request is in the way, which the page shows instead of the form.
      invalidatesTags: (answer, error) => (answer || error?.code === 'SUPPORT_REQUEST_OPEN' ? [REQUESTS] : []),
    }),
    replySupportRequest: build.mutation({
      ...writing('replySupportRequestCall'),
      // A refusal tells that the request is no longer as it is shown.
      invalidatesTags: [REQUESTS],
    }),
    readSupport: mutationOf(build, supportCalls, 'readSupportCall', {
      invalidatesTags: (answer) => (answer ? [STATE, CHAT, REQUESTS] : []),
    }),
    askCallback: build.mutation(writing('askCallbackCall')),
  }),
});

export const {
  useAskCallbackMutation,
  useCreateSupportRequestMutation,
  usePaymentRequestsQuery,
  useReadSupportMutation,
  useReplySupportRequestMutation,
  useSupportChatInfiniteQuery,
  useSupportRequestQuery,
  useSupportRequestsQuery,
  useSupportStateQuery,
} = supportApi;
