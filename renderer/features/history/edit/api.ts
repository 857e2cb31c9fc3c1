import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { featuredCall, gameCall, searchCall } from '#shared/contracts/catalogue.ts';
import type { editCouponCall, editTermsCall } from '#shared/contracts/coupon-edit.ts';

const editCalls = () => import('#shared/contracts/coupon-edit.ts');

const editApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editQuote: build.query<EndpointAnswer<typeof editTermsCall>, EndpointArguments<typeof editTermsCall>>({
      ...endpointOf(async () => (await editCalls()).editTermsCall),
      // A quote holds for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    editCoupon: build.mutation<EndpointAnswer<typeof editCouponCall>, EndpointArguments<typeof editCouponCall>>(
      endpointOf(async () => (await editCalls()).editCouponCall),
    ),
    gameToPick: build.query<EndpointAnswer<typeof gameCall>, EndpointArguments<typeof gameCall>>({
      ...endpointOf(async () => (await catalogueCalls()).gameCall),
      keepUnusedDataFor: 5,
    }),
    gamesToPick: build.query<EndpointAnswer<typeof featuredCall>, EndpointArguments<typeof featuredCall>>({
      ...endpointOf(async () => (await catalogueCalls()).featuredCall),
      keepUnusedDataFor: 30,
    }),
    gamesFound: build.query<EndpointAnswer<typeof searchCall>, EndpointArguments<typeof searchCall>>({
      ...endpointOf(async () => (await catalogueCalls()).searchCall),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useEditCouponMutation, useEditQuoteQuery, useGamesFoundQuery, useGamesToPickQuery, useGameToPickQuery } =
  editApi;
