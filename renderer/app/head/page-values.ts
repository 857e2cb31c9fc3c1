import { gameApi } from '#renderer/features/game/api.ts';
import { gameArguments, isOfPage } from '#renderer/features/game/load.ts';
import { selectSportForSearch } from '#renderer/lib/api/seo-api.ts';
import { selectCompetition, selectOwnSportNames, selectSport } from '#renderer/lib/api/sports-api.ts';
import type { HeadInput } from '#renderer/lib/pages/page-record.ts';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { sportNameOf } from '#renderer/lib/text/use-sport-name.ts';
import type { Competition, Game } from '#shared/contracts/catalogue.ts';
import { idOfSegment } from '#shared/domain/routing/paths.ts';
import type { TextValues } from '#shared/domain/seo/fill-text.ts';
import { listedSport } from './listed-sport.ts';

interface SportSubject {
  readonly name: string;
  /** Segment of addresses. */
  readonly slug: string;
}

/** Game, sport and competition that a page shows, as far as they are loaded. */
export interface PageSubject {
  readonly game: Game | undefined;
  readonly sport: SportSubject | undefined;
  readonly competition: Pick<Competition, 'id' | 'name' | 'slug'> | undefined;
}

/** Returns the game, the sport and the competition of a page. */
export function subjectOf({ state, t, route, language }: HeadInput): PageSubject {
  const nameOf = (id: number) => sportNameOf(t, selectOwnSportNames(state), id);
  const { sport: slug, champ, game: gameId } = route?.params ?? {};
  const game =
    gameId === undefined ? undefined : gameApi.endpoints.game.select(gameArguments({ game: gameId }))(state).data?.game;
  if (game && isOfPage(route, game)) {
    const competition = { id: game.competitionId, name: game.competition, slug: game.competitionSlug };
    return { game, sport: { name: nameOf(game.sportId), slug: sportSlugOf(game) }, competition };
  }
  const sport = selectSport(state, slug);
  // A sport of the operator's own without games now: search engines still know its name.
  const listed = sport ? undefined : selectSportForSearch(state, language, listedSport(route));
  return {
    game: undefined,
    sport: sport ? { name: nameOf(sport.id), slug: sport.slug } : listed && { name: listed.nameEng, slug: listed.slug },
    competition: selectCompetition(state, slug, champ ? idOfSegment(champ) : undefined),
  };
}

/** Returns the values that texts for search engines may contain. */
export function textValues(input: HeadInput): TextValues {
  const { game, sport, competition } = subjectOf(input);
  return {
    brand: input.state.site.config.brand,
    sport: sport?.name,
    competition: competition?.name,
    home: game?.home.name,
    away: game?.away.name,
  };
}
