import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  accountsCall,
  addCurrencyCall,
  playMoneyCall,
  removeCurrencyCall,
  switchAccountCall,
} from '#shared/contracts/account.ts';

type AddCurrency = typeof addCurrencyCall;
type RemoveCurrency = typeof removeCurrencyCall;
type SwitchAccount = typeof switchAccountCall;
type PlayMoney = typeof playMoneyCall;

/** What is done to accounts, all of it in the account's dialog: it comes with it (betting §9, late modules). */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: build.query<EndpointAnswer<typeof accountsCall>, EndpointArguments<typeof accountsCall>>(
      endpointOf(async () => (await accountCalls()).accountsCall),
    ),
    switchAccount: build.mutation<EndpointAnswer<SwitchAccount>, EndpointArguments<SwitchAccount>>(
      endpointOf(async () => (await accountCalls()).switchAccountCall),
    ),
    addCurrency: build.mutation<EndpointAnswer<AddCurrency>, EndpointArguments<AddCurrency>>(
      endpointOf(async () => (await accountCalls()).addCurrencyCall),
    ),
    removeCurrency: build.mutation<EndpointAnswer<RemoveCurrency>, EndpointArguments<RemoveCurrency>>(
      endpointOf(async () => (await accountCalls()).removeCurrencyCall),
    ),
    playMoney: build.mutation<EndpointAnswer<PlayMoney>, EndpointArguments<PlayMoney>>(
      endpointOf(async () => (await accountCalls()).playMoneyCall),
    ),
  }),
});

export const { useAddCurrencyMutation, usePlayMoneyMutation, useRemoveCurrencyMutation, useSwitchAccountMutation } =
  accountsApi;
