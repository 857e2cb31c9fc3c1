import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { lifeCalls } from '#renderer/lib/api/later-call-descriptions.ts';

/** State of a session that decides whether its result is to be asked for again. */
export interface ResultOf {
  readonly userId: number;
  readonly signedInAt: number;
  /** Balances of all accounts: every payout moves one of them. */
  readonly balances: string;
}

/** Profit and loss since the sign-in, by currency; the same figures as those of the reality check. */
export const sessionResultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessionResult: queryOf(build, lifeCalls, 'realityCheckCall', {
      parts: (_: ResultOf) => undefined,
      keepUnusedDataFor: 0,
      // A lost bet moves no balance.
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useSessionResultQuery } = sessionResultApi;
