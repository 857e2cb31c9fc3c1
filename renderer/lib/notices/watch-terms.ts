import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { selectPlayer } from '../api/session-api.ts';
import { selectTermsChanged } from '../api/terms-api.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { selectConfig } from '../store/site-slice.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { NoticeText } from './notice-queue.ts';

interface TermsWatch {
  readonly store: { readonly getState: () => AppState };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly board: Pick<NoticeBoard, 'post' | 'withdraw'>;
}

const TEXT = { key: 'information_confirm_terms_error' } as const;

const isTermsNotice = (text: NoticeText): boolean => 'key' in text && text.key === TEXT.key;

/** Whether the terms changed on a site that does not force its players to accept them. */
const isDue = (state: AppState): boolean =>
  selectPlayer(state) !== null && selectTermsChanged(state) && !selectConfig(state).isAvailableConfirmTerms;

/**
 * Alerts a player whose terms changed on a site that does not lead to the page of confirmation by itself, until they are
 * accepted (shell §4, Terms; N-04). Returns the undo.
 */
export function watchTerms({ store, listeners, board }: TermsWatch): () => void {
  function look(): void {
    if (isDue(store.getState())) board.post({ priority: 1, text: TEXT, stays: true });
    else board.withdraw(isTermsNotice);
  }
  const unlisten = listeners.startListening({
    predicate: (_action, now, before) => isDue(now) !== isDue(before),
    effect: look,
  });
  if (isDue(store.getState())) look();
  return unlisten;
}
