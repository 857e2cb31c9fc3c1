import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { referenceCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import * as contract from '#shared/contracts/analytics.ts';

// Loaded with the feature: a file that arrives with the first record would be missing when the site has just gone away.
const analyticsCalls = async () => contract;

export const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    collect: mutationOf(build, analyticsCalls, 'collectCall'),
    counters: queryOf(build, referenceCalls, 'countersCall'),
  }),
});
