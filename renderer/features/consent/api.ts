import { baseApi } from '#renderer/lib/api/base-api.ts';
import { consentCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

export const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logCookieAgreement: mutationOf(build, consentCalls, 'logCookieAgreementCall'),
  }),
});
