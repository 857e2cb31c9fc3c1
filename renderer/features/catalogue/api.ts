import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { callOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { CallAnswer, CallQuery } from '#shared/contracts/call.ts';
import type { gamesCall } from '#shared/contracts/catalogue.ts';

/** What a list is asked for; its pages follow by themselves. */
export type GamesQuery = Omit<CallQuery<typeof gamesCall>, 'cursor'>;

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    games: build.infiniteQuery<CallAnswer<typeof gamesCall>, GamesQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (last) => last.next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        load: callOf(catalogueCalls, 'gamesCall'),
        parts: { query: { ...queryArg, cursor: pageParam || undefined } },
      }),
    }),
    featured: queryOf(build, catalogueCalls, 'featuredCall'),
  }),
});

export const { useGamesInfiniteQuery, useFeaturedQuery } = catalogueApi;

/** Games asked for at a time: more than a screen, few enough to be drawn at once. */
export const PAGE_SIZE = '30';
/** How often the set of games is read again; prices and scores come by the feed. */
export const GAMES_POLL_MS = { live: 15_000, line: 60_000 } as const;
