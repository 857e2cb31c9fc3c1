import { baseApi } from '#renderer/lib/api/base-api.ts';
import { callOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { couponCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import type { CallAnswer, CallQuery } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';

const printedSlipCalls = () => import('#shared/contracts/printed-slip.ts');

type Wire = CallQuery<typeof couponHistoryCall>;

/** Request for the list. It names the player, so that the cached answer is not shown to another one. */
export interface HistoryQuery {
  readonly userId: number;
  readonly state?: Wire['state'];
  readonly accountId?: string;
  readonly search?: string;
  readonly sport?: string;
  readonly type?: string;
  /** Epoch ms. */
  readonly from?: string;
  readonly to?: string;
}

/** Request for the slip of a coupon: its number and, for players other than its owner, its check code. */
export interface PrintedSlipQuery {
  readonly couponId: string;
  readonly check: string | undefined;
}

const PAGE_SIZE = '20';

export const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    history: build.infiniteQuery<CallAnswer<typeof couponHistoryCall>, HistoryQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (last) => last.next ?? undefined,
      },
      query: ({ queryArg: { userId: _, ...filter }, pageParam }) => ({
        load: callOf(couponCalls, 'couponHistoryCall'),
        parts: { query: { ...filter, cursor: pageParam || undefined, limit: PAGE_SIZE } },
      }),
      providesTags: ['Coupons'],
    }),
    openBets: queryOf(build, couponCalls, 'couponHistoryCall', {
      parts: (_: Pick<HistoryQuery, 'userId'>) => ({ query: { state: 'open' as const, limit: PAGE_SIZE } }),
      transformResponse: ({ coupons, sums }) => ({ coupons, count: sums.reduce((all, { count }) => all + count, 0) }),
      providesTags: ['Coupons'],
    }),
    historyCoupon: queryOf(build, couponCalls, 'couponCall', {
      parts: ({ couponId }: { readonly userId: number; readonly couponId: string }) => ({ params: { couponId } }),
      providesTags: ['Coupons'],
    }),
    printedSlip: queryOf(build, printedSlipCalls, 'printedSlipCall', {
      parts: ({ couponId, check }: PrintedSlipQuery) => ({ params: { couponId }, query: { check } }),
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useOpenBetsQuery, usePrintedSlipQuery, useHistoryCouponQuery, useHistoryInfiniteQuery } = historyApi;

/** Ms between reads of the list while coupons are open, so that the player sees them settle. */
export const OPEN_POLL_MS = 10_000;
