import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { socialCalls } from '#renderer/lib/api/social-calls.ts';
import type { JoinedNetworks } from '#shared/contracts/social.ts';

interface Removing {
  readonly dispatch: (action: never) => unknown;
  readonly queryFulfilled: Promise<{ data: JoinedNetworks }>;
}

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
    joinedNetworks: queryOf(build, socialCalls, 'joinedNetworksCall', {
      keepUnusedDataFor: 0,
    }),
    joinNetwork: mutationOf(build, socialCalls, 'joinNetworkCall'),
    proveByNetwork: mutationOf(build, socialCalls, 'proveByNetworkCall'),
    removeNetwork: mutationOf(build, socialCalls, 'removeNetworkCall', {
      async onQueryStarted(_args, { dispatch, queryFulfilled }: Removing) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(socialApi.util.upsertQueryData('joinedNetworks', undefined, answer.data) as never);
      },
    }),
  }),
});

export const {
  useJoinedNetworksQuery,
  useJoinNetworkMutation,
  useProveByNetworkMutation,
  useRemoveNetworkMutation,
  useSocialLoginMutation,
  useSocialStepQuery,
  useSocialTwoStepMutation,
  useWalletAnswerMutation,
  useWalletMessageMutation,
} = socialApi;
