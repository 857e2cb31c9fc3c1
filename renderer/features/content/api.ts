import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { contentCalls } from '#renderer/lib/api/content-api.ts';

export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    content: queryOf(build, contentCalls, 'contentCall'),
    news: queryOf(build, contentCalls, 'newsCall'),
  }),
});

export const { useContentQuery, useNewsQuery } = contentApi;
