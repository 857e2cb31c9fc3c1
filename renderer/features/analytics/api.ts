import { baseApi } from '#renderer/lib/api/base-api.ts';
import { referenceCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const analyticsCalls = () => import('#shared/contracts/analytics.ts');

export const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    collect: mutationOf(build, analyticsCalls, 'collectCall'),
    counters: queryOf(build, referenceCalls, 'countersCall'),
  }),
});
