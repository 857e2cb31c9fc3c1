import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

/** Address of the page of a game. */
export function gamePath(language: string, game: Game): string {
  return paths.game({
    language,
    section: game.live ? 'live' : 'line',
    sport: sportById(game.sportId)?.slug ?? '',
    competition: { id: game.competitionId, slug: game.competitionSlug },
    game,
  });
}
