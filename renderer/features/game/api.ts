import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

export const gameApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    game: queryOf(build, catalogueCalls, 'gameCall'),
  }),
});

export const { useGameQuery } = gameApi;
