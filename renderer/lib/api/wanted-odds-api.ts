import { baseApi } from './base-api.ts';
import { mutationOf, queryOf } from './call-endpoints.ts';

interface WantedOddsQuery {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

const wantedOddsCalls = () => import('#shared/contracts/wanted-odds.ts');

export const wantedOddsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    wantedOddsOrders: queryOf(build, wantedOddsCalls, 'wantedOddsOrdersCall', {
      parts: (_: WantedOddsQuery) => ({ body: { told: [] } }),
      providesTags: ['Coupons'],
    }),
    toldOfBets: mutationOf(build, wantedOddsCalls, 'wantedOddsOrdersCall', {
      parts: (told: readonly string[]) => ({ body: { told: [...told] } }),
    }),
    endWantedOddsOrder: mutationOf(build, wantedOddsCalls, 'cancelPlacementCall', {
      // It may have been placed a moment before.
      invalidatesTags: ['Coupons', 'Session'],
    }),
  }),
});

export const { useEndWantedOddsOrderMutation, useToldOfBetsMutation, useWantedOddsOrdersQuery } = wantedOddsApi;
