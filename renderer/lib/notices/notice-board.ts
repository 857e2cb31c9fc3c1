/** What a notice says: a key of the texts `notices`, or the back end's own words. */
export type NoticeText = { readonly key: 'query_error' | 'session_over' | 'update' } | { readonly words: string };

export interface Notice {
  readonly id: number;
  /** 1 is the most important. */
  readonly priority: number;
  readonly text: NoticeText;
  /** Stays until it is closed, and offers to load the page anew. */
  readonly isUpdate: boolean;
}

/** Notices over the page (shell §8, §9): at most three of what went wrong, by priority, and one of a new version. */
export interface NoticeBoard {
  /** Puts a notice up; one that says the same is not put up twice. */
  readonly post: (notice: Pick<Notice, 'priority' | 'text'>) => void;
  /** A new version is there. */
  readonly postUpdate: () => void;
  readonly close: (id: number) => void;
  /** What is shown now, the same array until it changes. */
  readonly shown: () => readonly Notice[];
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MAX_SHOWN = 3;
const CLOSE_AFTER_MS = 10_000;

const wordsOf = (text: NoticeText) => ('key' in text ? text.key : `:${text.words}`);

export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>();
  let notices: readonly Notice[] = [];
  let shown: readonly Notice[] = [];
  let ids = 0;

  function change(next: readonly Notice[]): void {
    notices = next;
    const byPriority = next.filter(({ isUpdate }) => !isUpdate).sort((a, b) => a.priority - b.priority || a.id - b.id);
    shown = [...next.filter(({ isUpdate }) => isUpdate), ...byPriority.slice(0, MAX_SHOWN)];
    for (const listener of listeners) listener();
  }

  const close = (id: number) => {
    if (notices.some((notice) => notice.id === id)) change(notices.filter((notice) => notice.id !== id));
  };

  function add(notice: Omit<Notice, 'id'>): void {
    if (notices.some(({ text }) => wordsOf(text) === wordsOf(notice.text))) return;
    ids += 1;
    const id = ids;
    change([...notices, { ...notice, id }]);
    if (!notice.isUpdate) setTimeout(() => close(id), CLOSE_AFTER_MS);
  }

  return {
    post: (notice) => add({ ...notice, isUpdate: false }),
    postUpdate: () => add({ priority: 0, text: { key: 'update' }, isUpdate: true }),
    close,
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The board of this page. */
export const noticeBoard = createNoticeBoard();
