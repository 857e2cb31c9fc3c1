import type { CallError } from '../api/call-error.ts';
import type { BoardNotice } from './notice-board.ts';

const OWN_WORDS_PRIORITY = 1;
const QUERY_PRIORITY = 2;

/**
 * What a failed call is announced with, beside what the page that asked says itself; null when that is enough (shell §8).
 * A request that was given up never surfaces, and neither does one that another rule deals with: a session that is over,
 * terms that changed, a device that is off line.
 *
 * @param isStale an earlier answer to the same query stays on the screen, so that nothing there says that it failed
 */
export function noticeOfFailure(error: CallError, isStale: boolean): Pick<BoardNotice, 'priority' | 'text'> | null {
  if (error.words !== undefined) return { priority: OWN_WORDS_PRIORITY, text: { words: error.words } };
  const isFaultOfTheirs = error.status >= 500 || error.code === 'ANSWER_MALFORMED';
  return isStale && isFaultOfTheirs ? { priority: QUERY_PRIORITY, text: { key: 'query_error' } } : null;
}
