import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { marketingConsentChanged } from '#renderer/lib/ports/consent-port.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { createReferralStore } from './referral-store.ts';

interface ReferralOptions {
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly host: Pick<HostPort, 'remember'>;
  /** Query of the address that the page began with. */
  readonly opened: string;
  /** Returns the query of the open page. */
  readonly query: () => string;
}

/**
 * Reads referral tags on every navigation and stores them where that is allowed (shell §2.9, G-10). Returns the undo.
 */
export function listenForReferral({ listeners, host, opened, query }: ReferralOptions): () => void {
  const referrals = createReferralStore({
    write: host.remember,
    now: () => performance.now(),
    log: (message, error) => console.error(message, error),
  });
  referrals.read(opened);
  const stops = [
    listeners.startListening({ actionCreator: pageShown, effect: () => referrals.read(query()) }),
    listeners.startListening({
      actionCreator: marketingConsentChanged,
      effect: ({ payload }) => referrals.allow(payload),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
