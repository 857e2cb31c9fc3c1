import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { searchCalls } from '#renderer/lib/api/later-call-descriptions.ts';

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: queryOf(build, searchCalls, 'searchCall', {
      keepUnusedDataFor: 30,
    }),
    popularSearches: queryOf(build, searchCalls, 'popularSearchesCall', {
      keepUnusedDataFor: 60,
    }),
    noteSearchOpened: mutationOf(build, searchCalls, 'noteSearchOpenedCall'),
  }),
});

export const { useNoteSearchOpenedMutation, usePopularSearchesQuery, useSearchQuery } = searchApi;
