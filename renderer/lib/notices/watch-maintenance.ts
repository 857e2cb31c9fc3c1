import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { announcedMaintenance } from '#shared/domain/maintenance-ahead.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { configChanged, selectConfig } from '../store/site-slice.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import type { SyncedClock } from '../time/server-clock.ts';
import type { NoticeBoard } from './notice-board.ts';

/** The clock of the device may drift, and the site may move its own. */
const LOOK_AGAIN_MS = 60_000;

interface MaintenanceWatch {
  readonly store: { readonly getState: () => AppState };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly clock: Pick<SyncedClock, 'now'>;
  readonly board: Pick<NoticeBoard, 'announce'>;
}

/** Announces maintenance in time, as the site's config names it (shell §3, N-08). Returns the undo. */
export function watchMaintenance({ store, listeners, clock, board }: MaintenanceWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    const now = clock.now();
    const { ahead, changesAt } = announcedMaintenance(selectConfig(store.getState()).maintenance, now);
    board.announce(ahead);
    if (changesAt !== null) timer = setTimeout(look, Math.min(changesAt - now, LOOK_AGAIN_MS));
  }

  const unlisten = listeners.startListening({ actionCreator: configChanged, effect: look });
  look();
  return () => {
    clearTimeout(timer);
    unlisten();
  };
}
