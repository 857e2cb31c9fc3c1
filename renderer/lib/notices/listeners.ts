import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { rejectedCall } from '../api/rejected-call.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import type { ThunkExtra } from '../store/thunk-extra.ts';
import { noticeOfFailure } from './failure-notice.ts';
import type { NoticeBoard } from './notice-board.ts';

interface FailureOptions {
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly board: Pick<NoticeBoard, 'post'>;
  /** Opens the page where terms are accepted. */
  readonly confirmTerms: () => void;
}

/** Announces failed calls, and opens the page of changed terms (shell §4, §8). Returns the undo. */
export function listenForFailures({ listeners, board, confirmTerms }: FailureOptions): () => void {
  return listeners.startListening({
    predicate: (action) => rejectedCall(action) !== null,
    effect: (action, { getState }) => {
      const rejected = rejectedCall(action);
      if (!rejected) return;
      const { error, queryKey } = rejected;
      if (error.code === 'TERMS_CHANGED') confirmTerms();
      const query = queryKey === undefined ? undefined : getState().api.queries[queryKey];
      const notice = noticeOfFailure(error, query?.data !== undefined);
      if (notice) board.post(notice);
    },
  });
}
