import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { lifeCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  answerRealityCheckCall,
  limitPingCall,
  realityCheckCall,
  sessionPulseCall,
} from '#shared/contracts/session-life.ts';

type Pulse = typeof sessionPulseCall;
type Ping = typeof limitPingCall;
type Reality = typeof realityCheckCall;
type AnswerReality = typeof answerRealityCheckCall;

/** How the session stands; it comes with the parts that watch it. */
export const sessionEndsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessionPulse: build.mutation<EndpointAnswer<Pulse>, EndpointArguments<Pulse>>(
      endpointOf(async () => (await lifeCalls()).sessionPulseCall),
    ),
    limitPing: build.mutation<EndpointAnswer<Ping>, EndpointArguments<Ping>>(
      endpointOf(async () => (await lifeCalls()).limitPingCall),
    ),
    realityCheck: build.query<EndpointAnswer<Reality>, EndpointArguments<Reality>>({
      ...endpointOf(async () => (await lifeCalls()).realityCheckCall),
      keepUnusedDataFor: 0,
    }),
    answerRealityCheck: build.mutation<EndpointAnswer<AnswerReality>, EndpointArguments<AnswerReality>>(
      endpointOf(async () => (await lifeCalls()).answerRealityCheckCall),
    ),
  }),
});

export const { useAnswerRealityCheckMutation, useRealityCheckQuery } = sessionEndsApi;
