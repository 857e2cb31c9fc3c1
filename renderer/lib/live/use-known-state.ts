import type { GameState } from '#shared/domain/game/game-state.ts';
import { useGameState } from '../feed/use-feed.ts';

/** Returns the state of a game that was stored without one, as in a coupon; null until the feed reports it. */
export function useKnownState(gameId: number): GameState | null {
  return useGameState(gameId, null);
}
