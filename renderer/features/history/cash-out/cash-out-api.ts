import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const cashOutCalls = () => import('#shared/contracts/coupon-sale.ts');

const cashOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cashOutPrices: queryOf(build, cashOutCalls, 'couponOffersCall', {
      // An offer is good for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    cashOutCoupon: mutationOf(build, cashOutCalls, 'sellCouponCall'),
    setAutoCashOutRule: mutationOf(build, cashOutCalls, 'setSaleRuleCall', {
      invalidatesTags: ['Coupons'],
    }),
    removeAutoCashOutRule: mutationOf(build, cashOutCalls, 'removeSaleRuleCall', {
      invalidatesTags: ['Coupons'],
    }),
  }),
});

export const {
  useCashOutPricesQuery,
  useRemoveAutoCashOutRuleMutation,
  useCashOutCouponMutation,
  useSetAutoCashOutRuleMutation,
} = cashOutApi;

/** Offers are asked for well within the time for which they are good. */
export const CASH_OUT_POLL_MS = 4000;
