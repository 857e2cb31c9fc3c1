import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const cashOutCalls = () => import('#shared/contracts/cash-out.ts');

const cashOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cashOutPrices: queryOf(build, cashOutCalls, 'cashOutPricesCall', {
      // A cash-out price holds for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    cashOutCoupon: mutationOf(build, cashOutCalls, 'cashOutCouponCall'),
    setAutoCashOutRule: mutationOf(build, cashOutCalls, 'setCashOutRuleCall', {
      invalidatesTags: ['Coupons'],
    }),
    removeAutoCashOutRule: mutationOf(build, cashOutCalls, 'removeCashOutRuleCall', {
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

/** Cash-out prices are asked for well within the time for which they hold. */
export const CASH_OUT_POLL_MS = 4000;
