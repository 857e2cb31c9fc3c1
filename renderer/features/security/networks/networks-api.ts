import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { socialCalls } from '#renderer/lib/api/social-calls.ts';
import { joinedNetworksApi } from '#renderer/lib/social/joined-networks-api.ts';
import type { JoinedNetworks } from '#shared/contracts/social.ts';

interface Removing {
  readonly dispatch: (action: never) => unknown;
  readonly queryFulfilled: Promise<{ data: JoinedNetworks }>;
}

/** Changes of the networks that are linked with the account; they come with the settings. */
const networksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinNetwork: mutationOf(build, socialCalls, 'joinNetworkCall'),
    removeNetwork: mutationOf(build, socialCalls, 'removeNetworkCall', {
      async onQueryStarted(_args, { dispatch, queryFulfilled }: Removing) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(joinedNetworksApi.util.upsertQueryData('joinedNetworks', undefined, answer.data) as never);
      },
    }),
  }),
});

export const { useJoinNetworkMutation, useRemoveNetworkMutation } = networksApi;
