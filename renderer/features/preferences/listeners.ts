import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { consentTaken, mayKeep } from '#renderer/lib/store/consent-slice.ts';
import { browserZoneFound, displayChanged } from '#renderer/lib/store/display-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { is12hByCountry } from '#shared/domain/display/clock-by-country.ts';
import { chosenDisplay, DISPLAY_COOKIE, writeDisplay } from '#shared/domain/display/display-preferences.ts';
import { applyDisplay } from './apply-display.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

/**
 * Applies a changed preference at once and stores it for the next page. A player's choice may be stored for that
 * reason; a detected zone waits for consent (decision 009). Returns the undo.
 */
export function listenForDisplay(listeners: Listeners): () => void {
  return listeners.startListening({
    matcher: isAnyOf(displayChanged, browserZoneFound, consentTaken),
    effect: (_action: UnknownAction, { getState, getOriginalState, extra }) => {
      const { display, site, consent } = getState();
      const before = getOriginalState();
      // The initial consent of the page is no change.
      const isDecided = consent !== before.consent && (before.consent.isAsked || before.consent.choice !== null);
      if (display === before.display && !isDecided) return;
      applyDisplay(display);
      const zone = site.config.timeZone;
      const kept = mayKeep(getState(), 'functional') ? display : chosenDisplay(display, zone);
      extra.host.remember(DISPLAY_COOKIE, writeDisplay(kept, zone, is12hByCountry(site.config)));
    },
  });
}
