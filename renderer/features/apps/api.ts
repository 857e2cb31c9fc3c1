import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const appsCalls = () => import('#shared/contracts/apps.ts');

export const appsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apps: queryOf(build, appsCalls, 'appsCall'),
  }),
});

export const { useAppsQuery } = appsApi;
