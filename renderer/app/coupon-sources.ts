import type { RunningAnalytics } from '#renderer/features/analytics/start-analytics.ts';
import { phaseChanged } from '#renderer/features/coupon/slice.ts';
import type { AppListeners } from './make-store.ts';

/**
 * Tracks coupons by their types when their outcome is known: a live bet is neither placed nor refused while the platform
 * holds it, nor is one whose answer was lost (Y-02). Returns the undo.
 */
export function listenForOutcomes(listeners: AppListeners, track: RunningAnalytics['track']): () => void {
  return listeners.startListening({
    actionCreator: phaseChanged,
    effect: ({ payload }, { getOriginalState }) => {
      const { batch } = getOriginalState().coupon;
      const intent = batch?.id === payload.batchId ? batch.intents.find(({ key }) => key === payload.key) : undefined;
      if (!intent) return;
      const { typeId: type, bets } = intent.body;
      const { phase } = payload;
      if (phase.kind === 'refused') track('coupon_refused', { type, code: phase.refusal.code });
      else if (phase.kind === 'accepted') track('coupon_placed', { type, legs: bets.length });
    },
  });
}
