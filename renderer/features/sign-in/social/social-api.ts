import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { socialCalls } from '#renderer/lib/api/social-calls.ts';

/** Networks as a way in; it comes with what speaks of them (shell §7, social login). */
const socialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    socialStep: queryOf(build, socialCalls, 'socialStepCall', {
      keepUnusedDataFor: 0,
    }),
    socialLogin: mutationOf(build, socialCalls, 'socialLoginCall'),
    socialTwoStep: mutationOf(build, socialCalls, 'socialTwoStepCall'),
    walletMessage: mutationOf(build, socialCalls, 'walletMessageCall'),
    walletAnswer: mutationOf(build, socialCalls, 'walletAnswerCall'),
  }),
});

export const {
  useSocialLoginMutation,
  useSocialStepQuery,
  useSocialTwoStepMutation,
  useWalletAnswerMutation,
  useWalletMessageMutation,
} = socialApi;
