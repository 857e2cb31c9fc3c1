import { baseApi } from '#renderer/lib/api/base-api.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

/** The account that pays, changed in the slip. */
export const switchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    payFromAccount: mutationOf(build, accountCalls, 'switchAccountCall'),
  }),
});

export const { usePayFromAccountMutation } = switchApi;
