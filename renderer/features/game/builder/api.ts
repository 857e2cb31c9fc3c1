import { baseApi } from '#renderer/lib/api/base-api.ts';
import { builderCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

/** Endpoints of the bet builder. */
export const builderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    priceBuilder: queryOf(build, builderCalls, 'priceBuilderCall', {
      // Prices move, so an old answer is worthless.
      keepUnusedDataFor: 5,
    }),
    builderSuggestions: queryOf(build, builderCalls, 'builderSuggestionsCall', { keepUnusedDataFor: 15 }),
  }),
});

export const { useBuilderSuggestionsQuery, usePriceBuilderQuery } = builderApi;
