import { dayOf } from '#shared/domain/ids/game-id.ts';
import { longestMs } from '../schedule/fixture.ts';
import type { CachedGame, GameCache } from './game-cache.ts';
import { UNCHANGED } from './game-change.ts';
import type { FixtureBook } from './game-source.ts';
import type { BookOverrides } from './overrides.ts';

/** Game on a list. A game that has not started is built only when a reader needs more than this. */
export interface ListedGame {
  readonly gameId: number;
  readonly sportId: number;
  readonly competitionId: number;
  /** Ids of the sides. */
  readonly home: number;
  readonly away: number;
  readonly startAt: number;
}

/** Lists of the two sections, each in display order: real games before simulated ones, then sport, competition, start, id. */
export interface Sections {
  readonly live: readonly ListedGame[];
  readonly line: readonly ListedGame[];
  /** Version that grows each time the lists are built. */
  readonly version: number;
}

interface IndexInput {
  readonly schedule: FixtureBook;
  readonly gameCache: GameCache;
  readonly overrides: BookOverrides;
  /** Returns the position of a game in lists, by its sport and its competition. */
  readonly rank: (game: ListedGame) => number;
}

export interface GameIndex {
  /** Returns the lists at `now`. */
  at(now: number): Sections;
  /** Makes the next reader build the lists again, because QA changed a game. */
  invalidate(): void;
}

const DAY = 24 * 3_600_000;
/** Upper bound of the time before its start from which a game is offered; the schedule offers most games later. */
export const HORIZON = 14 * DAY;
/** Longest life of the lists (server clock): games come into the line all the time. */
const MAX_STAY_MS = 60_000;

function listed({ game, board }: CachedGame): ListedGame {
  const { id, sportId, competitionId, home, away } = game.card;
  return { gameId: id, sportId, competitionId, home: home.id, away: away.id, startAt: board.run.startAt };
}

/**
 * Creates the lists of a schedule with QA's changes; they are built again when a game starts, ends or comes into the
 * line.
 */
export function createGameIndex({ schedule, gameCache, overrides, rank }: IndexInput): GameIndex {
  let sections: Sections = { live: [], line: [], version: 0 };
  let madeAt = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;

  function inOrder(games: ListedGame[]): ListedGame[] {
    const ranked = games.map((game) => ({ game, rank: rank(game) }));
    ranked.sort((a, b) => a.rank - b.rank || a.game.startAt - b.game.startAt || a.game.gameId - b.game.gameId);
    return ranked.map(({ game }) => game);
  }

  function lineAt(now: number): ListedGame[] {
    const line = new Map<number, ListedGame>();
    for (const fixture of schedule.offeredAt(now, now + HORIZON)) {
      if (overrides.of(fixture.gameId) === UNCHANGED) line.set(fixture.gameId, fixture);
    }
    for (const gameId of overrides.games()) {
      const cached = gameCache.get(gameId);
      const run = cached?.board.run;
      const isWaiting = run !== undefined && now < run.startAt && run.startAt <= now + HORIZON && run.isOpen(now);
      if (cached && isWaiting && cached.game.listedAt <= now) line.set(gameId, listed(cached));
    }
    return inOrder([...line.values()]);
  }

  function liveAt(now: number): CachedGame[] {
    const live = new Map<number, CachedGame>();
    const add = (cached: CachedGame) => {
      if (cached.board.run.isLive(now)) live.set(cached.game.card.id, cached);
    };
    for (let day = dayOf(now - DAY); day <= dayOf(now); day += 1) {
      for (const fixture of schedule.fixturesOf(day)) {
        const isPossible = fixture.startAt <= now && fixture.startAt + longestMs(fixture) > now;
        const cached = isPossible ? gameCache.get(fixture.gameId) : null;
        if (cached !== null) add(cached);
      }
    }
    // A game that QA changed may start at another time and last longer than planned.
    for (const gameId of overrides.games()) {
      const cached = gameCache.get(gameId);
      if (cached !== null) add(cached);
    }
    return [...live.values()];
  }

  function make(now: number): void {
    const live = liveAt(now);
    const line = lineAt(now);
    sections = { live: inOrder(live.map(listed)), line, version: sections.version + 1 };
    madeAt = now;
    until = now + MAX_STAY_MS;
    for (const { startAt } of line) until = Math.min(until, startAt);
    for (const { board } of live) until = Math.min(until, board.run.endsAt);
  }

  return {
    at(now) {
      if (now < madeAt || now >= until) make(now);
      return sections;
    },
    invalidate() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
