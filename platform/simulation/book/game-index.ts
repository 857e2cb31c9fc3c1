import { dayOf } from '#shared/domain/ids/game-id.ts';
import { longestMs } from '../schedule/fixture.ts';
import type { CachedGame, GameCache } from './game-cache.ts';
import { UNCHANGED } from './game-change.ts';
import type { FixtureBook } from './game-source.ts';
import type { BookOverrides } from './overrides.ts';

/** A game on a list. What has not started is not made ready before somebody looks closer. */
export interface ListedGame {
  readonly gameId: number;
  readonly sportId: number;
  readonly competitionId: number;
  /** Ids of the sides. */
  readonly home: number;
  readonly away: number;
  readonly startAt: number;
}

/** The lists of the two sections, each in display order: sport, competition, start, id. */
export interface Sections {
  readonly live: readonly ListedGame[];
  readonly line: readonly ListedGame[];
  /** Grows whenever the lists are made anew. */
  readonly version: number;
}

interface IndexInput {
  readonly schedule: FixtureBook;
  readonly gameCache: GameCache;
  readonly overrides: BookOverrides;
  /** Position of a game in lists, by its sport and its competition. */
  readonly rank: (game: ListedGame) => number;
}

export interface GameIndex {
  /** The lists at `now`. */
  at(now: number): Sections;
  /** Lets the lists be made anew: QA changed a game. */
  invalidate(): void;
}

const DAY = 24 * 3_600_000;
/** How far ahead games are offered at most; the schedule offers most of them later than that. */
const HORIZON = 14 * DAY;
/** Lists stay at most this long (server clock): games come into the line all the time. */
const MAX_STAY_MS = 60_000;

function listed({ game, board }: CachedGame): ListedGame {
  const { id, sportId, competitionId, home, away } = game.card;
  return { gameId: id, sportId, competitionId, home: home.id, away: away.id, startAt: board.run.startAt };
}

/** The lists of a schedule, QA's changes in them; they are made anew when a game starts, ends or comes into the line. */
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
      const shelved = gameCache.get(gameId);
      const run = shelved?.board.run;
      const isWaiting = run !== undefined && now < run.startAt && run.startAt <= now + HORIZON && run.isOpen(now);
      if (shelved && isWaiting && shelved.game.listedAt <= now) line.set(gameId, listed(shelved));
    }
    return inOrder([...line.values()]);
  }

  function liveAt(now: number): CachedGame[] {
    const live = new Map<number, CachedGame>();
    const add = (shelved: CachedGame) => {
      if (shelved.board.run.isLive(now)) live.set(shelved.game.card.id, shelved);
    };
    for (let day = dayOf(now - DAY); day <= dayOf(now); day += 1) {
      for (const fixture of schedule.fixturesOf(day)) {
        const isPossible = fixture.startAt <= now && fixture.startAt + longestMs(fixture) > now;
        const shelved = isPossible ? gameCache.get(fixture.gameId) : null;
        if (shelved !== null) add(shelved);
      }
    }
    // What QA changed may start at another time and last longer than planned.
    for (const gameId of overrides.games()) {
      const shelved = gameCache.get(gameId);
      if (shelved !== null) add(shelved);
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
