import type { GameState } from '#shared/domain/game/game-state.ts';
import { useGameState } from '../feed/use-feed.ts';

/** The state of a game that was kept without one, as in a coupon: null until the feed tells it. */
export function useKnownState(gameId: number): GameState | null {
  return useGameState(gameId, null);
}
