import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import type {
  couponOffersCall,
  removeSaleRuleCall,
  sellCouponCall,
  setSaleRuleCall,
} from '#shared/contracts/cash-out.ts';

const saleCalls = () => import('#shared/contracts/cash-out.ts');

const saleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    couponOffers: build.query<EndpointAnswer<typeof couponOffersCall>, EndpointArguments<typeof couponOffersCall>>({
      ...endpointOf(async () => (await saleCalls()).couponOffersCall),
      // An offer is good for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    sellCoupon: build.mutation<EndpointAnswer<typeof sellCouponCall>, EndpointArguments<typeof sellCouponCall>>(
      endpointOf(async () => (await saleCalls()).sellCouponCall),
    ),
    setSaleRule: build.mutation<EndpointAnswer<typeof setSaleRuleCall>, EndpointArguments<typeof setSaleRuleCall>>({
      ...endpointOf(async () => (await saleCalls()).setSaleRuleCall),
      invalidatesTags: ['Coupons'],
    }),
    removeSaleRule: build.mutation<
      EndpointAnswer<typeof removeSaleRuleCall>,
      EndpointArguments<typeof removeSaleRuleCall>
    >({
      ...endpointOf(async () => (await saleCalls()).removeSaleRuleCall),
      invalidatesTags: ['Coupons'],
    }),
  }),
});

export const { useCouponOffersQuery, useRemoveSaleRuleMutation, useSellCouponMutation, useSetSaleRuleMutation } =
  saleApi;

/** Offers are asked for well within the time for which they are good. */
export const OFFER_POLL_MS = 4000;
