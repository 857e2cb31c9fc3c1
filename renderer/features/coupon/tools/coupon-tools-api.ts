import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const houseCouponCalls = () => import('#shared/contracts/house-coupons.ts');

// What a code leads to is asked for by a press, each time anew: a mutation for the cache, though it changes nothing.
export const couponToolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shareCoupon: mutationOf(build, houseCouponCalls, 'shareCouponCall'),
    loadCoupon: mutationOf(build, houseCouponCalls, 'sharedCouponCall'),
    expressesOfDay: queryOf(build, houseCouponCalls, 'houseExpressesCall'),
    generateCoupon: mutationOf(build, houseCouponCalls, 'generateCouponCall'),
  }),
});

export const { useShareCouponMutation, useLoadCouponMutation, useGenerateCouponMutation, useExpressesOfDayQuery } =
  couponToolsApi;
