import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { contentCalls } from '#renderer/lib/api/content-api.ts';

/** The page of all offers, which the dialog shows in short. */
const firstOffersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    offersInShort: queryOf(build, contentCalls, 'contentCall'),
  }),
});

export const { useOffersInShortQuery } = firstOffersApi;
