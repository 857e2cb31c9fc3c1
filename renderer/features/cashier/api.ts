import { baseApi } from '#renderer/lib/api/base-api.ts';
import { callOf, mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { CallQuery } from '#shared/contracts/call.ts';
import type { PaymentsAnswer, paymentsCall } from '#shared/contracts/cashier.ts';

const cashierCalls = () => import('#shared/contracts/cashier.ts');

/** A thing of one player; another player's is another answer. */
interface OfPlayer {
  readonly userId: number;
}

interface CashierOf extends OfPlayer {
  /** Account that is paid into or out of. */
  readonly accountId: number;
}

interface PaymentOf extends OfPlayer {
  readonly paymentId: number;
}

/** Which payments are listed. It names the player, so that the cached answer is not shown to another one. */
export interface PaymentsQuery extends OfPlayer, Pick<CallQuery<typeof paymentsCall>, 'kind' | 'state' | 'topic'> {
  /** Epoch ms. */
  readonly from?: string;
  readonly to?: string;
}

export const cashierApi = baseApi.enhanceEndpoints({ addTagTypes: ['Payments'] }).injectEndpoints({
  endpoints: (build) => ({
    cashier: queryOf(build, cashierCalls, 'cashierCall', {
      parts: ({ accountId }: CashierOf) => ({ query: { accountId: String(accountId) } }),
      // Balances, limits and the gate decide what it answers.
      providesTags: ['Payments', 'Session', 'Limits'],
    }),
    payment: queryOf(build, cashierCalls, 'paymentCall', {
      parts: ({ paymentId }: PaymentOf) => ({ params: { paymentId: String(paymentId) } }),
      providesTags: ['Payments'],
    }),
    payments: build.infiniteQuery<PaymentsAnswer, PaymentsQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ payments, hasMore }) => (hasMore ? payments.at(-1)?.id : undefined),
      },
      query: ({ queryArg: { userId: _, ...filter }, pageParam }) => ({
        load: callOf(cashierCalls, 'paymentsCall'),
        parts: { query: { ...filter, before: pageParam === 0 ? undefined : String(pageParam) } },
      }),
      providesTags: ['Payments'],
    }),
    deposit: mutationOf(build, cashierCalls, 'depositCall'),
    depositOutcome: mutationOf(build, cashierCalls, 'depositOutcomeCall'),
    cancelDeposit: mutationOf(build, cashierCalls, 'cancelDepositCall', { invalidatesTags: ['Payments'] }),
    withdraw: mutationOf(build, cashierCalls, 'withdrawCall'),
    withdrawOutcome: mutationOf(build, cashierCalls, 'withdrawOutcomeCall'),
    addPayoutTarget: mutationOf(build, cashierCalls, 'addPayoutTargetCall', { invalidatesTags: ['Payments'] }),
    removePayoutTarget: mutationOf(build, cashierCalls, 'removePayoutTargetCall', { invalidatesTags: ['Payments'] }),
  }),
});

export const {
  useAddPayoutTargetMutation,
  useCancelDepositMutation,
  useCashierQuery,
  usePaymentQuery,
  usePaymentsInfiniteQuery,
  useRemovePayoutTargetMutation,
} = cashierApi;
