import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

interface ReviewsQuery {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

const reviewCalls = () => import('#shared/contracts/coupon-review.ts');

export const reviewAndAdvanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    couponReviews: queryOf(build, reviewCalls, 'reviewsCall', {
      parts: (_: ReviewsQuery) => ({ body: { told: [] } }),
      providesTags: ['Coupons'],
    }),
    toldOfReviews: mutationOf(build, reviewCalls, 'reviewsCall', {
      parts: (told: readonly string[]) => ({ body: { told: [...told] } }),
    }),
    couponAdvance: queryOf(build, reviewCalls, 'advanceCall', {
      // What can be advanced changes with every coupon.
      keepUnusedDataFor: 0,
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useCouponAdvanceQuery, useCouponReviewsQuery, useToldOfReviewsMutation } = reviewAndAdvanceApi;
