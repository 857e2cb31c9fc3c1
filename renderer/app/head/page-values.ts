import { gameApi } from '#renderer/features/game/api.ts';
import { gameArguments } from '#renderer/features/game/load.ts';
import { selectCompetition } from '#renderer/lib/api/sports-api.ts';
import type { Translate } from '#renderer/lib/i18n/translations.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import type { Competition, Game } from '#shared/contracts/catalogue.ts';
import { idOfSegment } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import type { TextValues } from '#shared/domain/seo/fill-text.ts';
import { type Sport, sportById, sportBySlug } from '#shared/domain/sports/sports.ts';

/** Inputs of the head of a page. */
export interface HeadInput {
  readonly state: AppState;
  readonly t: Translate;
  readonly route: RouteMatch | null;
  readonly language: string;
}

/** Game, sport and competition that a page shows, as far as they are loaded. */
export interface PageSubject {
  readonly game: Game | undefined;
  readonly sport: Sport | undefined;
  readonly competition: Pick<Competition, 'id' | 'name' | 'slug'> | undefined;
}

/** Returns the game, the sport and the competition of a page. */
export function subjectOf(state: AppState, route: RouteMatch | null): PageSubject {
  const { sport: slug, champ, game: gameId } = route?.params ?? {};
  const game =
    gameId === undefined ? undefined : gameApi.endpoints.game.select(gameArguments({ game: gameId }))(state).data?.game;
  if (game) {
    const competition = { id: game.competitionId, name: game.competition, slug: game.competitionSlug };
    return { game, sport: sportById(game.sportId), competition };
  }
  return {
    game: undefined,
    sport: slug === undefined ? undefined : sportBySlug(slug),
    competition: selectCompetition(state, slug, champ ? idOfSegment(champ) : undefined),
  };
}

/** Returns the values that texts for search engines may contain. */
export function textValues({ state, t, route }: HeadInput): TextValues {
  const { game, sport, competition } = subjectOf(state, route);
  return {
    brand: state.site.config.brand,
    sport: sport ? t(`sports:${sport.key}`) : undefined,
    competition: competition?.name,
    home: game?.home.name,
    away: game?.away.name,
  };
}
