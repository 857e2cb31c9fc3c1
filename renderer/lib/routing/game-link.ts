import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

type LinkedGame = Pick<Game, 'competitionId' | 'competitionSlug' | 'id' | 'live' | 'slug' | 'sportId'>;

/** Returns the slug of a sport in URLs; an operator's own sport uses its id. */
export function sportSlug(sportId: number): string {
  return sportById(sportId)?.slug ?? `sport-${sportId}`;
}

/** Returns the path of a game's page. */
export function gameLink(language: string, game: LinkedGame): string {
  return paths.game({
    language,
    section: game.live ? 'live' : 'line',
    sport: sportSlug(game.sportId),
    competition: { id: game.competitionId, slug: game.competitionSlug },
    game,
  });
}
