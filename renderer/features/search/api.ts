import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: queryOf(build, catalogueCalls, 'searchCall', {
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
