import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { identityCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  askLoginLinkCall,
  phoneLoginCall,
  resendCodeCall,
  sendSmsCall,
  smsLoginCall,
  tokenLoginCall,
  twoStepLoginCall,
} from '#shared/contracts/identity.ts';

type PhoneLogin = typeof phoneLoginCall;
type SendSms = typeof sendSmsCall;
type SmsLogin = typeof smsLoginCall;
type TwoStepLogin = typeof twoStepLoginCall;
type TokenLogin = typeof tokenLoginCall;
type AskLoginLink = typeof askLoginLinkCall;
type ResendCode = typeof resendCodeCall;

/** Ways in besides e-mail and password; they come with the dialog (shell §7). */
const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    phoneLogin: build.mutation<EndpointAnswer<PhoneLogin>, EndpointArguments<PhoneLogin>>(
      endpointOf(async () => (await identityCalls()).phoneLoginCall),
    ),
    sendSms: build.mutation<EndpointAnswer<SendSms>, EndpointArguments<SendSms>>(
      endpointOf(async () => (await identityCalls()).sendSmsCall),
    ),
    smsLogin: build.mutation<EndpointAnswer<SmsLogin>, EndpointArguments<SmsLogin>>(
      endpointOf(async () => (await identityCalls()).smsLoginCall),
    ),
    twoStepLogin: build.mutation<EndpointAnswer<TwoStepLogin>, EndpointArguments<TwoStepLogin>>(
      endpointOf(async () => (await identityCalls()).twoStepLoginCall),
    ),
    tokenLogin: build.mutation<EndpointAnswer<TokenLogin>, EndpointArguments<TokenLogin>>(
      endpointOf(async () => (await identityCalls()).tokenLoginCall),
    ),
    askLoginLink: build.mutation<EndpointAnswer<AskLoginLink>, EndpointArguments<AskLoginLink>>(
      endpointOf(async () => (await identityCalls()).askLoginLinkCall),
    ),
    resendCode: build.mutation<EndpointAnswer<ResendCode>, EndpointArguments<ResendCode>>(
      endpointOf(async () => (await identityCalls()).resendCodeCall),
    ),
  }),
});

export const {
  useAskLoginLinkMutation,
  usePhoneLoginMutation,
  useResendCodeMutation,
  useSendSmsMutation,
  useSmsLoginMutation,
  useTokenLoginMutation,
  useTwoStepLoginMutation,
} = signInApi;
