import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { loginCall, logoutCall, playMoneyCall, registerCall, switchAccountCall } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { couponHistoryCall } from '#shared/contracts/coupon.ts';

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<EndpointAnswer<typeof loginCall>, EndpointArguments<typeof loginCall>>(endpointOf(loginCall)),
    register: build.mutation<EndpointAnswer<typeof registerCall>, EndpointArguments<typeof registerCall>>(
      endpointOf(registerCall),
    ),
    logout: build.mutation<EndpointAnswer<typeof logoutCall>, EndpointArguments<typeof logoutCall>>(
      endpointOf(logoutCall),
    ),
    switchAccount: build.mutation<
      EndpointAnswer<typeof switchAccountCall>,
      EndpointArguments<typeof switchAccountCall>
    >(endpointOf(switchAccountCall)),
    playMoney: build.mutation<EndpointAnswer<typeof playMoneyCall>, EndpointArguments<typeof playMoneyCall>>(
      endpointOf(playMoneyCall),
    ),
    /** How many coupons of a player are open; their settlement changes the balance. */
    openCoupons: build.query<number, { readonly userId: number }>({
      query: () => ({ call: couponHistoryCall, parts: { query: { state: 'open', limit: '1' } } }),
      transformResponse: (answer) =>
        (answer as CallAnswer<typeof couponHistoryCall>).sums.reduce((total, { count }) => total + count, 0),
      providesTags: ['Coupons'],
    }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useOpenCouponsQuery,
  usePlayMoneyMutation,
  useRegisterMutation,
  useSwitchAccountMutation,
} = authApi;
