import type { CallBody } from '#shared/contracts/call.ts';
import type { priceAlertsCall, saveNoticeChoicesCall, setPriceAlertCall } from '#shared/contracts/notices.ts';
import { baseApi } from './base-api.ts';
import { mutationOf, queryOf } from './call-endpoints.ts';

interface OfPlayer {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

const calls = () => import('#shared/contracts/notices.ts');

/** What the player wants to be told of by the system, and the prices that he waits for; it comes with what asks for it. */
export const noticeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticeChoices: queryOf(build, calls, 'noticeChoicesCall', {
      parts: (_: OfPlayer) => undefined,
      providesTags: ['Notices'],
    }),
    saveNoticeChoices: mutationOf(build, calls, 'saveNoticeChoicesCall', {
      parts: ({ body }: OfPlayer & { readonly body: CallBody<typeof saveNoticeChoicesCall> }) => ({ body }),
      invalidatesTags: ['Notices'],
    }),
    priceAlerts: queryOf(build, calls, 'priceAlertsCall', {
      parts: (_: OfPlayer) => ({ body: { told: [] } }),
      providesTags: ['Notices'],
    }),
    toldOfAlerts: mutationOf(build, calls, 'priceAlertsCall', {
      parts: ({ body }: OfPlayer & { readonly body: CallBody<typeof priceAlertsCall> }) => ({ body }),
      invalidatesTags: ['Notices'],
    }),
    setPriceAlert: mutationOf(build, calls, 'setPriceAlertCall', {
      parts: ({ body }: OfPlayer & { readonly body: CallBody<typeof setPriceAlertCall> }) => ({ body }),
      invalidatesTags: ['Notices'],
    }),
    dropPriceAlert: mutationOf(build, calls, 'dropPriceAlertCall', {
      parts: ({ alertId }: OfPlayer & { readonly alertId: number }) => ({ params: { alertId: String(alertId) } }),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const {
  useDropPriceAlertMutation,
  useNoticeChoicesQuery,
  usePriceAlertsQuery,
  useSaveNoticeChoicesMutation,
  useSetPriceAlertMutation,
  useToldOfAlertsMutation,
} = noticeApi;
