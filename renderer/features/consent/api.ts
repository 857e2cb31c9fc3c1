import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { consentCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { logCookieAgreementCall } from '#shared/contracts/consent.ts';

export const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logCookieAgreement: build.mutation<
      EndpointAnswer<typeof logCookieAgreementCall>,
      EndpointArguments<typeof logCookieAgreementCall>
    >(endpointOf(async () => (await consentCalls()).logCookieAgreementCall)),
  }),
});
