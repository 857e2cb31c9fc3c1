import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { builderCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { priceBuilderCall } from '#shared/contracts/builder.ts';

const builderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    priceBuilder: build.query<EndpointAnswer<typeof priceBuilderCall>, EndpointArguments<typeof priceBuilderCall>>({
      ...endpointOf(async () => (await builderCalls()).priceBuilderCall),
      // Prices move: an old answer is worth nothing.
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { usePriceBuilderQuery } = builderApi;
