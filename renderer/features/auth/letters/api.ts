import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { askPasswordCall, followLinkCall, resetPasswordCall } from '#shared/contracts/letters.ts';

const lettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followLink: build.mutation<EndpointAnswer<typeof followLinkCall>, EndpointArguments<typeof followLinkCall>>(
      endpointOf(followLinkCall),
    ),
    askPassword: build.mutation<EndpointAnswer<typeof askPasswordCall>, EndpointArguments<typeof askPasswordCall>>(
      endpointOf(askPasswordCall),
    ),
    resetPassword: build.mutation<
      EndpointAnswer<typeof resetPasswordCall>,
      EndpointArguments<typeof resetPasswordCall>
    >({ ...endpointOf(resetPasswordCall), invalidatesTags: ['Session'] }),
  }),
});

export const { useAskPasswordMutation, useFollowLinkMutation, useResetPasswordMutation } = lettersApi;
