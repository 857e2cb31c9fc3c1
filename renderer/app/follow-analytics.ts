import { analyticsConsentChanged, consentChosen } from '#renderer/lib/ports/consent-port.ts';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import type { AppListeners } from './make-store.ts';

/**
 * Starts analytics once the visitor consents and stops them when consent ends (trust G2). Returns the undo.
 * @param load loads the start function. It gets the choice that has just allowed analytics, or null for a choice of an
 * earlier page or another tab, and returns the stop function.
 */
export function followAnalytics(
  listeners: AppListeners,
  load: () => Promise<(chosen: ConsentChoice | null) => () => void>,
): () => void {
  let isAllowed = false;
  let end: (() => void) | null = null;
  let chosen: ConsentChoice | null = null;
  const stops = [
    listeners.startListening({
      actionCreator: consentChosen,
      effect: ({ payload }) => {
        chosen = payload;
      },
    }),
    listeners.startListening({
      actionCreator: analyticsConsentChanged,
      effect: async ({ payload }) => {
        isAllowed = payload;
        const news = chosen;
        chosen = null;
        const start = await load();
        if (isAllowed) end ??= start(news);
        else end?.();
        if (!isAllowed) end = null;
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    end?.();
  };
}
