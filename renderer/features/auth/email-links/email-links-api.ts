import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { emailLinkCalls, identityCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { followLinkCall, resetPasswordCall } from '#shared/contracts/email-links.ts';
import type { askPasswordCodeCall, checkPasswordCodeCall } from '#shared/contracts/identity.ts';

type AskCode = typeof askPasswordCodeCall;
type CheckCode = typeof checkPasswordCodeCall;

const emailLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followLink: build.mutation<EndpointAnswer<typeof followLinkCall>, EndpointArguments<typeof followLinkCall>>(
      endpointOf(async () => (await emailLinkCalls()).followLinkCall),
    ),
    askPasswordCode: build.mutation<EndpointAnswer<AskCode>, EndpointArguments<AskCode>>(
      endpointOf(async () => (await identityCalls()).askPasswordCodeCall),
    ),
    checkPasswordCode: build.mutation<EndpointAnswer<CheckCode>, EndpointArguments<CheckCode>>(
      endpointOf(async () => (await identityCalls()).checkPasswordCodeCall),
    ),
    resetPassword: build.mutation<
      EndpointAnswer<typeof resetPasswordCall>,
      EndpointArguments<typeof resetPasswordCall>
    >({ ...endpointOf(async () => (await emailLinkCalls()).resetPasswordCall), invalidatesTags: ['Session'] }),
  }),
});

export const {
  useAskPasswordCodeMutation,
  useCheckPasswordCodeMutation,
  useFollowLinkMutation,
  useResetPasswordMutation,
} = emailLinksApi;
