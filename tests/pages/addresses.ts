import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

function placeOf(language: string, game: Game) {
  return {
    language,
    sport: sportById(game.sportId)?.slug ?? '',
    competition: { id: game.competitionId, slug: game.competitionSlug },
  };
}

/** Returns the address of a game page. */
export function gamePath(language: string, game: Game): string {
  return paths.game({ ...placeOf(language, game), section: game.live ? 'live' : 'line', game });
}

/** Returns the address of a competition's list of games to come. */
export function competitionPath(language: string, game: Game): string {
  return paths.line(placeOf(language, game));
}
