import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

type OfSport = Pick<Game, 'sportId' | 'sportSlug'>;
type LinkedGame = OfSport & Pick<Game, 'competitionId' | 'competitionSlug' | 'id' | 'live' | 'slug'>;

/** Returns the slug in URLs of the sport of a game or competition; an operator's own sport brings it. */
export function sportSlugOf({ sportId, sportSlug }: OfSport): string {
  return sportById(sportId)?.slug ?? sportSlug ?? `sport-${sportId}`;
}

/** Returns the path of a game's page. */
export function gameLink(language: string, game: LinkedGame): string {
  return paths.game({
    language,
    section: game.live ? 'live' : 'line',
    sport: sportSlugOf(game),
    competition: { id: game.competitionId, slug: game.competitionSlug },
    game,
  });
}
