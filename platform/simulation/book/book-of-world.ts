import type { CompetitionCount } from '#shared/contracts/catalogue.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { isGameId } from '#shared/domain/ids/game-id.ts';
import { isSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { systemTimers, type WallTimers } from '../../clock/clock.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { AnyModel } from '../models/families.ts';
import { createOfferedMarkets } from '../models/offered-markets.ts';
import type { BookControls } from './book-controls.ts';
import { createBookControls } from './book-controls.ts';
import type { Book, Quote } from './book-port.ts';
import { type CachedGame, createGameCache, type GameCache } from './game-cache.ts';
import { createGameIndex } from './game-index.ts';
import { createGameLists } from './game-lists.ts';
import { createGameSource, type FixtureBook, type GameSource } from './game-source.ts';
import { createPriceHistories, type PriceHistories } from './history/price-histories.ts';
import { createJointBook, type JointBook } from './joint/joint-book.ts';
import { withMadeGames } from './made-game.ts';
import type { MarketTypes } from './market-lineup.ts';
import type { MarketStops } from './market-stops.ts';
import type { BookOverrides } from './overrides.ts';
import { DEFAULT_MARGINS, type MarginTable } from './pricing.ts';
import {
  KEPT_AFTER_MS,
  type NewCourse,
  NO_STORED_COURSES,
  packCourse,
  type StoredCourses,
  TIE_KEPT_AFTER_MS,
} from './stored-courses.ts';
import { Ticker } from './ticker.ts';

/** World that a book is made of; all its parts are pure functions. */
export interface BookWorld {
  readonly catalogue: Catalogue;
  readonly models: (sportId: number) => AnyModel | undefined;
  readonly marketTypes: MarketTypes;
  /** Creates the schedule from the source that makes games of its fixtures. */
  readonly schedule: (source: GameSource) => FixtureBook;
}

export interface BookOptions {
  /** Name of the world: the same seed makes the same games in every process and after every start. */
  readonly seed: string;
  readonly clock: ServerClock;
  readonly overrides: BookOverrides;
  /** Markets that the house has stopped; without it no market is ever stopped. */
  readonly stops?: MarketStops | undefined;
  /** Courses of games that began under another version of the world; without it there are none. */
  readonly courses?: StoredCourses;
  readonly world: BookWorld;
  readonly margins?: MarginTable;
  readonly timers?: WallTimers;
  /** Receives the errors that listeners of the book throw. */
  readonly onError: (error: unknown) => void;
}

/** Book with the controls that QA uses on it. */
export interface SimulatedBook extends Book {
  readonly controls: BookControls;
  /** Returns a competition with the number of its games, which may be 0; null for an unknown id. */
  competition(id: number): CompetitionCount | null;
  /** Returns the ids of the market types that games of a sport have before they start; none for an unknown sport. */
  marketTypes(sportId: number): readonly number[];
  /** Advances the book at once, without waiting for the next tick. */
  tick(): void;
  /** Returns the courses of live games that are not in `known`, to be stored for later versions of the world. */
  coursesBegun(known: ReadonlySet<number>): NewCourse[];
}

/** Creates the book of a world. It computes what is asked for; `start` makes it announce changes too. */
export function createBookOf(options: BookOptions): SimulatedBook {
  const { seed, clock, overrides, stops, world, timers = systemTimers, onError } = options;
  const courses = options.courses ?? NO_STORED_COURSES;
  const { catalogue } = world;
  const madeOf = (gameId: number) => overrides.of(gameId).made;
  const source = createGameSource({ seed, catalogue, models: world.models, courses, madeOf });
  const schedule = withMadeGames(world.schedule(source), catalogue, madeOf);
  const rules = { types: world.marketTypes, margins: options.margins ?? DEFAULT_MARGINS };
  const gameCache = createGameCache({ seed, source, schedule, overrides, rules, stops });
  const index = createGameIndex({ schedule, gameCache, overrides, rank: rankIn(catalogue) });
  const ticker = new Ticker({ clock, timers, index, gameCache, onError });
  const lists = createGameLists({ catalogue, index, gameCache });
  const histories = createPriceHistories(gameCache);

  overrides.onChange((gameIds) => {
    for (const gameId of gameIds) gameCache.refresh(gameId);
    histories.forget(gameIds);
    index.invalidate();
    ticker.touch(gameIds);
  });

  stops?.onChange((gameIds) => {
    gameCache.restop(gameIds);
    const { live, line } = index.at(clock.now());
    ticker.touch(gameIds ?? [...live, ...line].map(({ gameId }) => gameId));
  });

  courses.onChange((gameIds) => {
    for (const gameId of gameIds) gameCache.drop(gameId);
    histories.forget(gameIds);
    index.invalidate();
    ticker.touch(gameIds);
  });

  return {
    sports: () => lists.sports(clock.now()),
    competitions: (sportId) => lists.competitions(sportId, clock.now()),
    topCompetitions: () => lists.topCompetitions(clock.now()),
    competition: (id) => lists.competition(id, clock.now()),
    marketTypes: createOfferedMarkets(world),
    list: (query) => lists.list(query, clock.now()),
    featured: (limit) => lists.featured(limit, clock.now()),
    sections: () => index.at(clock.now()),
    names: catalogue,
    movedStart: (gameId) => overrides.of(gameId).startAt,
    ...gameReader({ clock, gameCache, histories, onError }),
    announceInFull: (gameIds) => ticker.announceInFull(gameIds),
    onChanges: (listener) => ticker.onChanges(listener),
    onDecisions: (listener) => ticker.onDecisions(listener),
    start: () => ticker.start(),
    stop: () => ticker.stop(),
    controls: createBookControls({ clock, gameCache, overrides, catalogue, source }),
    tick: () => ticker.tick(),
    coursesBegun(known) {
      const begun = index.at(clock.now()).live.filter(({ gameId }) => !known.has(gameId));
      return begun.flatMap(({ gameId }) => newCourse(gameCache.get(gameId)) ?? []);
    },
  };
}

function newCourse(cached: CachedGame | null): NewCourse | null {
  if (cached === null) return null;
  const { card, matchup, course, isTie } = cached.game;
  const { events } = course();
  const fixture = { home: card.home.id, away: card.away.id, startAt: matchup.startAt };
  const endsAt = cached.board.run.startAt + (events.at(-1)?.t ?? 0);
  const keptUntil = endsAt + (isTie ? TIE_KEPT_AFTER_MS : KEPT_AFTER_MS);
  return { gameId: card.id, fixture, keptUntil, packed: packCourse({ matchup, events }) };
}

function rankIn(catalogue: Catalogue): (game: { sportId: number; competitionId: number }) => number {
  const sports = new Map(catalogue.sports.map((sport, order) => [sport.id, order]));
  return ({ sportId, competitionId }) => {
    const competition = catalogue.competition(competitionId);
    const sport = (sports.get(sportId) ?? sports.size) + (competition?.simulated ? sports.size + 1 : 0);
    return sport * 1000 + (competition?.order ?? 0);
  };
}

type GameReader = Pick<
  Book,
  | 'address'
  | 'game'
  | 'markets'
  | 'state'
  | 'report'
  | 'isStopped'
  | 'priceHistory'
  | 'quote'
  | 'chance'
  | 'materialIncidents'
  | 'settle'
  | 'mayDecide'
  | 'finalScore'
  | 'nextEventAt'
  | keyof JointBook
>;

interface ReaderInput {
  readonly clock: ServerClock;
  readonly gameCache: GameCache;
  readonly histories: PriceHistories;
  readonly onError: (error: unknown) => void;
}

/** Reads single games for the book. */
function gameReader({ clock, gameCache, histories, onError }: ReaderInput): GameReader {
  /** Returns a game that players may see: on offer, running or over; null for any other. */
  function known(gameId: number, now: number): CachedGame | null {
    const cached = isGameId(gameId) ? gameCache.get(gameId) : null;
    return cached === null || cached.game.listedAt > now ? null : cached;
  }

  function quote(selectionId: number): Quote | null {
    const now = clock.now();
    if (!isSelectionId(selectionId)) return null;
    const { gameId, marketType, period, param, outcome } = unpackSelectionId(selectionId);
    const board = known(gameId, now)?.board;
    return board?.quote({ typeId: marketType, period, param, outcome }, now, clock.speed) ?? null;
  }

  function chance(selectionId: number): LegChance | null {
    const now = clock.now();
    if (!isSelectionId(selectionId)) return null;
    const { gameId, marketType, period, param, outcome } = unpackSelectionId(selectionId);
    const board = known(gameId, now)?.board;
    return board?.chance({ typeId: marketType, period, param, outcome }, now, clock.speed) ?? null;
  }

  return {
    ...createJointBook(clock, (gameId, now) => known(gameId, now)?.board ?? null),
    quote,
    chance,
    async priceHistory(selectionId) {
      const now = clock.now();
      const cached = isSelectionId(selectionId) ? known(unpackSelectionId(selectionId).gameId, now) : null;
      return cached && histories.of(cached, selectionId, now, clock.speed);
    },
    isStopped(selectionId) {
      if (!isSelectionId(selectionId)) return false;
      const { gameId, marketType, period } = unpackSelectionId(selectionId);
      return known(gameId, clock.now())?.board.isStopped({ typeId: marketType, period }) ?? false;
    },
    game(gameId) {
      const now = clock.now();
      try {
        return known(gameId, now)?.board.game(now, clock.speed) ?? null;
      } catch (error) {
        // A game that fails to compute is left out, so that the rest of the list is still shown.
        onError(error);
        return null;
      }
    },
    address: (gameId) => known(gameId, clock.now())?.game.card ?? null,
    state(gameId) {
      const now = clock.now();
      return known(gameId, now)?.board.run.view(now) ?? null;
    },
    markets(gameId) {
      const now = clock.now();
      return known(gameId, now)?.board.markets(now, clock.speed) ?? [];
    },
    report(gameId) {
      const now = clock.now();
      return known(gameId, now)?.board.run.report(now) ?? [];
    },
    materialIncidents: (gameId, since, until) =>
      known(gameId, clock.now())?.board.run.closingIncidents(since, Math.min(until, clock.now())) ?? [],
    settle(selectionId) {
      const now = clock.now();
      if (!isSelectionId(selectionId)) return null;
      const { gameId, marketType, period, param, outcome } = unpackSelectionId(selectionId);
      const run = known(gameId, now)?.board.run;
      return run?.settle(selectionId, { typeId: marketType, period, param, outcome }, now) ?? null;
    },
    mayDecide(gameId) {
      const now = clock.now();
      const run = known(gameId, now)?.board.run;
      return run === undefined || now >= run.startAt || !run.isOpen(now) || run.forced(now).length > 0;
    },
    finalScore(gameId) {
      const now = clock.now();
      const run = known(gameId, now)?.board.run;
      if (run === undefined || run.isOpen(now) || !run.isFinished) return null;
      return run.score(now);
    },
    nextEventAt: (gameId) => known(gameId, clock.now())?.board.run.nextEventAt(clock.now()) ?? null,
  };
}
