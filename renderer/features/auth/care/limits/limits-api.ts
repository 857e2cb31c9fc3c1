import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { limitCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { availableLimitsCall, cancelLimitCall, limitActionCall } from '#shared/contracts/money-limits.ts';
import { limitsShown } from '../care-api.ts';

type Available = typeof availableLimitsCall;
type Action = typeof limitActionCall;
type Cancel = typeof cancelLimitCall;

/** Limits on money beside those on time; they come with the part that shows them (betting §7). */
const limitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    availableLimits: build.query<EndpointAnswer<Available>, EndpointArguments<Available>>({
      ...endpointOf(async () => (await limitCalls()).availableLimitsCall),
      keepUnusedDataFor: 0,
    }),
    limitAction: build.mutation<EndpointAnswer<Action>, EndpointArguments<Action>>({
      ...endpointOf(async () => (await limitCalls()).limitActionCall),
      onQueryStarted: limitsShown,
    }),
    cancelLimit: build.mutation<EndpointAnswer<Cancel>, EndpointArguments<Cancel>>({
      ...endpointOf(async () => (await limitCalls()).cancelLimitCall),
      onQueryStarted: limitsShown,
    }),
  }),
});

export const { useAvailableLimitsQuery, useCancelLimitMutation, useLimitActionMutation } = limitsApi;
