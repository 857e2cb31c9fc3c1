import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { browserZoneFound, displayChanged } from '#renderer/lib/store/display-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { DISPLAY_COOKIE, writeDisplay } from '#shared/domain/display/display-preferences.ts';
import { applyDisplay } from './apply-display.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

/** Shows a changed preference at once and keeps it for the next page. Returns the undo. */
export function listenForDisplay(listeners: Listeners): () => void {
  return listeners.startListening({
    matcher: isAnyOf(displayChanged, browserZoneFound),
    effect: (_action: UnknownAction, { getState, getOriginalState, extra }) => {
      const { display, site } = getState();
      if (display === getOriginalState().display) return;
      applyDisplay(display);
      extra.host.remember(DISPLAY_COOKIE, writeDisplay(display, site.config.timeZone));
    },
  });
}
