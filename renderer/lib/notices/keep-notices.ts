import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { selectPlayer } from '../api/session-api.ts';
import { deviceStore } from '../device/device-store.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import type { SyncedClock } from '../time/server-clock.ts';
import type { NoticeBoard } from './notice-board.ts';
import { createNoticeLog, type NoticeLog } from './notice-log.ts';
import { isSessionEnd } from './notice-queue.ts';
import { unreadCount } from './unread-count.ts';

/** What was shown in this tab. */
export const noticeLog = createNoticeLog(deviceStore.session);

interface KeepOptions {
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly clock: Pick<SyncedClock, 'now'>;
  readonly board: Pick<NoticeBoard, 'pause' | 'shown' | 'subscribe' | 'withdraw'>;
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly log?: NoticeLog;
}

/**
 * Keeps what is shown for the notification centre until the player leaves, tells the bell how much of it is unread, and
 * lets no notice run out unseen (N-01, R-38). That a session is over is said until somebody signs in. Returns the undo.
 */
export function keepNotices({ listeners, clock, board, page, log = noticeLog }: KeepOptions): () => void {
  const seen = new Set<number>();
  const note = () => {
    for (const notice of board.shown()) {
      if (seen.has(notice.id)) continue;
      seen.add(notice.id);
      log.add(notice, Math.round(clock.now()));
    }
  };
  const count = () => unreadCount.set(log.unread());
  const look = () => board.pause(page.visibilityState === 'hidden');
  const stops = [
    log.subscribe(count),
    board.subscribe(note),
    listeners.startListening({
      predicate: (_action, state, before) => selectPlayer(before) !== null && selectPlayer(state) === null,
      effect: log.clear,
    }),
    listeners.startListening({
      predicate: (_action, state, before) => selectPlayer(before) === null && selectPlayer(state) !== null,
      effect: () => board.withdraw(isSessionEnd),
    }),
  ];
  page.addEventListener('visibilitychange', look);
  count();
  note();
  look();
  return () => {
    page.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}
