import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { accountCalls, couponCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { loginCall, logoutCall, secureDataCall, tokenCall, videoTokenCall } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import { tokenEnd } from '#shared/domain/transport/token-end.ts';

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<EndpointAnswer<typeof loginCall>, EndpointArguments<typeof loginCall>>(
      endpointOf(async () => (await accountCalls()).loginCall),
    ),
    logout: build.mutation<EndpointAnswer<typeof logoutCall>, EndpointArguments<typeof logoutCall>>(
      endpointOf(async () => (await accountCalls()).logoutCall),
    ),
    /** Renews the user token; tells when the new one ends, epoch ms, and keeps nothing else of it (trust G5). */
    renewToken: build.mutation<number | null, void>({
      query: () => ({
        load: async () => (await accountCalls()).tokenCall,
        parts: { query: { force_refresh: 'true' } },
      }),
      transformResponse: (answer) => tokenEnd((answer as CallAnswer<typeof tokenCall>).data.token),
    }),
    /** A token that opens video (shell §7); it is kept in memory, never in the store. */
    videoToken: build.mutation<EndpointAnswer<typeof videoTokenCall>, EndpointArguments<typeof videoTokenCall>>(
      endpointOf(async () => (await accountCalls()).videoTokenCall),
    ),
    /** Sets the cookies of shell §7, secure data. */
    secureData: build.mutation<EndpointAnswer<typeof secureDataCall>, EndpointArguments<typeof secureDataCall>>(
      endpointOf(async () => (await accountCalls()).secureDataCall),
    ),
    /** Tells the back end that somebody is there (shell §7, session call). */
    touchSession: build.mutation<null, void>({
      query: () => ({ load: async () => (await accountCalls()).sessionTouchCall, parts: {} }),
    }),
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

export const { useLoginMutation, useLogoutMutation, useOpenCouponsQuery } = authApi;
