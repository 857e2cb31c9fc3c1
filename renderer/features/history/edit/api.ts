import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { searchCalls } from '#renderer/lib/api/later-call-descriptions.ts';

const editCalls = () => import('#shared/contracts/coupon-edit.ts');

export const editApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editQuote: queryOf(build, editCalls, 'editTermsCall', {
      // A quote is valid for some seconds.
      keepUnusedDataFor: 5,
      providesTags: ['Coupons'],
    }),
    editCoupon: mutationOf(build, editCalls, 'editCouponCall'),
    editOutcome: mutationOf(build, editCalls, 'editOutcomeCall'),
    gameToPick: queryOf(build, catalogueCalls, 'gameCall', {
      keepUnusedDataFor: 5,
    }),
    gamesToPick: queryOf(build, catalogueCalls, 'featuredCall', {
      keepUnusedDataFor: 30,
    }),
    gamesFound: queryOf(build, searchCalls, 'searchCall', {
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useEditQuoteQuery, useGamesFoundQuery, useGamesToPickQuery, useGameToPickQuery } = editApi;
