import type { FastifyInstance } from 'fastify';
import type { CallAnswer, ParsedQuery } from '#shared/contracts/call.ts';
import {
  competitionsCall,
  featuredCall,
  type Game,
  gameCall,
  gamesCall,
  sportsCall,
} from '#shared/contracts/catalogue.ts';
import { priceHistoryCall } from '#shared/contracts/price-history.ts';
import { spanOfDay } from '#shared/domain/routing/list-choice.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import { featuredGames } from './featured-games.ts';
import { idPageOf } from './page-of-games.ts';
import { pricedGames } from './priced-games.ts';
import type { ShownBook } from './shown-book.ts';

type CatalogueBook = Pick<
  ShownBook,
  | 'sports'
  | 'competitions'
  | 'topCompetitions'
  | 'competition'
  | 'list'
  | 'featured'
  | 'game'
  | 'markets'
  | 'priceHistory'
  | 'report'
  | 'takes'
>;

interface CatalogueModule {
  readonly register: RegisterCall;
  readonly book: CatalogueBook;
  readonly clock: ServerClock;
  /** Position of the feed now, so that a client can continue without a gap. */
  feedPosition(): { sequence: number; epoch: string };
}

type GamesQuery = ParsedQuery<typeof gamesCall>;

/** Games of a page: the default, and the maximum. */
const PAGE = { usual: 100, max: 500 } as const;
const FEATURED = 12;
/** Number of other games of the competition that accompany a game. */
const OTHERS = 10;

const setOf = (list: string | undefined): ReadonlySet<number> => new Set(list?.split(',').map(Number));

/** Returns the favourites to which a query narrows its list; undefined for a query without any. */
function amongOf({ games, competitions, teams }: GamesQuery) {
  const isAny = games !== undefined || competitions !== undefined || teams !== undefined;
  return isAny ? { games: setOf(games), competitions: setOf(competitions), teams: setOf(teams) } : undefined;
}

function listOf(book: CatalogueBook, query: GamesQuery, now: number): number[] {
  const { section, sport, competition, filter, hours, day, zone = 0, sort } = query;
  const among = amongOf(query);
  const named = sport === undefined ? undefined : sportBySlug(sport);
  const found = named && book.takes(named.id, section) ? named : undefined;
  if (sport !== undefined && found === undefined) throw new ApiError('SPORT_UNKNOWN');
  const place = competition === undefined ? undefined : book.competition(competition);
  const isElsewhere = found !== undefined && place?.sportId !== found.id;
  if (competition !== undefined && (place === null || isElsewhere)) throw new ApiError('COMPETITION_UNKNOWN');
  return book.list({
    section,
    ...(found === undefined ? {} : { sportId: found.id }),
    ...(competition === undefined ? {} : { competitionId: competition }),
    ...(filter === undefined ? {} : { filter }),
    ...(hours === undefined ? {} : { hours }),
    ...(day === undefined ? {} : { span: spanOfDay(day, now, zone) }),
    ...(among === undefined ? {} : { among }),
    ...(sort === undefined ? {} : { sort }),
  });
}

/** Registers the calls of the programme: rail, lists, game page, featured games. */
export function catalogueModule(app: FastifyInstance, { register, book, clock, feedPosition }: CatalogueModule): void {
  const gamesOf = (ids: readonly number[], isWide = false) => pricedGames(book, ids, isWide);

  /** Returns other games of the competition: live ones, then those that start next. */
  async function othersOf({ id, competitionId }: Game): Promise<Game[]> {
    const sections = ['live', 'line'] as const;
    const ids = sections.flatMap((section) => book.list({ section, competitionId }));
    return gamesOf(ids.filter((other) => other !== id).slice(0, OTHERS));
  }

  async function answerGames(query: GamesQuery): Promise<CallAnswer<typeof gamesCall>> {
    // Read before the games: the feed repeats changes from in between, with the same values.
    const position = feedPosition();
    const isWide = query.wide !== undefined;
    if (query.ids !== undefined) {
      const games = await gamesOf([...new Set(query.ids.split(',').map(Number))], isWide);
      return { games, total: games.length, next: null, ...position, now: clock.now() };
    }
    const ids = listOf(book, query, clock.now());
    const limit = Math.min(Math.max(query.limit ?? PAGE.usual, 1), PAGE.max);
    const page = idPageOf(ids, query.cursor, limit);
    if (page === null) {
      throw new ApiError('BAD_REQUEST', { issues: [{ path: 'query.cursor', message: 'is not a valid cursor' }] });
    }
    return {
      games: await gamesOf(page.ids, isWide),
      total: ids.length,
      next: page.next,
      ...position,
      now: clock.now(),
    };
  }

  register(app, sportsCall, () => ({ sports: book.sports(), top: book.topCompetitions(), now: clock.now() }));

  register(app, competitionsCall, ({ params }) => {
    const sport = sportBySlug(params.sport);
    if (sport === undefined || !(book.takes(sport.id, 'live') || book.takes(sport.id, 'line')))
      throw new ApiError('SPORT_UNKNOWN');
    return { competitions: book.competitions(sport.id), now: clock.now() };
  });

  register(app, gamesCall, ({ query }) => answerGames(query));

  register(app, gameCall, async ({ params }) => {
    const asked = book.game(params.gameId);
    if (asked === null) throw new ApiError('GAME_UNKNOWN');
    const position = feedPosition();
    const others = await othersOf(asked);
    // Read again at one instant, because pricing the others took time.
    const game = book.game(params.gameId) ?? asked;
    return {
      game,
      markets: book.markets(game.id),
      report: book.report(game.id),
      others,
      ...position,
      now: clock.now(),
    };
  });

  register(app, priceHistoryCall, async ({ params: { selectionId } }) => {
    const history = await book.priceHistory(selectionId);
    if (history === null) throw new ApiError('GAME_UNKNOWN');
    const { opening, points } = history;
    return { selectionId, opening, points: [...points], now: clock.now() };
  });

  register(app, featuredCall, async () => {
    const position = feedPosition();
    return { games: await featuredGames(book, FEATURED), ...position, now: clock.now() };
  });
}
