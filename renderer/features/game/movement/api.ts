import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const historyCalls = () => import('#shared/contracts/price-history.ts');

const movementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    priceHistory: queryOf(build, historyCalls, 'priceHistoryCall', {
      // The present price comes from the feed; the rest is a step of time old.
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { usePriceHistoryQuery } = movementApi;
