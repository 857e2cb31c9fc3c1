import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { securityCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  askPhoneCall,
  confirmPhoneCall,
  endOtherSessionsCall,
  endSessionCall,
  Security,
  securityCall,
  setTwoStepCall,
} from '#shared/contracts/security.ts';

type EndSession = typeof endSessionCall;
type EndOthers = typeof endOtherSessionsCall;
type AskPhone = typeof askPhoneCall;
type ConfirmPhone = typeof confirmPhoneCall;
type SetTwoStep = typeof setTwoStepCall;

/** What a change answers is how things stand from then on: it takes the place of what was read before. */
export const stands = {
  async onQueryStarted(
    _args: unknown,
    { dispatch, queryFulfilled }: { dispatch: (action: never) => unknown; queryFulfilled: Promise<{ data: Security }> },
  ) {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(securityApi.util.upsertQueryData('security', undefined, answer.data) as never);
  },
};

/** How the player signs in, and where; it comes with the dialog of the account. */
const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    security: build.query<EndpointAnswer<typeof securityCall>, EndpointArguments<typeof securityCall>>({
      ...endpointOf(async () => (await securityCalls()).securityCall),
      // Another device may have signed in since.
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<EndpointAnswer<EndSession>, EndpointArguments<EndSession>>({
      ...endpointOf(async () => (await securityCalls()).endSessionCall),
      ...stands,
    }),
    endOtherSessions: build.mutation<EndpointAnswer<EndOthers>, EndpointArguments<EndOthers>>({
      ...endpointOf(async () => (await securityCalls()).endOtherSessionsCall),
      ...stands,
    }),
    askPhone: build.mutation<EndpointAnswer<AskPhone>, EndpointArguments<AskPhone>>(
      endpointOf(async () => (await securityCalls()).askPhoneCall),
    ),
    confirmPhone: build.mutation<EndpointAnswer<ConfirmPhone>, EndpointArguments<ConfirmPhone>>({
      ...endpointOf(async () => (await securityCalls()).confirmPhoneCall),
      ...stands,
    }),
    setTwoStep: build.mutation<EndpointAnswer<SetTwoStep>, EndpointArguments<SetTwoStep>>({
      ...endpointOf(async () => (await securityCalls()).setTwoStepCall),
      ...stands,
    }),
  }),
});

export const {
  useAskPhoneMutation,
  useConfirmPhoneMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSecurityQuery,
  useSetTwoStepMutation,
} = securityApi;
