import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { factorCalls, securityApi } from '#renderer/lib/proof/security-api.ts';
import type { ChangedSecurity } from '#shared/contracts/factors.ts';
import { stands } from './sign-in-settings-api.ts';

const questionCalls = () => import('#shared/contracts/secure-question.ts');

interface Changing {
  readonly dispatch: (action: never) => unknown;
  readonly queryFulfilled: Promise<{ data: ChangedSecurity }>;
}

/** As `stands`, without the recovery codes: they are shown once and not stored with the page's data. */
const changes = {
  async onQueryStarted(_args: unknown, { dispatch, queryFulfilled }: Changing) {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    const { newRecoveryCodes: _shownOnce, ...security } = answer.data;
    dispatch(securityApi.util.upsertQueryData('security', undefined, security) as never);
  },
};

/** Factors of two-step sign-in and the secure question; they come with the settings. */
const factorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setTwoStep: mutationOf(build, factorCalls, 'setTwoStepCall', { ...changes }),
    askTotp: mutationOf(build, factorCalls, 'askTotpCall'),
    confirmTotp: mutationOf(build, factorCalls, 'confirmTotpCall', { ...changes }),
    removeTotp: mutationOf(build, factorCalls, 'removeTotpCall', { ...stands }),
    makeRecoveryCodes: mutationOf(build, factorCalls, 'makeRecoveryCodesCall', { ...changes }),
    setSecureQuestion: mutationOf(build, questionCalls, 'setSecureQuestionCall', { ...stands }),
    removeSecureQuestion: mutationOf(build, questionCalls, 'removeSecureQuestionCall', { ...stands }),
  }),
});

export const {
  useAskTotpMutation,
  useConfirmTotpMutation,
  useMakeRecoveryCodesMutation,
  useRemoveSecureQuestionMutation,
  useRemoveTotpMutation,
  useSetSecureQuestionMutation,
  useSetTwoStepMutation,
} = factorsApi;
