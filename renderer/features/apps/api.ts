import { baseApi } from '#renderer/lib/api/base-api.ts';
import { appsCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

export const appsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apps: queryOf(build, appsCalls, 'appsCall'),
  }),
});

export const { useAppsQuery } = appsApi;
