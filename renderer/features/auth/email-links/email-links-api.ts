import { baseApi } from '#renderer/lib/api/base-api.ts';
import { identityCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const emailLinkCalls = () => import('#shared/contracts/email-links.ts');

const emailLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followLink: mutationOf(build, emailLinkCalls, 'followLinkCall'),
    askPasswordCode: mutationOf(build, identityCalls, 'askPasswordCodeCall'),
    checkPasswordCode: mutationOf(build, identityCalls, 'checkPasswordCodeCall'),
    resetPassword: mutationOf(build, emailLinkCalls, 'resetPasswordCall', {
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useAskPasswordCodeMutation,
  useCheckPasswordCodeMutation,
  useFollowLinkMutation,
  useResetPasswordMutation,
} = emailLinksApi;
