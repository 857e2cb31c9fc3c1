import type { CallError } from '#renderer/lib/api/call-error.ts';
import type { SettingChange } from './changes.ts';
import type { SaveQueue } from './save-queue.ts';

/** How the last save ended; null before the first, and after one that was cancelled. */
export type SaveNews = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly error: CallError } | null;

interface SavesState {
  /** Changes that have not ended, in the order of the presses. */
  readonly waiting: readonly SettingChange[];
  readonly news: SaveNews;
}

/** Changes of one visit of the page. */
interface Saves {
  /** Returns the state, the same object until it changes. */
  readonly state: () => SavesState;
  /** Calls back after every change; returns the undo. Without a listener, the page is left. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves a change once those before it have ended; `onLost` tells a failure that no page can show. */
  readonly save: (change: SettingChange, onLost: (error: CallError) => void) => Promise<void>;
}

/** A failure stays, although changes that were pressed before it are saved after it. */
const newsAfter = (news: SaveNews, next: SaveNews) =>
  news?.kind === 'failed' && next?.kind !== 'failed' ? news : next;

/** Creates the changes of one visit of the page. */
export function createSaves(queue: SaveQueue, send: (change: SettingChange) => Promise<SaveNews>): Saves {
  const listeners = new Set<() => void>();
  let state: SavesState = { waiting: [], news: null };
  function change(next: Partial<SavesState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(wanted, onLost) {
      // The press is the answer of the player to the failure before it.
      change({ waiting: [...state.waiting, wanted], news: null });
      return queue.add(async () => {
        change({ news: newsAfter(state.news, null) });
        const news = await send(wanted);
        change({ waiting: state.waiting.filter((one) => one !== wanted), news: newsAfter(state.news, news) });
        if (news?.kind === 'failed' && listeners.size === 0) onLost(news.error);
      });
    },
  };
}
