import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { accountCalls, couponCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { loginCall, logoutCall, registerCall } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<EndpointAnswer<typeof loginCall>, EndpointArguments<typeof loginCall>>(
      endpointOf(async () => (await accountCalls()).loginCall),
    ),
    register: build.mutation<EndpointAnswer<typeof registerCall>, EndpointArguments<typeof registerCall>>(
      endpointOf(async () => (await accountCalls()).registerCall),
    ),
    logout: build.mutation<EndpointAnswer<typeof logoutCall>, EndpointArguments<typeof logoutCall>>(
      endpointOf(async () => (await accountCalls()).logoutCall),
    ),
    /** How many coupons of a player are open; their settlement changes the balance. */
    openCoupons: build.query<number, { readonly userId: number }>({
      query: () => ({
        load: async () => (await couponCalls()).couponHistoryCall,
        parts: { query: { state: 'open', limit: '1' } },
      }),
      transformResponse: (answer) =>
        (answer as CallAnswer<typeof couponHistoryCall>).sums.reduce((total, { count }) => total + count, 0),
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation, useOpenCouponsQuery, useRegisterMutation } = authApi;
