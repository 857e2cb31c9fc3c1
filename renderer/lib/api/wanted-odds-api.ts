import { baseApi } from './base-api.ts';
import { mutationOf, queryOf } from './call-endpoints.ts';

interface WantedOddsQuery {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

const waitingBetsCalls = () => import('#shared/contracts/waiting-bets.ts');

export const wantedOddsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    wantedOddsOrders: queryOf(build, waitingBetsCalls, 'waitingBetsCall', {
      parts: (_: WantedOddsQuery) => ({ body: { told: [] } }),
      providesTags: ['Coupons'],
    }),
    toldOfBets: mutationOf(build, waitingBetsCalls, 'waitingBetsCall', {
      parts: (told: readonly string[]) => ({ body: { told: [...told] } }),
    }),
    endWantedOddsOrder: mutationOf(build, waitingBetsCalls, 'cancelPlacementCall', {
      // It may have been placed a moment before.
      invalidatesTags: ['Coupons', 'Session'],
    }),
  }),
});

export const { useEndWantedOddsOrderMutation, useToldOfBetsMutation, useWantedOddsOrdersQuery } = wantedOddsApi;
