import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';

/** Calls of pages of words. */
export const contentCalls = () => import('#shared/contracts/content.ts');

/** Pages of words that the site links now. */
export const contentPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contentPages: queryOf(build, contentCalls, 'contentPagesCall'),
  }),
});

export const { useContentPagesQuery } = contentPagesApi;

/** Arguments of the call of these pages: the same on the server and in the browser. */
export const contentPagesArguments = (language: string) => ({ query: { lang: language } });
