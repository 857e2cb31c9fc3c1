import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const promoCalls = () => import('#shared/contracts/coupon-promo.ts');

const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    promoCodes: queryOf(build, promoCalls, 'promoCodesCall', {
      // A code that was used is in the list no more.
      keepUnusedDataFor: 0,
      providesTags: ['Coupons'],
    }),
    checkPromo: mutationOf(build, promoCalls, 'checkPromoCall'),
  }),
});

export const { useCheckPromoMutation, usePromoCodesQuery } = promoApi;
