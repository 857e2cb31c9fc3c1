import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf } from '#renderer/lib/api/call-endpoints.ts';

const promoCalls = () => import('#shared/contracts/coupon-promo.ts');

const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkPromo: mutationOf(build, promoCalls, 'checkPromoCall'),
  }),
});

export const { useCheckPromoMutation } = promoApi;
