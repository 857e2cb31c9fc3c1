import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { couponLimitsCall, couponOutcomeCall, placeCouponCall } from '#shared/contracts/coupon.ts';

export const couponApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeCoupon: build.mutation<EndpointAnswer<typeof placeCouponCall>, EndpointArguments<typeof placeCouponCall>>(
      endpointOf(placeCouponCall),
    ),
    couponOutcome: build.mutation<
      EndpointAnswer<typeof couponOutcomeCall>,
      EndpointArguments<typeof couponOutcomeCall>
    >(endpointOf(couponOutcomeCall)),
    couponLimits: build.query<EndpointAnswer<typeof couponLimitsCall>, EndpointArguments<typeof couponLimitsCall>>({
      ...endpointOf(couponLimitsCall),
      // Limits follow prices: an old answer is worth little.
      keepUnusedDataFor: 10,
      providesTags: ['Limits'],
    }),
  }),
});

export const { useCouponLimitsQuery } = couponApi;
