import type { MaintenanceAhead } from '#shared/domain/maintenance-ahead.ts';
import { createCountdowns } from './countdowns.ts';
import {
  type BoardNotice,
  CLOSES_AFTER_MS,
  closesItself,
  type NoticeText,
  noticeWords,
  shownNotices,
} from './notice-queue.ts';

export type { BoardNotice, NoticeKind, NoticeText } from './notice-queue.ts';

/** Notification to post; an alert by default. */
export interface NewNotice extends Pick<BoardNotice, 'priority' | 'text'> {
  readonly kind?: 'alert' | 'default' | 'snackbar';
  readonly title?: string | null;
  /** It has no timeout. */
  readonly stays?: boolean;
  /** It reports a money operation, so it never closes automatically. */
  readonly isMoney?: boolean;
}

/** Queue of all notifications over the page (shell §8, §9, N-01); `notice-queue.ts` decides which of them are shown. */
export interface NoticeBoard {
  /** Posts a notification; a duplicate of a waiting or shown one is dropped. */
  readonly post: (notice: NewNotice) => void;
  /** Announces a new version. */
  readonly postUpdate: () => void;
  /** Announces maintenance, null for none; a notification that was closed is not repeated. */
  readonly announce: (ahead: MaintenanceAhead | null) => void;
  /** Offers another origin where the site answers. */
  readonly offerMirror: (mirror: string) => void;
  readonly close: (id: number) => void;
  /** Removes notifications that are no longer true, shown or waiting. */
  readonly withdraw: (isMeant: (text: NoticeText) => boolean) => void;
  /** Pauses the timeout of a notification while the player reads it with pointer or keyboard. */
  readonly hold: (id: number, isHeld: boolean) => void;
  /** Pauses all timeouts while the page is hidden. */
  readonly pause: (isPaused: boolean) => void;
  /** Returns the shown notifications, the same array until it changes. */
  readonly shown: () => readonly BoardNotice[];
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>();
  const pausedIds = new Set<number>();
  const countdowns = createCountdowns(CLOSES_AFTER_MS, (id) => close(id));
  let notices: readonly BoardNotice[] = [];
  let shown: readonly BoardNotice[] = [];
  let ids = 0;
  let announced = '';
  let isPaused = false;

  function count(): void {
    const running = isPaused ? [] : shown.filter((notice) => closesItself(notice) && !pausedIds.has(notice.id));
    countdowns.run(new Set(running.map(({ id }) => id)));
  }

  function change(next: readonly BoardNotice[]): void {
    const kept = new Set(next);
    for (const notice of notices) {
      if (kept.has(notice)) continue;
      pausedIds.delete(notice.id);
      countdowns.forget(notice.id);
    }
    notices = next;
    shown = shownNotices(next);
    count();
    for (const listener of listeners) listener();
  }

  function close(id: number): void {
    if (notices.some((notice) => notice.id === id)) change(notices.filter((notice) => notice.id !== id));
  }

  function add(notice: Omit<BoardNotice, 'id'>): void {
    if (notices.some(({ text }) => noticeWords(text) === noticeWords(notice.text))) return;
    ids += 1;
    change([...notices, { ...notice, id: ids }]);
  }

  return {
    post: ({ kind = 'alert', stays = false, isMoney = false, ...notice }) =>
      add({ ...notice, kind, stays: stays || isMoney }),
    postUpdate: () => add({ priority: 1, text: { key: 'update' }, kind: 'update', stays: true }),
    announce(ahead) {
      const words = ahead ? noticeWords({ ahead }) : '';
      if (words === announced) return;
      announced = words;
      change(notices.filter(({ kind }) => kind !== 'maintenance'));
      if (ahead) add({ priority: 0, text: { ahead }, kind: 'maintenance', stays: true });
    },
    offerMirror: (mirror) => add({ priority: 0, text: { mirror }, kind: 'mirror', stays: true }),
    close,
    withdraw(isMeant) {
      if (notices.some(({ text }) => isMeant(text))) change(notices.filter(({ text }) => !isMeant(text)));
    },
    hold(id, isHeld) {
      if (isHeld) pausedIds.add(id);
      else pausedIds.delete(id);
      count();
    },
    pause(next) {
      isPaused = next;
      count();
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Board of this page. */
export const noticeBoard = createNoticeBoard();
