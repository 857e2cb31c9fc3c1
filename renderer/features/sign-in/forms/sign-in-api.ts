import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { identityCalls } from '#renderer/lib/api/later-call-descriptions.ts';

/** Ways in besides e-mail and password; they come with the dialog (shell §7). */
const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneLogin: mutationOf(build, identityCalls, 'phoneLoginCall'),
    sendSms: mutationOf(build, identityCalls, 'sendSmsCall'),
    smsLogin: mutationOf(build, identityCalls, 'smsLoginCall'),
    twoStepLogin: mutationOf(build, identityCalls, 'twoStepLoginCall'),
    sendSecondStep: mutationOf(build, identityCalls, 'sendSecondStepCall'),
    askSecondStepPasskey: mutationOf(build, identityCalls, 'askSecondStepPasskeyCall'),
    tokenLogin: mutationOf(build, identityCalls, 'tokenLoginCall'),
    askLoginLink: mutationOf(build, identityCalls, 'askLoginLinkCall'),
    askWithdrawalLink: mutationOf(build, identityCalls, 'askWithdrawalLinkCall'),
  }),
});

export const {
  useAskLoginLinkMutation,
  useAskSecondStepPasskeyMutation,
  useAskWithdrawalLinkMutation,
  usePhoneLoginMutation,
  useSendSecondStepMutation,
  useSendSmsMutation,
  useSmsLoginMutation,
  useTokenLoginMutation,
  useTwoStepLoginMutation,
} = signInApi;
