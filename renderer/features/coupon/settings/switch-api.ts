import { baseApi } from '#renderer/lib/api/base-api.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

/** Changes the paying account in the bet slip. */
export const switchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    payFromAccount: mutationOf(build, accountCalls, 'switchAccountCall'),
  }),
});

export const { usePayFromAccountMutation } = switchApi;
