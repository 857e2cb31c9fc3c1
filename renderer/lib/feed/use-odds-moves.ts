import { useEffect, useRef } from 'react';
import { useFeed } from './use-feed.ts';

/** Prices of one game move together: they are one question. */
const REST_MS = 400;
/** With nothing heard, it is asked again after this time. */
const STALE_MS = 10_000;

/**
 * Calls back when the price of any of these selections has moved, and now and then when nothing was heard: for what
 * hangs on them and has no price in the feed.
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
