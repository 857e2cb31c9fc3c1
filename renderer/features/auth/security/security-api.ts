import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { securityCalls } from '#renderer/lib/api/call-descriptions.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import type {
  askEmailCall,
  askPhoneCall,
  confirmEmailCall,
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
type AskEmail = typeof askEmailCall;
type ConfirmEmail = typeof confirmEmailCall;
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
    askEmail: build.mutation<EndpointAnswer<AskEmail>, EndpointArguments<AskEmail>>(
      endpointOf(async () => (await securityCalls()).askEmailCall),
    ),
    confirmEmail: build.mutation<EndpointAnswer<ConfirmEmail>, EndpointArguments<ConfirmEmail>>({
      ...endpointOf(async () => (await securityCalls()).confirmEmailCall),
      async onQueryStarted(args, api) {
        void stands.onQueryStarted(args, api);
        const answer = await api.queryFulfilled.catch(() => null);
        if (!answer) return;
        const { email } = answer.data;
        // The page calls the player by it.
        api.dispatch(
          sessionApi.util.updateQueryData('session', undefined, (session) => {
            if (session) session.player.email = email;
          }),
        );
      },
    }),
    setTwoStep: build.mutation<EndpointAnswer<SetTwoStep>, EndpointArguments<SetTwoStep>>({
      ...endpointOf(async () => (await securityCalls()).setTwoStepCall),
      ...stands,
    }),
  }),
});

export const {
  useAskEmailMutation,
  useAskPhoneMutation,
  useConfirmEmailMutation,
  useConfirmPhoneMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSecurityQuery,
  useSetTwoStepMutation,
} = securityApi;
