import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseApi, type EndpointAnswer, type EndpointArguments } from '#renderer/lib/api/base-api.ts';
import { supportCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import type { RequestParts } from '#renderer/lib/api/request-path.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { Call } from '#shared/contracts/call.ts';
import type {
  askCallbackCall,
  chatMessagesCall,
  createSupportRequestCall,
  readSupportCall,
  replySupportRequestCall,
  supportRequestCall,
  supportRequestsCall,
  supportStateCall,
  writeChatCall,
} from '#shared/contracts/support.ts';
import { guestMark } from './guest-mark.ts';

/** Who asks; 0 for a guest. It is part of every query, so that nobody is shown what another one has left behind. */
type UserId = number;

type Send = (request: { load: () => Promise<Call>; parts: RequestParts }) => unknown;
type Answer<C extends Call> =
  | { readonly data: EndpointAnswer<C>; readonly error?: undefined }
  | { readonly error: CallError; readonly data?: undefined };

/** Makes the device of a guest known to support. Answers with what is in the way; null when nothing is. */
async function openSupport(send: Send, { extra }: BaseQueryApi): Promise<{ readonly error: CallError } | null> {
  const open = async () => (await supportCalls()).openSupportCall;
  const { error } = (await send({ load: open, parts: {} })) as Answer<Call>;
  if (error) return { error };
  await guestMark.set((extra as ThunkExtra).host.storage);
  return null;
}

const isNewGuest = (state: unknown) => selectPlayer(state as AppState) === null && !guestMark.isSet();

/**
 * A call that writes. The device of a guest is made known to support before the first one, and again when its token is
 * gone; the key of the intent stays the same, so that nothing is written twice.
 */
function writing<C extends Call>(load: () => Promise<C>) {
  return {
    async queryFn(args: EndpointArguments<C>, api: BaseQueryApi, _options: unknown, send: Send): Promise<Answer<C>> {
      const request = { load, parts: args as RequestParts };
      const refused = isNewGuest(api.getState()) ? await openSupport(send, api) : null;
      if (refused) return refused;
      const answer = (await send(request)) as Answer<C>;
      if (answer.error?.code !== 'SUPPORT_TOKEN_MISSING') return answer;
      return (await openSupport(send, api)) ?? ((await send(request)) as Answer<C>);
    },
  };
}

const STATE = { type: 'Support', id: 'state' } as const;
const CHAT = { type: 'Support', id: 'chat' } as const;
const REQUESTS = { type: 'Support', id: 'requests' } as const;

export const supportApi = baseApi.enhanceEndpoints({ addTagTypes: ['Support'] }).injectEndpoints({
  endpoints: (build) => ({
    supportState: build.query<EndpointAnswer<typeof supportStateCall>, UserId>({
      query: () => ({ load: async () => (await supportCalls()).supportStateCall, parts: {} }),
      providesTags: [STATE],
    }),
    supportChat: build.infiniteQuery<EndpointAnswer<typeof chatMessagesCall>, UserId, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ before }) => before ?? undefined },
      query: ({ pageParam }) => ({
        load: async () => (await supportCalls()).chatMessagesCall,
        parts: { query: { before: pageParam === null ? undefined : String(pageParam) } },
      }),
      providesTags: [CHAT],
    }),
    writeChat: build.mutation<EndpointAnswer<typeof writeChatCall>, EndpointArguments<typeof writeChatCall>>({
      ...writing(async () => (await supportCalls()).writeChatCall),
      invalidatesTags: (answer) => (answer ? [STATE, CHAT] : []),
    }),
    supportRequests: build.query<EndpointAnswer<typeof supportRequestsCall>, UserId>({
      query: () => ({ load: async () => (await supportCalls()).supportRequestsCall, parts: {} }),
      providesTags: [REQUESTS],
    }),
    supportRequest: build.query<
      EndpointAnswer<typeof supportRequestCall>,
      { readonly userId: UserId; readonly requestId: number }
    >({
      query: ({ requestId }) => ({
        load: async () => (await supportCalls()).supportRequestCall,
        parts: { params: { requestId: String(requestId) } },
      }),
      providesTags: [REQUESTS],
    }),
    createSupportRequest: build.mutation<
      EndpointAnswer<typeof createSupportRequestCall>,
      EndpointArguments<typeof createSupportRequestCall>
    >({
      ...writing(async () => (await supportCalls()).createSupportRequestCall),
      invalidatesTags: (answer) => (answer ? [REQUESTS] : []),
    }),
    replySupportRequest: build.mutation<
      EndpointAnswer<typeof replySupportRequestCall>,
      EndpointArguments<typeof replySupportRequestCall>
    >({
      ...writing(async () => (await supportCalls()).replySupportRequestCall),
      // A refusal tells that the request is no longer as it is shown.
      invalidatesTags: [REQUESTS],
    }),
    readSupport: build.mutation<EndpointAnswer<typeof readSupportCall>, EndpointArguments<typeof readSupportCall>>({
      query: (parts) => ({ load: async () => (await supportCalls()).readSupportCall, parts }),
      invalidatesTags: (answer) => (answer ? [STATE, CHAT, REQUESTS] : []),
    }),
    askCallback: build.mutation<EndpointAnswer<typeof askCallbackCall>, EndpointArguments<typeof askCallbackCall>>(
      writing(async () => (await supportCalls()).askCallbackCall),
    ),
  }),
});

export const {
  useAskCallbackMutation,
  useCreateSupportRequestMutation,
  useReadSupportMutation,
  useReplySupportRequestMutation,
  useSupportChatInfiniteQuery,
  useSupportRequestQuery,
  useSupportRequestsQuery,
  useSupportStateQuery,
} = supportApi;
