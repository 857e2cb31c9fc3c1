import { LRUCache } from 'lru-cache';
import { GameBoard } from './game-board.ts';
import { GameRun } from './game-run.ts';
import type { BookGame, FixtureBook, GameSource } from './game-source.ts';
import type { LineupRules } from './market-lineup.ts';
import type { MarketStops } from './market-stops.ts';
import type { BookOverrides } from './overrides.ts';

/** Game with its board, ready in memory. */
export interface CachedGame {
  readonly game: BookGame;
  readonly board: GameBoard;
}

interface GameCacheInput {
  readonly seed: string;
  readonly source: GameSource;
  readonly schedule: FixtureBook;
  readonly overrides: BookOverrides;
  readonly rules: LineupRules;
  /** Markets that the house has stopped; without it there are none. */
  readonly stops?: Pick<MarketStops, 'isStopped'> | undefined;
  /** Games that are cached; the others are made again on demand. */
  readonly limit?: number;
}

/** Games by id, made on demand; the least recently used leave first. */
export interface GameCache {
  get(gameId: number): CachedGame | null;
  /** Makes a game that is not in the cache, to read it at other instants than the present; it hears of no changes. */
  apart(gameId: number): CachedGame | null;
  /** Tells a cached game that its QA changes are other ones now. */
  refresh(gameId: number): void;
  /** Tells cached games that other markets of them are stopped now; null tells all of them. */
  restop(gameIds: readonly number[] | null): void;
  /** Drops a game that has another course now; the next reader makes it again. */
  drop(gameId: number): void;
}

const MAX_GAMES = 12_000;
/** Games whose prices of all markets are cached; the others hold those of the columns only. */
const MAX_FULL_BOARDS = 400;

/** Creates a cache that makes games of the schedule's fixtures with QA's changes applied. */
export function createGameCache(input: GameCacheInput): GameCache {
  const { seed, source, schedule, overrides, rules, stops, limit = MAX_GAMES } = input;
  const gameCache = new LRUCache<number, CachedGame>({ max: limit });
  const fullBoards = new LRUCache<number, GameBoard>({
    max: MAX_FULL_BOARDS,
    dispose(board, _id, reason) {
      if (reason === 'evict') board.shrink();
    },
  });
  const onFull = (board: GameBoard) => void fullBoards.set(board.id, board);

  function make(gameId: number, tellFull: (board: GameBoard) => void = onFull): CachedGame | null {
    const fixture = schedule.fixtureById(gameId);
    const game = fixture === null ? null : source.gameOf(fixture);
    if (game === null) return null;
    const changes = overrides.of(gameId);
    const { model, matchup, tieBreak } = game;
    const run = new GameRun({ model, matchup, timeline: () => game.course().events, changes, tieBreak });
    const isStopped: GameBoard['isStopped'] = ({ typeId, period }) => stops?.isStopped(gameId, typeId, period) ?? false;
    return { game, board: new GameBoard({ card: game.card, run, seed, rules, isStopped, onFull: tellFull }) };
  }

  return {
    get(gameId) {
      const known = gameCache.get(gameId);
      if (known) return known;
      const made = make(gameId);
      if (made) gameCache.set(gameId, made);
      return made;
    },
    apart: (gameId) => make(gameId, () => {}),
    restop(gameIds) {
      for (const gameId of gameIds ?? [...gameCache.keys()]) gameCache.peek(gameId)?.board.forget();
    },
    refresh(gameId) {
      const cached = gameCache.peek(gameId);
      const changes = overrides.of(gameId);
      if (cached?.game.isMade && changes.made === null) gameCache.delete(gameId);
      else cached?.board.run.setChanges(changes);
    },
    drop(gameId) {
      gameCache.delete(gameId);
    },
  };
}
