import { createContext } from 'react';
import type { Game, GameSection } from '#shared/contracts/catalogue.ts';
import { numbered, paths } from '#shared/domain/routing/paths.ts';
import type { CompetitionPages } from '#shared/domain/routing/route-row.ts';
import { gameLink, sportSlugOf } from './game-link.ts';

/** Addresses to which a page links the games that it shows. */
export interface GameLinks {
  readonly game: (language: string, game: Game) => string;
  /** List or page of the game's competition. */
  readonly competition: (language: string, section: GameSection, game: Game) => string;
}

const USUAL: GameLinks = {
  game: gameLink,
  competition: (language, section, game) =>
    paths.section(section, {
      language,
      sport: sportSlugOf(game),
      competition: { id: game.competitionId, slug: game.competitionSlug },
    }),
};

/** Returns the links of pages of one competition to its own games; other games keep their usual ones. */
function linksWithin({ competition, home, game: pattern }: CompetitionPages): GameLinks {
  const isOwn = ({ competitionSlug }: Game) => competitionSlug === competition;
  return {
    game(language, game) {
      if (!isOwn(game)) return USUAL.game(language, game);
      const path = pattern.replace(':section', game.live ? 'live' : 'line').replace(':game', numbered(game));
      return `${paths.home(language)}/${path}`;
    },
    competition: (language, section, game) =>
      isOwn(game) ? `${paths.home(language)}/${home}` : USUAL.competition(language, section, game),
  };
}

/** Returns the links of a page's route. */
export function gameLinksOf({ within }: { readonly within?: CompetitionPages | undefined }): GameLinks {
  return within ? linksWithin(within) : USUAL;
}

/** Links of the page around a component. */
export const GameLinksContext = createContext(USUAL);
