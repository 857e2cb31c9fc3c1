import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { consentTaken, mayKeep } from '#renderer/lib/store/consent-slice.ts';
import { browserZoneFound, displayChanged } from '#renderer/lib/store/display-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { is12hByCountry } from '#shared/domain/display/clock-by-country.ts';
import { chosenDisplay, DISPLAY_COOKIE, writeDisplay } from '#shared/domain/display/display-cookie.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import { applyDisplay } from './apply-display.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

interface DisplayListenerOptions {
  /** Dispatches what another tab has changed; without it the tabs do not share their preferences. */
  readonly dispatch?: AppDispatch;
  readonly channel?: TabChannel;
}

type DisplayChange = Partial<DisplayPreferences>;

/** Preferences of one window: two of them may differ in what is folded, and in the section that they show. */
const OF_WINDOW = ['isCouponFolded', 'isRailFolded', 'currentBettingType'] as const satisfies (keyof DisplayChange)[];

function sharedPart(change: DisplayChange): DisplayChange {
  const shared: { [Name in keyof DisplayChange]: DisplayChange[Name] } = { ...change };
  for (const name of OF_WINDOW) delete shared[name];
  return shared;
}

/** Takes preferences from the other tabs, and tells them those that are changed in this one. Returns the undo. */
function shareDisplay(listeners: Listeners, dispatch: AppDispatch, channel: TabChannel): () => void {
  const heard = new WeakSet<object>();
  const stops = [
    listeners.startListening({
      actionCreator: displayChanged,
      effect: ({ payload }) => {
        const shared = sharedPart(payload);
        if (!heard.has(payload) && Object.keys(shared).length > 0) channel.post(shared);
      },
    }),
    channel.listen((told) => {
      if (typeof told !== 'object' || told === null) return;
      const change = sharedPart(told);
      heard.add(change);
      dispatch(displayChanged(change));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Applies a changed preference at once, also in the other tabs, and stores it for the next page. A player's choice may be stored for that
 * reason; a detected zone waits for consent (decision 009). Returns the undo.
 */
export function listenForDisplay(listeners: Listeners, options: DisplayListenerOptions = {}): () => void {
  const { dispatch, channel = openTabChannel('display') } = options;
  const stopSharing = dispatch ? shareDisplay(listeners, dispatch, channel) : () => undefined;
  const stop = listeners.startListening({
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
  return () => {
    stop();
    stopSharing();
  };
}
