import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const houseCouponCalls = () => import('#shared/contracts/house-coupons.ts');

// A mutation although it changes nothing: every press asks for the present prices.
const repeatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    repeatCoupon: mutationOf(build, houseCouponCalls, 'repeatCouponCall'),
  }),
});

export const { useRepeatCouponMutation } = repeatApi;
