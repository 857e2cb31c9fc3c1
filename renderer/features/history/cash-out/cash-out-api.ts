import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import type {
  couponOffersCall,
  removeSaleRuleCall,
  sellCouponCall,
  setSaleRuleCall,
} from '#shared/contracts/coupon-sale.ts';

const cashOutCalls = () => import('#shared/contracts/coupon-sale.ts');

const cashOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cashOutPrices: build.query<EndpointAnswer<typeof couponOffersCall>, EndpointArguments<typeof couponOffersCall>>({
      ...endpointOf(async () => (await cashOutCalls()).couponOffersCall),
      // A cash-out price holds for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    cashOutCoupon: build.mutation<EndpointAnswer<typeof sellCouponCall>, EndpointArguments<typeof sellCouponCall>>(
      endpointOf(async () => (await cashOutCalls()).sellCouponCall),
    ),
    setAutoCashOutRule: build.mutation<
      EndpointAnswer<typeof setSaleRuleCall>,
      EndpointArguments<typeof setSaleRuleCall>
    >({
      ...endpointOf(async () => (await cashOutCalls()).setSaleRuleCall),
      invalidatesTags: ['Coupons'],
    }),
    removeAutoCashOutRule: build.mutation<
      EndpointAnswer<typeof removeSaleRuleCall>,
      EndpointArguments<typeof removeSaleRuleCall>
    >({
      ...endpointOf(async () => (await cashOutCalls()).removeSaleRuleCall),
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
