import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { gameCall } from '#shared/contracts/catalogue.ts';

export const gameApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    game: build.query<EndpointAnswer<typeof gameCall>, EndpointArguments<typeof gameCall>>(endpointOf(gameCall)),
  }),
});

export const { useGameQuery } = gameApi;
