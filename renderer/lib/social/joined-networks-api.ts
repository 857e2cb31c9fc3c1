import { baseApi } from '../api/base-api.ts';
import { mutationOf, queryOf } from '../api/call-endpoints.ts';
import { socialCalls } from '../api/social-calls.ts';

/** Networks that are linked with the player's account. */
export const joinedNetworksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinedNetworks: queryOf(build, socialCalls, 'joinedNetworksCall', {
      keepUnusedDataFor: 0,
    }),
    proveByNetwork: mutationOf(build, socialCalls, 'proveByNetworkCall'),
  }),
});

export const { useJoinedNetworksQuery, useProveByNetworkMutation } = joinedNetworksApi;
