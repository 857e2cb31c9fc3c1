import { baseApi } from '#renderer/lib/api/base-api.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

/** What is done to accounts, all of it in the account's dialog: it comes with it (betting §9, late modules). */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: queryOf(build, accountCalls, 'accountsCall'),
    switchAccount: mutationOf(build, accountCalls, 'switchAccountCall'),
    addCurrency: mutationOf(build, accountCalls, 'addCurrencyCall'),
    removeCurrency: mutationOf(build, accountCalls, 'removeCurrencyCall'),
  }),
});

export const { useAddCurrencyMutation, useRemoveCurrencyMutation, useSwitchAccountMutation } = accountsApi;
