import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { conversionCalls, lifeCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { conversionsCall, convertAccountCall } from '#shared/contracts/account-conversion.ts';
import type { limitsCall } from '#shared/contracts/session-life.ts';

type Quotes = typeof conversionsCall;
type Convert = typeof convertAccountCall;
type Limits = typeof limitsCall;

/** What the modals ask for themselves; it comes with them. */
const modalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    conversions: build.query<EndpointAnswer<Quotes>, EndpointArguments<Quotes>>({
      ...endpointOf(async () => (await conversionCalls()).conversionsCall),
      keepUnusedDataFor: 0,
    }),
    convertAccount: build.mutation<EndpointAnswer<Convert>, EndpointArguments<Convert>>(
      endpointOf(async () => (await conversionCalls()).convertAccountCall),
    ),
    heldLimits: build.query<EndpointAnswer<Limits>, EndpointArguments<Limits>>({
      ...endpointOf(async () => (await lifeCalls()).limitsCall),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useConversionsQuery, useConvertAccountMutation, useHeldLimitsQuery } = modalsApi;
