import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { searchCall } from '#shared/contracts/catalogue.ts';

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<EndpointAnswer<typeof searchCall>, EndpointArguments<typeof searchCall>>({
      ...endpointOf(async () => (await catalogueCalls()).searchCall),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
