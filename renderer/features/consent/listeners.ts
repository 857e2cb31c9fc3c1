import type { ListenerMiddlewareInstance, Store } from '@reduxjs/toolkit';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { choiceOnDevice, deviceStore } from '#renderer/lib/device/device-store.ts';
import { analyticsConsentChanged, consentChosen, marketingConsentChanged } from '#renderer/lib/ports/consent-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { consentAsked, consentTaken, consentUnasked } from '#renderer/lib/store/consent-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import { browserTabLocks, type TabLocks } from '#renderer/lib/tabs/tab-locks.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import {
  agreementType,
  CONSENT_KEY,
  type ConsentChoice,
  choiceOfType,
  writeChoice,
} from '#shared/domain/consent/consent-choice.ts';
import { createAgreementSender } from './agreement-sender.ts';
import { consentApi } from './api.ts';
import { startGoogleTags } from './google-tags.ts';

interface ConsentOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly clock: Pick<SyncedClock, 'now'>;
  /** Whether the page may ask: the desktop app asks no player, the site no search bot. */
  readonly mayAsk: () => Promise<boolean>;
  readonly device?: Pick<typeof deviceStore, 'allow' | 'local'>;
  /** Consent stored on the device when the page begins. */
  readonly choice?: ConsentChoice | null;
  readonly channel?: TabChannel;
  readonly locks?: TabLocks;
  /** Window with the data layer that tags read. */
  readonly page?: Pick<Window, 'dataLayer'>;
}

/**
 * Handles the cookie consent: reads it when the page begins, stores a new choice, and reports it to other tabs, to
 * tags, to the storage gate and, for a signed-in player, to the server (shell §4, N-02). Returns the undo.
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

  let isOver = false;
  async function ask(): Promise<void> {
    const isAllowed = await mayAsk();
    if (isOver || store.getState().consent.choice) return;
    // The server has drawn the question for every visitor of a site.
    dispatch(isAllowed ? consentAsked() : consentUnasked());
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
  else void ask();
  sendKept();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
