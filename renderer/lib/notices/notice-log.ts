import { readStoredObject } from '#shared/text/stored-json.ts';
import type { DeviceTexts } from '../device/device-store.ts';
import type { BoardNotice, NoticeText } from './notice-queue.ts';

/** Notification in the notification centre. */
export interface LoggedNotice extends Pick<BoardNotice, 'kind' | 'text' | 'title'> {
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Notifications shown in this tab, the newest first: the last 50. */
export interface NoticeLog {
  readonly all: () => readonly LoggedNotice[];
  readonly unread: () => number;
  readonly add: (notice: BoardNotice, at: number) => void;
  /** Marks all as read. */
  readonly read: () => void;
  readonly clear: () => void;
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

const KEY = 'fairline:notices';
const MAX_STORED = 50;
const KINDS: readonly unknown[] = ['default', 'alert', 'snackbar', 'maintenance', 'update', 'mirror'];
const TEXT_KEY = /^(information_confirm_terms_error|query_error|session_over|update|ended_[a-z]+)$/;

const isInstant = (value: unknown) => value === null || typeof value === 'number';

const areTexts = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string'));

function isText(text: Partial<Record<string, unknown>> | undefined): boolean {
  const ahead = text?.ahead as { startAt?: unknown; finishAt?: unknown; texts?: unknown } | undefined;
  return (
    (typeof text?.key === 'string' && TEXT_KEY.test(text.key) && isInstant(text.until ?? null)) ||
    typeof text?.words === 'string' ||
    (typeof text?.mirror === 'string' && URL.canParse(text.mirror)) ||
    (isInstant(ahead?.startAt) && isInstant(ahead?.finishAt) && areTexts(ahead?.texts))
  );
}

function isEntry(entry: Partial<LoggedNotice> | null): entry is LoggedNotice {
  if (!entry || typeof entry.at !== 'number' || !KINDS.includes(entry.kind)) return false;
  return isText(entry.text as Partial<Record<keyof NoticeText, unknown>>);
}

interface StoredNotices {
  readonly entries: readonly LoggedNotice[];
  readonly unread: number;
}

const NOTHING: StoredNotices = { entries: [], unread: 0 };

/** Reads what the tab has stored; leaves out damaged entries. */
function readStoredNotices(text: string | null): StoredNotices {
  const stored = readStoredObject(text);
  if (!Array.isArray(stored.entries)) return NOTHING;
  const entries = stored.entries.filter(isEntry).slice(0, MAX_STORED);
  return { entries, unread: Math.min(Number(stored.unread) || 0, entries.length) };
}

/**
 * Creates the log of a tab.
 * @param tab storage that lives as long as the tab
 */
export function createNoticeLog(tab: DeviceTexts): NoticeLog {
  const listeners = new Set<() => void>();
  let stored = readStoredNotices(tab.getItem(KEY));

  function change(next: StoredNotices): void {
    stored = next;
    if (next.entries.length > 0) tab.setItem(KEY, JSON.stringify(next));
    else tab.removeItem(KEY);
    for (const listener of listeners) listener();
  }

  return {
    all: () => stored.entries,
    unread: () => stored.unread,
    add({ kind, text, title }, at) {
      const entry = { kind, text, at, ...(title === undefined ? {} : { title }) };
      change({
        entries: [entry, ...stored.entries].slice(0, MAX_STORED),
        unread: Math.min(stored.unread + 1, MAX_STORED),
      });
    },
    read() {
      if (stored.unread > 0) change({ ...stored, unread: 0 });
    },
    clear() {
      if (stored.entries.length > 0) change(NOTHING);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
