import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { landingCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { landingCall } from '#shared/contracts/landing.ts';

export const landingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    landing: build.query<EndpointAnswer<typeof landingCall>, EndpointArguments<typeof landingCall>>(
      endpointOf(async () => (await landingCalls()).landingCall),
    ),
  }),
});

export const { useLandingQuery } = landingApi;

/** How often the games of a landing are read again; prices and scores come by the feed. */
export const LANDING_POLL_MS = 30_000;
