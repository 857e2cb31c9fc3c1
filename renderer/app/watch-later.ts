import { followLanguage } from './follow-language.ts';
import { type MovedWatch, watchMoved } from './moved-watch.ts';

/**
 * Starts what the first page need not wait for, as one part: the watch for addresses that moved, and for the language of
 * the document. Returns the undo.
 */
export function watchLater(options: MovedWatch): () => void {
  const stops = [watchMoved(options), followLanguage(options.store)];
  return () => {
    for (const stop of stops) stop();
  };
}
