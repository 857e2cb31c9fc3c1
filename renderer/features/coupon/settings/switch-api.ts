import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { switchAccountCall } from '#shared/contracts/account.ts';

type SwitchAccount = typeof switchAccountCall;

/** The account that pays, changed in the slip. */
export const switchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    payFromAccount: build.mutation<EndpointAnswer<SwitchAccount>, EndpointArguments<SwitchAccount>>(
      endpointOf(async () => (await accountCalls()).switchAccountCall),
    ),
  }),
});

export const { usePayFromAccountMutation } = switchApi;
