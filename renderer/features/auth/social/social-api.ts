import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { socialCalls } from '#renderer/lib/api/social-calls.ts';
import type {
  JoinedNetworks,
  joinedNetworksCall,
  joinNetworkCall,
  removeNetworkCall,
  socialLoginCall,
  socialStepCall,
  socialTwoStepCall,
} from '#shared/contracts/social.ts';

type SocialLogin = typeof socialLoginCall;
type TwoStep = typeof socialTwoStepCall;
type Join = typeof joinNetworkCall;
type Remove = typeof removeNetworkCall;

interface Removing {
  readonly dispatch: (action: never) => unknown;
  readonly queryFulfilled: Promise<{ data: JoinedNetworks }>;
}

/** Networks as a way in; it comes with what speaks of them (shell §7, social login). */
const socialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    socialStep: build.query<EndpointAnswer<typeof socialStepCall>, EndpointArguments<typeof socialStepCall>>({
      ...endpointOf(async () => (await socialCalls()).socialStepCall),
      keepUnusedDataFor: 0,
    }),
    socialLogin: build.mutation<EndpointAnswer<SocialLogin>, EndpointArguments<SocialLogin>>(
      endpointOf(async () => (await socialCalls()).socialLoginCall),
    ),
    socialTwoStep: build.mutation<EndpointAnswer<TwoStep>, EndpointArguments<TwoStep>>(
      endpointOf(async () => (await socialCalls()).socialTwoStepCall),
    ),
    joinedNetworks: build.query<
      EndpointAnswer<typeof joinedNetworksCall>,
      EndpointArguments<typeof joinedNetworksCall>
    >({ ...endpointOf(async () => (await socialCalls()).joinedNetworksCall), keepUnusedDataFor: 0 }),
    joinNetwork: build.mutation<EndpointAnswer<Join>, EndpointArguments<Join>>(
      endpointOf(async () => (await socialCalls()).joinNetworkCall),
    ),
    removeNetwork: build.mutation<EndpointAnswer<Remove>, EndpointArguments<Remove>>({
      ...endpointOf(async () => (await socialCalls()).removeNetworkCall),
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
  useRemoveNetworkMutation,
  useSocialLoginMutation,
  useSocialStepQuery,
  useSocialTwoStepMutation,
} = socialApi;
