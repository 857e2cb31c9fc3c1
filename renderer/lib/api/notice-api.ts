import type { CallAnswer, CallBody } from '#shared/contracts/call.ts';
import type {
  noticeChoicesCall,
  PriceAlertsAnswer,
  priceAlertsCall,
  saveNoticeChoicesCall,
  setPriceAlertCall,
} from '#shared/contracts/notices.ts';
import { baseApi } from './base-api.ts';

interface OfPlayer {
  /** Whose they are: another player's are another answer. */
  readonly userId: number;
}

type Choices = CallAnswer<typeof noticeChoicesCall>;

const calls = () => import('#shared/contracts/notices.ts');

/** What the player wants to be told of by the system, and the prices that he waits for; it comes with what asks for it. */
export const noticeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticeChoices: build.query<Choices, OfPlayer>({
      query: () => ({ load: async () => (await calls()).noticeChoicesCall, parts: {} }),
      providesTags: ['Notices'],
    }),
    saveNoticeChoices: build.mutation<Choices, OfPlayer & { readonly body: CallBody<typeof saveNoticeChoicesCall> }>({
      query: ({ body }) => ({ load: async () => (await calls()).saveNoticeChoicesCall, parts: { body } }),
      invalidatesTags: ['Notices'],
    }),
    priceAlerts: build.query<PriceAlertsAnswer, OfPlayer>({
      query: () => ({ load: async () => (await calls()).priceAlertsCall, parts: { body: { told: [] } } }),
      providesTags: ['Notices'],
    }),
    toldOfAlerts: build.mutation<PriceAlertsAnswer, OfPlayer & { readonly body: CallBody<typeof priceAlertsCall> }>({
      query: ({ body }) => ({ load: async () => (await calls()).priceAlertsCall, parts: { body } }),
      invalidatesTags: ['Notices'],
    }),
    setPriceAlert: build.mutation<PriceAlertsAnswer, OfPlayer & { readonly body: CallBody<typeof setPriceAlertCall> }>({
      query: ({ body }) => ({ load: async () => (await calls()).setPriceAlertCall, parts: { body } }),
      invalidatesTags: ['Notices'],
    }),
    dropPriceAlert: build.mutation<PriceAlertsAnswer, OfPlayer & { readonly alertId: number }>({
      query: ({ alertId }) => ({
        load: async () => (await calls()).dropPriceAlertCall,
        parts: { params: { alertId: String(alertId) } },
      }),
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
