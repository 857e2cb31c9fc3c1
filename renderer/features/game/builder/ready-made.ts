import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

/**
 * Decides whether the page offers ready-made combinations of a game before the bet builder is open. Where the score
 * decides all markets, their joint prices cost next to nothing; in other sports the game has to be played out many times,
 * which an open bet builder needs anyway.
 */
export function showsReadyMade({ paths }: SiteConfig, { sportId }: Pick<Game, 'sportId'>): boolean {
  return paths.builderSuggestions !== null && sportById(sportId)?.family === 'goals';
}

/** Tells whether the page shows ready-made combinations of a game now. */
export function useHasReadyMade(game: Pick<Game, 'sportId'>, isBuilding: boolean): boolean {
  const config = useAppSelector(selectConfig);
  return isBuilding ? config.paths.builderSuggestions !== null : showsReadyMade(config, game);
}
