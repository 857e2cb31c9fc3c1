import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { appsCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { appsCall } from '#shared/contracts/apps.ts';

export const appsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apps: build.query<EndpointAnswer<typeof appsCall>, EndpointArguments<typeof appsCall>>(
      endpointOf(async () => (await appsCalls()).appsCall),
    ),
  }),
});

export const { useAppsQuery } = appsApi;
