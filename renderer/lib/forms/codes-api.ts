import { baseApi } from '../api/base-api.ts';
import { mutationOf } from '../api/call-endpoints.ts';
import { identityCalls } from '../api/later-call-descriptions.ts';

const codesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    resendCode: mutationOf(build, identityCalls, 'resendCodeCall'),
  }),
});

export const { useResendCodeMutation } = codesApi;
