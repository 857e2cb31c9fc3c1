import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import type {
  cashOutCouponCall,
  cashOutPricesCall,
  removeCashOutRuleCall,
  setCashOutRuleCall,
} from '#shared/contracts/cash-out.ts';

const saleCalls = () => import('#shared/contracts/cash-out.ts');

const saleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cashOutPrices: build.query<EndpointAnswer<typeof cashOutPricesCall>, EndpointArguments<typeof cashOutPricesCall>>({
      ...endpointOf(async () => (await saleCalls()).cashOutPricesCall),
      // An offer is good for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    cashOutCoupon: build.mutation<
      EndpointAnswer<typeof cashOutCouponCall>,
      EndpointArguments<typeof cashOutCouponCall>
    >(endpointOf(async () => (await saleCalls()).cashOutCouponCall)),
    setCashOutRule: build.mutation<
      EndpointAnswer<typeof setCashOutRuleCall>,
      EndpointArguments<typeof setCashOutRuleCall>
    >({
      ...endpointOf(async () => (await saleCalls()).setCashOutRuleCall),
      invalidatesTags: ['Coupons'],
    }),
    removeCashOutRule: build.mutation<
      EndpointAnswer<typeof removeCashOutRuleCall>,
      EndpointArguments<typeof removeCashOutRuleCall>
    >({
      ...endpointOf(async () => (await saleCalls()).removeCashOutRuleCall),
      invalidatesTags: ['Coupons'],
    }),
  }),
});

export const {
  useCashOutPricesQuery,
  useRemoveCashOutRuleMutation,
  useCashOutCouponMutation,
  useSetCashOutRuleMutation,
} = saleApi;

/** Offers are asked for well within the time for which they are good. */
export const OFFER_POLL_MS = 4000;
