import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { securityApi, securityCalls } from '#renderer/lib/proof/security-api.ts';
import type { Security } from '#shared/contracts/security.ts';

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

/** Changes of how the player signs in, and where; they come with the settings. */
const signInSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    endSession: mutationOf(build, securityCalls, 'endSessionCall', {
      ...stands,
    }),
    endOtherSessions: mutationOf(build, securityCalls, 'endOtherSessionsCall', {
      ...stands,
    }),
    askPhone: mutationOf(build, securityCalls, 'askPhoneCall'),
    confirmPhone: mutationOf(build, securityCalls, 'confirmPhoneCall', {
      ...stands,
    }),
    askEmail: mutationOf(build, securityCalls, 'askEmailCall'),
    confirmEmail: mutationOf(build, securityCalls, 'confirmEmailCall', {
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
    changePassword: mutationOf(build, securityCalls, 'changePasswordCall', {
      ...stands,
    }),
  }),
});

export const {
  useAskEmailMutation,
  useChangePasswordMutation,
  useAskPhoneMutation,
  useConfirmEmailMutation,
  useConfirmPhoneMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} = signInSettingsApi;
