import { useEffect, useRef } from 'react';
import { useFeed } from './use-feed.ts';

/** Ms to wait after a move, because prices of one game move together and make one request. */
const REST_MS = 400;
/** Ms without a move after which the callback runs anyway. */
const STALE_MS = 10_000;

/**
 * Calls back when the price of any of these selections has moved, and regularly without moves: for values that depend
 * on them and have no price in the feed.
 */
export function useOddsMoves(selectionIds: readonly number[], moved: () => void): void {
  const feed = useFeed();
  const ids = selectionIds.join();
  const call = useRef(moved);
  useEffect(() => {
    call.current = moved;
  });
  useEffect(() => {
    if (ids === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        call.current();
      }, REST_MS);
    };
    const detach = feed.attach(({ odds }) => {
      const stops = ids.split(',').map((id) => odds.subscribe(Number(id), ask));
      return () => {
        for (const stop of stops) stop();
      };
    });
    const interval = setInterval(ask, STALE_MS);
    return () => {
      detach();
      clearInterval(interval);
      clearTimeout(timer);
    };
  }, [feed, ids]);
}
