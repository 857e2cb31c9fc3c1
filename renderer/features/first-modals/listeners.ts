import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { type DeviceTexts, deviceStore } from '#renderer/lib/device/device-store.ts';
import { signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { noteAttempt } from './modal-memory.ts';

interface AttemptOptions {
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly clock: Pick<SyncedClock, 'now'>;
  readonly local?: DeviceTexts;
}

/** Counts how often visitors open a form for signing in, where the site reminds them of it. Returns the undo. */
export function countAuthAttempts({ listeners, clock, local = deviceStore.local }: AttemptOptions): () => void {
  return listeners.startListening({
    matcher: isAnyOf(signInAsked, signUpAsked),
    effect: (_action, { getState }) => {
      if (selectConfig(getState()).registrationReminder !== null) noteAttempt(local, clock.now());
    },
  });
}
