import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { lifeCalls } from '#renderer/lib/api/later-call-descriptions.ts';

const conversionCalls = () => import('#shared/contracts/account-conversion.ts');

/** What the modals ask for themselves; it comes with them. */
const modalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    conversions: queryOf(build, conversionCalls, 'conversionsCall', {
      keepUnusedDataFor: 0,
    }),
    convertAccount: mutationOf(build, conversionCalls, 'convertAccountCall'),
    heldLimits: queryOf(build, lifeCalls, 'limitsCall', {
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useConversionsQuery, useConvertAccountMutation, useHeldLimitsQuery } = modalsApi;
