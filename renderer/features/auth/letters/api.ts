import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { letterCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { askPasswordCall, followLinkCall, resetPasswordCall } from '#shared/contracts/letters.ts';

const lettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followLink: build.mutation<EndpointAnswer<typeof followLinkCall>, EndpointArguments<typeof followLinkCall>>(
      endpointOf(async () => (await letterCalls()).followLinkCall),
    ),
    askPassword: build.mutation<EndpointAnswer<typeof askPasswordCall>, EndpointArguments<typeof askPasswordCall>>(
      endpointOf(async () => (await letterCalls()).askPasswordCall),
    ),
    resetPassword: build.mutation<
      EndpointAnswer<typeof resetPasswordCall>,
      EndpointArguments<typeof resetPasswordCall>
    >({ ...endpointOf(async () => (await letterCalls()).resetPasswordCall), invalidatesTags: ['Session'] }),
  }),
});

export const { useAskPasswordMutation, useFollowLinkMutation, useResetPasswordMutation } = lettersApi;
