import type { CallError } from '../api/call-error.ts';
import type { BoardNotice } from './notice-board.ts';

const OWN_WORDS_PRIORITY = 1;
const QUERY_PRIORITY = 2;

/**
 * Returns the notification for a failed call, in addition to the page's own message; null when that is enough (shell
 * §8). Cancelled requests are never announced, nor failures that another rule handles: an ended session, changed terms,
 * an offline device.
 * @param isStale an earlier answer to the same query stays visible, so that the page itself shows no failure
 */
export function noticeOfFailure(error: CallError, isStale: boolean): Pick<BoardNotice, 'priority' | 'text'> | null {
  if (error.words !== undefined) return { priority: OWN_WORDS_PRIORITY, text: { words: error.words } };
  const isFaultOfTheirs = error.status >= 500 || error.code === 'ANSWER_MALFORMED';
  return isStale && isFaultOfTheirs ? { priority: QUERY_PRIORITY, text: { key: 'query_error' } } : null;
}
