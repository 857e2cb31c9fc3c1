import { baseApi } from '#renderer/lib/api/base-api.ts';
import { builderCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const builderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    priceBuilder: queryOf(build, builderCalls, 'priceBuilderCall', {
      // Prices move: an old answer is worth nothing.
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { usePriceBuilderQuery } = builderApi;
