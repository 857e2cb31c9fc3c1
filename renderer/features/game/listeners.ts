import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { blockFolded, blocksFolded, foldedRead } from './slice.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

const KEY = 'folded-markets';

/** Stores on the device which markets are folded. Returns the undo. */
export function listenForFolding(listeners: Listeners): () => void {
  return listeners.startListening({
    matcher: isAnyOf(blockFolded, blocksFolded),
    effect: async (_action: UnknownAction, { getState, extra }) => {
      await extra.host.storage.write(KEY, JSON.stringify(getState().gameView.folded));
    },
  });
}

/** Reads from the device which markets are folded. */
export function loadFolded() {
  return async (dispatch: AppDispatch, _getState: () => AppState, { host }: ThunkExtra): Promise<void> => {
    try {
      const stored: unknown = JSON.parse((await host.storage.read(KEY)) ?? '[]');
      if (Array.isArray(stored)) dispatch(foldedRead(stored.filter((key) => typeof key === 'string')));
    } catch {
      // Damaged text counts as none.
    }
  };
}
