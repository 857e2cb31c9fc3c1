import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { searchCalls } from '#renderer/lib/api/later-call-descriptions.ts';

export const favouritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Exactly these games, those that still exist. */
    favouriteGames: queryOf(build, catalogueCalls, 'gamesCall', {
      parts: (ids: readonly number[]) => ({
        query: { section: 'line' as const, ids: ids.join(',') },
      }),
      transformResponse: (answer) => answer.games,
    }),
    /** Games of a team, by its name. */
    teamGames: queryOf(build, searchCalls, 'searchCall', {
      parts: ({ name }: { readonly id: number; readonly name: string }) => ({ query: { text: name } }),
      transformResponse: (answer, _meta, { id }) =>
        answer.games.filter(({ home, away }) => home.id === id || away.id === id),
    }),
  }),
});

export const { useFavouriteGamesQuery, useTeamGamesQuery } = favouritesApi;
