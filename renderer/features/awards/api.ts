import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const awardsCalls = () => import('#shared/contracts/awards.ts');

export const awardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    awards: queryOf(build, awardsCalls, 'awardsCall'),
  }),
});

export const { useAwardsQuery } = awardsApi;
