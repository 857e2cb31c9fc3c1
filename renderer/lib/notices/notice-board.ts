import type { MaintenanceAhead } from '#shared/domain/maintenance-ahead.ts';

/**
 * What a notice says: a key of the texts `notices`, the back end's own words, maintenance that is to come, or another
 * place where the site answers.
 */
export type NoticeText =
  | { readonly key: 'query_error' | 'session_over' | 'update' }
  | { readonly words: string }
  | { readonly ahead: MaintenanceAhead }
  | { readonly mirror: string };

/** What a notice is about; only a failure goes away by itself. */
export type NoticeKind = 'failure' | 'update' | 'maintenance' | 'mirror';

export interface Notice {
  readonly id: number;
  /** 1 is the most important. */
  readonly priority: number;
  readonly text: NoticeText;
  readonly kind: NoticeKind;
}

/**
 * Notices over the page (shell §8, §9): at most three of what went wrong, by priority, one of a new version, one of
 * maintenance that is to come, and one of a mirror.
 */
export interface NoticeBoard {
  /** Puts a notice up; one that says the same is not put up twice. */
  readonly post: (notice: Pick<Notice, 'priority' | 'text'>) => void;
  /** A new version is there. */
  readonly postUpdate: () => void;
  /** Maintenance that is announced now, null for none; one that was closed is not announced again. */
  readonly announce: (ahead: MaintenanceAhead | null) => void;
  /** The site does not answer here but at another origin. */
  readonly offerMirror: (mirror: string) => void;
  readonly close: (id: number) => void;
  /** What is shown now, the same array until it changes. */
  readonly shown: () => readonly Notice[];
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MAX_SHOWN = 3;
const CLOSE_AFTER_MS = 10_000;

function wordsOf(text: NoticeText): string {
  if ('key' in text) return text.key;
  if ('mirror' in text) return `:${text.mirror}`;
  return 'words' in text ? `:${text.words}` : `:${text.ahead.startAt}:${text.ahead.finishAt}`;
}

export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>();
  let notices: readonly Notice[] = [];
  let shown: readonly Notice[] = [];
  let ids = 0;
  let announced = '';

  function change(next: readonly Notice[]): void {
    notices = next;
    const byPriority = [...next].sort((a, b) => a.priority - b.priority || a.id - b.id);
    const isFailure = ({ kind }: Notice) => kind === 'failure';
    shown = [...byPriority.filter((notice) => !isFailure(notice)), ...byPriority.filter(isFailure).slice(0, MAX_SHOWN)];
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
    if (notice.kind === 'failure') setTimeout(() => close(id), CLOSE_AFTER_MS);
  }

  return {
    post: (notice) => add({ ...notice, kind: 'failure' }),
    postUpdate: () => add({ priority: 0, text: { key: 'update' }, kind: 'update' }),
    announce(ahead) {
      const words = ahead ? wordsOf({ ahead }) : '';
      if (words === announced) return;
      announced = words;
      change(notices.filter(({ kind }) => kind !== 'maintenance'));
      if (ahead) add({ priority: 0, text: { ahead }, kind: 'maintenance' });
    },
    offerMirror: (mirror) => add({ priority: 0, text: { mirror }, kind: 'mirror' }),
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
