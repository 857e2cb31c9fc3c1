import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { houseCouponCalls } from '#renderer/lib/api/call-descriptions.ts';
import type {
  generateCouponCall,
  houseExpressesCall,
  shareCouponCall,
  sharedCouponCall,
} from '#shared/contracts/house-coupons.ts';

// What a code leads to is asked for by a press, each time anew: a mutation for the cache, though it changes nothing.
export const couponToolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shareCoupon: build.mutation<EndpointAnswer<typeof shareCouponCall>, EndpointArguments<typeof shareCouponCall>>(
      endpointOf(async () => (await houseCouponCalls()).shareCouponCall),
    ),
    loadCoupon: build.mutation<EndpointAnswer<typeof sharedCouponCall>, EndpointArguments<typeof sharedCouponCall>>(
      endpointOf(async () => (await houseCouponCalls()).sharedCouponCall),
    ),
    expressesOfDay: build.query<
      EndpointAnswer<typeof houseExpressesCall>,
      EndpointArguments<typeof houseExpressesCall>
    >(endpointOf(async () => (await houseCouponCalls()).houseExpressesCall)),
    generateCoupon: build.mutation<
      EndpointAnswer<typeof generateCouponCall>,
      EndpointArguments<typeof generateCouponCall>
    >(endpointOf(async () => (await houseCouponCalls()).generateCouponCall)),
  }),
});

export const { useShareCouponMutation, useLoadCouponMutation, useGenerateCouponMutation, useExpressesOfDayQuery } =
  couponToolsApi;
