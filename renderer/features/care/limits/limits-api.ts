import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { limitRejected, limitsShown } from '../panel/care-api.ts';

const limitCalls = () => import('#shared/contracts/money-limits.ts');

/** Limits on money beside those on time; they come with the part that shows them (betting §7). */
export const limitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    availableLimits: queryOf(build, limitCalls, 'availableLimitsCall', {
      keepUnusedDataFor: 0,
    }),
    limitAction: mutationOf(build, limitCalls, 'limitActionCall', {
      onQueryStarted: limitRejected,
    }),
    cancelLimit: mutationOf(build, limitCalls, 'cancelLimitCall', {
      onQueryStarted: limitsShown,
    }),
  }),
});

export const { useAvailableLimitsQuery, useCancelLimitMutation, useLimitActionMutation } = limitsApi;
