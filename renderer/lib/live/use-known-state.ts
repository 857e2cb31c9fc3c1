import { useCallback, useSyncExternalStore } from 'react';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { useFeed } from '../feed/use-feed.ts';

const nothing = () => {};

/** The state of a game that was kept without one, as in a coupon: null until the feed tells it. */
export function useKnownState(gameId: number): GameState | null {
  const feed = useFeed();
  const subscribe = useCallback(
    (changed: () => void) => feed?.states.subscribe(gameId, changed) ?? nothing,
    [feed, gameId],
  );
  return useSyncExternalStore(
    subscribe,
    () => feed?.states.read(gameId) ?? null,
    () => null,
  );
}
