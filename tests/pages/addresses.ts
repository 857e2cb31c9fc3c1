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

/** Address of the page of a game. */
export function gamePath(language: string, game: Game): string {
  return paths.game({ ...placeOf(language, game), section: game.live ? 'live' : 'line', game });
}

/** Address of the list of a competition that has not begun. */
export function competitionPath(language: string, game: Game): string {
  return paths.line(placeOf(language, game));
}
