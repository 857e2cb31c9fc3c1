import type { Game } from '#shared/contracts/catalogue.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { useGameState } from '../feed/use-feed.ts';

/** The state of a game: what the feed told last, before that what the page was made with. */
export function useLiveState(game: Pick<Game, 'id' | 'state'>): GameState {
  // The schema allows an optional entry to be there without a value; JSON has no such entries.
  return useGameState(game.id, game.state as GameState);
}
