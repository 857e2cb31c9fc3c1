import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { gameCall } from '#shared/contracts/catalogue.ts';

export const gameApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    game: build.query<EndpointAnswer<typeof gameCall>, EndpointArguments<typeof gameCall>>(
      endpointOf(async () => (await catalogueCalls()).gameCall),
    ),
  }),
});

export const { useGameQuery } = gameApi;
