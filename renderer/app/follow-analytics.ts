import { analyticsConsentChanged, consentChosen } from '#renderer/lib/ports/consent-port.ts';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import type { AppListeners } from './make-store.ts';

/**
 * Analytics come once the visitor has agreed to them, and end when that no longer holds (trust G2). Returns the undo.
 *
 * @param load brings what starts them; it is told of the choice that has just allowed them, null for one that stood
 * before or was made in another tab, and answers with their end
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
