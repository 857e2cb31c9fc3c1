import type { ListenerMiddlewareInstance, Store } from '@reduxjs/toolkit';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { CONSENT_KEY, choiceOnDevice, deviceStore } from '#renderer/lib/device/device-store.ts';
import { analyticsConsentChanged, consentChosen, marketingConsentChanged } from '#renderer/lib/ports/consent-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { consentAsked, consentTaken } from '#renderer/lib/store/consent-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { browserTabLocks, type TabLocks } from '#renderer/lib/tabs/tab-locks.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { agreementType, type ConsentChoice, choiceOfType, writeChoice } from '#shared/domain/consent/consent-choice.ts';
import { createAgreementSender } from './agreement-sender.ts';
import { consentApi } from './api.ts';
import { startGoogleTags } from './google-tags.ts';

interface ConsentOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** Nobody is asked by an app, and no search engine's reader. */
  readonly mayAsk: boolean;
  readonly device?: Pick<typeof deviceStore, 'allow' | 'local'>;
  /** The choice that stands when the page begins. */
  readonly choice?: ConsentChoice | null;
  readonly channel?: TabChannel;
  readonly locks?: TabLocks;
  /** Where tags look for what is said to them. */
  readonly page?: Pick<Window, 'dataLayer'>;
}

/**
 * The choice about cookies: read when the page begins, kept when it is made, told to other tabs, to tags, to the gate of
 * the device and, of a player who is signed in, to the server (shell §4, N-02). Returns the undo.
 */
export function listenForConsent(options: ConsentOptions): () => void {
  const { store, listeners, clock, mayAsk, device = deviceStore, choice: standing = choiceOnDevice() } = options;
  const { channel = openTabChannel('consent'), locks = browserTabLocks(), page = window } = options;
  const { dispatch } = store;
  const tags = startGoogleTags(page);
  const isSignedIn = () => selectPlayer(store.getState()) !== null;
  const sender = createAgreementSender({
    local: device.local,
    locks,
    async send(body) {
      const { logCookieAgreement } = consentApi.endpoints;
      const { error } = await dispatch(logCookieAgreement.initiate({ body }, { track: false }));
      return error === undefined;
    },
  });
  const sendKept = () => {
    if (isSignedIn()) void sender.sendKept();
  };

  function take(choice: ConsentChoice): void {
    device.allow(choice);
    tags.update(choice);
    dispatch(consentTaken(choice));
    dispatch(marketingConsentChanged(choice.includes('marketing')));
    dispatch(analyticsConsentChanged(choice.includes('analytics')));
  }

  const stops = [
    listeners.startListening({
      actionCreator: consentChosen,
      effect: ({ payload: choice }) => {
        const kept = { choice, at: Math.round(clock.now()) };
        device.local.setItem(CONSENT_KEY, writeChoice(kept));
        sender.keep(kept);
        take(choice);
        channel.post(agreementType(choice));
        sendKept();
      },
    }),
    listeners.startListening({
      predicate: (_action, state, before) => selectPlayer(before) === null && selectPlayer(state) !== null,
      effect: sendKept,
    }),
    channel.listen((type) => {
      const choice = choiceOfType(String(type));
      if (choice) take(choice);
    }),
  ];
  if (standing) take(standing);
  else if (mayAsk) dispatch(consentAsked());
  sendKept();
  return () => {
    for (const stop of stops) stop();
  };
}
