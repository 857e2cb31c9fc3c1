import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { CallQuery } from '#shared/contracts/call.ts';
import type { profitCall } from '#shared/contracts/profit.ts';

const profitCalls = () => import('#shared/contracts/profit.ts');

/** Request for the sums. It names the player, so that the cached answer is not shown to another one. */
type ProfitQuery = CallQuery<typeof profitCall> & { readonly userId: number };

const profitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profit: queryOf(build, profitCalls, 'profitCall', {
      parts: ({ userId: _, ...query }: ProfitQuery) => ({ query }),
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useProfitQuery } = profitApi;
