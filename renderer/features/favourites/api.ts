import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { CallAnswer, CallQuery } from '#shared/contracts/call.ts';
import type { gamesCall, searchCall } from '#shared/contracts/catalogue.ts';

type Games = CallAnswer<typeof gamesCall>['games'];

export const favouritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Exactly these games, those that still exist. */
    favouriteGames: build.query<Games, readonly number[]>({
      query: (ids) => ({
        load: async () => (await catalogueCalls()).gamesCall,
        parts: { query: { section: 'line', ids: ids.join(',') } satisfies CallQuery<typeof gamesCall> },
      }),
      transformResponse: (answer) => (answer as CallAnswer<typeof gamesCall>).games,
    }),
    /** Games of a team, by its name. */
    teamGames: build.query<Games, { readonly id: number; readonly name: string }>({
      query: ({ name }) => ({
        load: async () => (await catalogueCalls()).searchCall,
        parts: { query: { text: name } },
      }),
      transformResponse: (answer, _meta, { id }) =>
        (answer as CallAnswer<typeof searchCall>).games.filter(({ home, away }) => home.id === id || away.id === id),
    }),
  }),
});

export const { useFavouriteGamesQuery, useTeamGamesQuery } = favouritesApi;
