import type { CallAnswer } from '#shared/contracts/call.ts';
import type { cancelPlacementCall, wantedOddsOrdersCall } from '#shared/contracts/wanted-odds.ts';
import { baseApi, type EndpointAnswer, endpointOf } from './base-api.ts';

interface WantedOddsQuery {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

const load = async () => (await import('#shared/contracts/wanted-odds.ts')).wantedOddsOrdersCall;

export const wantedOddsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    wantedOddsOrders: build.query<CallAnswer<typeof wantedOddsOrdersCall>, WantedOddsQuery>({
      query: () => ({ load, parts: { body: { told: [] } } }),
      providesTags: ['Coupons'],
    }),
    toldOfBets: build.mutation<CallAnswer<typeof wantedOddsOrdersCall>, readonly string[]>({
      query: (told) => ({ load, parts: { body: { told: [...told] } } }),
    }),
    endWantedOddsOrder: build.mutation<
      EndpointAnswer<typeof cancelPlacementCall>,
      { readonly params: { readonly key: string } }
    >({
      ...endpointOf(async () => (await import('#shared/contracts/wanted-odds.ts')).cancelPlacementCall),
      // It may have been placed a moment before.
      invalidatesTags: ['Coupons', 'Session'],
    }),
  }),
});

export const { useEndWantedOddsOrderMutation, useToldOfBetsMutation, useWantedOddsOrdersQuery } = wantedOddsApi;
