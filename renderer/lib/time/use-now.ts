import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { selectRenderedAt } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import type { SyncedClock } from './server-clock.ts';

export const ClockContext = createContext<SyncedClock | null>(null);

/** The server's clock. */
export function useServerClock(): SyncedClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('ClockContext has no provider');
  return clock;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;

/**
 * The server's time, cut to whole steps, so that a component renders once a step. The server and the first client
 * render see the time at which the page was made.
 *
 * @param stepMs length of a step, at least a second
 */
export function useNow(stepMs: number): number {
  const clock = useServerClock();
  const renderedAt = useAppSelector(selectRenderedAt);
  const cut = useCallback((time: number) => time - (time % stepMs), [stepMs]);
  return useSyncExternalStore(
    clock.onSecond,
    () => cut(clock.now()),
    () => cut(renderedAt),
  );
}
