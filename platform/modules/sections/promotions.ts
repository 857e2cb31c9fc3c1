import { hasOpenMain } from '#shared/domain/markets/open-main.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { Promotion } from '#shared/domain/sections/section-server.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { Names } from '../names/names-service.ts';

export interface PromotionSources {
  readonly book: Pick<Book, 'featured' | 'game' | 'sports'>;
  readonly names: Pick<Names, 'of'>;
  /** Maximum number of legs of one coupon. */
  readonly maxLegs: () => number;
}

/** Number of featured games that are searched for one that has not begun. */
const LOOKED_AT = 12;
/** How long counts are cached, ms: they change slowly, and cost more than the rest of a section. */
const KEPT_MS = 5000;

type Unaddressed = (language: string) => Promotion;

function promoteGame({ book, names }: PromotionSources): Unaddressed[] {
  const games = book
    .featured(LOOKED_AT)
    .flatMap((id) => book.game(id) ?? [])
    .filter(hasOpenMain);
  const game = games.find(({ live }) => !live) ?? games[0];
  const sport = game && sportById(game.sportId);
  if (!game || !sport) return [];
  const address = {
    section: game.live ? 'live' : 'line',
    sport: sport.slug,
    competition: { id: game.competitionId, slug: game.competitionSlug },
    game: { id: game.id, slug: game.slug },
  } as const;
  return [
    (language) => {
      const { team, competition } = names.of(language);
      const [home, away] = [game.home, game.away].map(({ id, name }) => team(id) ?? name);
      return {
        kind: 'game',
        href: paths.game({ language, ...address }),
        game: `${home} – ${away}`,
        competition: competition(game.competitionId) ?? game.competition,
      };
    },
  ];
}

function promote(sources: PromotionSources): Unaddressed[] {
  const { book, maxLegs } = sources;
  const live = book.sports().reduce((sum, sport) => sum + sport.live, 0);
  return [
    ...(live > 0
      ? [(language: string): Promotion => ({ kind: 'live', href: paths.live({ language }), games: live })]
      : []),
    ...promoteGame(sources),
    (language) => ({ kind: 'accumulator', href: paths.line({ language }), legs: maxLegs() }),
  ];
}

/**
 * Returns the current promotions: games in play, the next game of the front page, accumulators. Each links to an
 * existing page.
 *
 * @param now wall clock, ms
 */
export function createPromotions(sources: PromotionSources, now: () => number = Date.now) {
  let kept: { readonly at: number; readonly promotions: readonly Unaddressed[] } | undefined;
  return (language: string): Promotion[] => {
    if (!kept || now() - kept.at > KEPT_MS) kept = { at: now(), promotions: promote(sources) };
    return kept.promotions.map((promotion) => promotion(language));
  };
}
