import { baseApi } from '#renderer/lib/api/base-api.ts';
import { identityCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const letterCalls = () => import('#shared/contracts/letters.ts');

const lettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followLink: mutationOf(build, letterCalls, 'followLinkCall'),
    askPasswordCode: mutationOf(build, identityCalls, 'askPasswordCodeCall'),
    checkPasswordCode: mutationOf(build, identityCalls, 'checkPasswordCodeCall'),
    resetPassword: mutationOf(build, letterCalls, 'resetPasswordCall', {
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useAskPasswordCodeMutation,
  useCheckPasswordCodeMutation,
  useFollowLinkMutation,
  useResetPasswordMutation,
} = lettersApi;
