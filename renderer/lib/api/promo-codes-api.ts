import { baseApi } from './base-api.ts';
import { queryOf } from './call-endpoints.ts';

const promoCalls = () => import('#shared/contracts/coupon-promo.ts');

/** Free bets of the player: the bet slip and the page of points show them. */
export const promoCodesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    promoCodes: queryOf(build, promoCalls, 'promoCodesCall', {
      // A code that was used leaves the list.
      keepUnusedDataFor: 0,
      providesTags: ['Coupons'],
    }),
  }),
});

export const { usePromoCodesQuery } = promoCodesApi;
