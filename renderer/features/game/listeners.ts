import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { readStoredJson } from '#shared/text/stored-json.ts';
import { blockFolded, blocksFolded, foldedRead } from './slice.ts';

type Listeners = ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;

const KEY = 'folded-markets';

/** Stores on the device which markets are folded. Returns the undo. */
export function listenForFolding(listeners: Listeners): () => void {
  return listeners.startListening({
    matcher: isAnyOf(blockFolded, blocksFolded),
    effect: async (_action: UnknownAction, { getState, dispatch, extra }) => {
      // A write before the first read would delete what the device has stored.
      if (!getState().gameView.isLoaded) await dispatch(loadFolded());
      await extra.host.storage.write(KEY, JSON.stringify(getState().gameView.folded));
    },
  });
}

/** Returns the keys of folded blocks in a stored text; damaged text counts as none. */
function readFolded(text: string | null): string[] {
  const stored = readStoredJson(text);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** Reads once from the device which markets are folded. */
export function loadFolded() {
  return async (dispatch: AppDispatch, getState: () => AppState, { host }: ThunkExtra): Promise<void> => {
    const text = await host.storage.read(KEY);
    if (!getState().gameView.isLoaded) dispatch(foldedRead(readFolded(text ?? null)));
  };
}
