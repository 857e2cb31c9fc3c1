import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { promoCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { checkPromoCall, promoCodesCall } from '#shared/contracts/coupon-promo.ts';

const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    promoCodes: build.query<EndpointAnswer<typeof promoCodesCall>, EndpointArguments<typeof promoCodesCall>>({
      ...endpointOf(async () => (await promoCalls()).promoCodesCall),
      // A code that was used is in the list no more.
      keepUnusedDataFor: 0,
      providesTags: ['Coupons'],
    }),
    checkPromo: build.mutation<EndpointAnswer<typeof checkPromoCall>, EndpointArguments<typeof checkPromoCall>>(
      endpointOf(async () => (await promoCalls()).checkPromoCall),
    ),
  }),
});

export const { useCheckPromoMutation, usePromoCodesQuery } = promoApi;
