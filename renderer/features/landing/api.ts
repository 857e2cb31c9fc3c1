import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';

const landingCalls = () => import('#shared/contracts/landing.ts');

export const landingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    landing: queryOf(build, landingCalls, 'landingCall'),
  }),
});

export const { useLandingQuery } = landingApi;

/** How often the games of a landing are read again; prices and scores come by the feed. */
export const LANDING_POLL_MS = 30_000;
