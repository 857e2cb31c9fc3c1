import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { analyticsCalls, referenceCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { collectCall } from '#shared/contracts/analytics.ts';
import type { countersCall } from '#shared/contracts/reference.ts';

export const analyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    collect: build.mutation<EndpointAnswer<typeof collectCall>, EndpointArguments<typeof collectCall>>(
      endpointOf(async () => (await analyticsCalls()).collectCall),
    ),
    counters: build.query<EndpointAnswer<typeof countersCall>, EndpointArguments<typeof countersCall>>(
      endpointOf(async () => (await referenceCalls()).countersCall),
    ),
  }),
});
