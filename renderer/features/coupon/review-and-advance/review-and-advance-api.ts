import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { advanceCall, reviewsCall } from '#shared/contracts/coupon-review.ts';

interface ReviewsQuery {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

const load = async () => (await import('#shared/contracts/coupon-review.ts')).reviewsCall;

export const reviewAndAdvanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    couponReviews: build.query<CallAnswer<typeof reviewsCall>, ReviewsQuery>({
      query: () => ({ load, parts: { body: { told: [] } } }),
      providesTags: ['Coupons'],
    }),
    toldOfReviews: build.mutation<CallAnswer<typeof reviewsCall>, readonly string[]>({
      query: (told) => ({ load, parts: { body: { told: [...told] } } }),
    }),
    couponAdvance: build.query<EndpointAnswer<typeof advanceCall>, EndpointArguments<typeof advanceCall>>({
      ...endpointOf(async () => (await import('#shared/contracts/coupon-review.ts')).advanceCall),
      // What can be advanced changes with every coupon.
      keepUnusedDataFor: 0,
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useCouponAdvanceQuery, useCouponReviewsQuery, useToldOfReviewsMutation } = reviewAndAdvanceApi;
