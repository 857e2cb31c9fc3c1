import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { lifeCalls } from '#renderer/lib/api/later-call-descriptions.ts';

/** How the session stands; it comes with the parts that watch it. */
export const sessionEndsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessionPulse: mutationOf(build, lifeCalls, 'sessionPulseCall'),
    limitPing: mutationOf(build, lifeCalls, 'limitPingCall'),
    realityCheck: queryOf(build, lifeCalls, 'realityCheckCall', {
      keepUnusedDataFor: 0,
    }),
    answerRealityCheck: mutationOf(build, lifeCalls, 'answerRealityCheckCall'),
  }),
});

export const { useAnswerRealityCheckMutation, useRealityCheckQuery } = sessionEndsApi;
