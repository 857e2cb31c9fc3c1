import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const cashOutCalls = () => import('#shared/contracts/cash-out.ts');

export const cashOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cashOutPrices: queryOf(build, cashOutCalls, 'cashOutPricesCall', {
      // A cash-out price is valid for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    cashOutCoupon: mutationOf(build, cashOutCalls, 'cashOutCouponCall'),
    cashOutOutcome: mutationOf(build, cashOutCalls, 'cashOutOutcomeCall'),
    setAutoCashOutRule: mutationOf(build, cashOutCalls, 'setCashOutRuleCall', {
      invalidatesTags: ['Coupons'],
    }),
    removeAutoCashOutRule: mutationOf(build, cashOutCalls, 'removeCashOutRuleCall', {
      invalidatesTags: ['Coupons'],
    }),
  }),
});

export const { useCashOutPricesQuery, useRemoveAutoCashOutRuleMutation, useSetAutoCashOutRuleMutation } = cashOutApi;

/** Ms between requests for cash-out prices, well below the time for which they are valid. */
export const CASH_OUT_POLL_MS = 4000;
