import type { Game } from '#shared/contracts/catalogue.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { useGameState } from '../feed/use-feed.ts';

/** Returns the state of a game: the feed's latest, or until then the rendered one. */
export function useLiveState(game: Pick<Game, 'id' | 'state'>): GameState {
  // The schema allows optional entries with the value undefined, which JSON does not have.
  return useGameState(game.id, game.state as GameState);
}
