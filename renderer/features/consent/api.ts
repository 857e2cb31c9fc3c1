import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';
import { consentCalls } from '#renderer/lib/api/later-call-descriptions.ts';

export const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logCookieAgreement: mutationOf(build, consentCalls, 'logCookieAgreementCall'),
  }),
});
