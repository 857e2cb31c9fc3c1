import { baseApi } from '../api/base-api.ts';
import { accountCalls } from '../api/call-descriptions.ts';
import { mutationOf } from '../api/call-endpoints.ts';

/** Tops an account up with play money, from the account's dialog and from the page of deposits. */
const playMoneyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    playMoney: mutationOf(build, accountCalls, 'playMoneyCall'),
  }),
});

export const { usePlayMoneyMutation } = playMoneyApi;
