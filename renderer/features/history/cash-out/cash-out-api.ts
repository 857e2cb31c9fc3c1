import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import type {
  cashOutCouponCall,
  cashOutPricesCall,
  removeCashOutRuleCall,
  setCashOutRuleCall,
} from '#shared/contracts/cash-out.ts';

const cashOutCalls = () => import('#shared/contracts/cash-out.ts');

const cashOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cashOutPrices: build.query<EndpointAnswer<typeof cashOutPricesCall>, EndpointArguments<typeof cashOutPricesCall>>({
      ...endpointOf(async () => (await cashOutCalls()).cashOutPricesCall),
      // A cash-out price holds for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    cashOutCoupon: build.mutation<
      EndpointAnswer<typeof cashOutCouponCall>,
      EndpointArguments<typeof cashOutCouponCall>
    >(endpointOf(async () => (await cashOutCalls()).cashOutCouponCall)),
    setAutoCashOutRule: build.mutation<
      EndpointAnswer<typeof setCashOutRuleCall>,
      EndpointArguments<typeof setCashOutRuleCall>
    >({
      ...endpointOf(async () => (await cashOutCalls()).setCashOutRuleCall),
      invalidatesTags: ['Coupons'],
    }),
    removeAutoCashOutRule: build.mutation<
      EndpointAnswer<typeof removeCashOutRuleCall>,
      EndpointArguments<typeof removeCashOutRuleCall>
    >({
      ...endpointOf(async () => (await cashOutCalls()).removeCashOutRuleCall),
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
