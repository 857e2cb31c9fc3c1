import type { CompetitionCount, SportCount } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import type { GameQuery } from './book-port.ts';
import type { GameCache } from './game-cache.ts';
import type { GameIndex, ListedGame, Sections } from './game-index.ts';

const HOUR = 3_600_000;
/**
 * Hours before the start from which a game is "upcoming": in the line, and in the live section, which shows the nearest
 * only.
 */
const UPCOMING_HOURS = { line: 6, live: 2 } as const;
/** Popularity from which every game of a competition is recommended. */
const POPULAR = 75;
/** Largest number of games of one competition in the head of the home page. */
const FEATURED_OF_ONE = 3;
/** Points of popularity that a game loses there for every game of its sport that is shown before it. */
const SAME_SPORT = 18;

interface ListsInput {
  readonly catalogue: Catalogue;
  readonly index: GameIndex;
  readonly gameCache: GameCache;
}

export interface GameLists {
  /** Returns ids of the games that match, in display order. */
  list(query: GameQuery, now: number): number[];
  featured(limit: number, now: number): number[];
  sports(now: number): SportCount[];
  /** Returns the competitions of a sport that have games. */
  competitions(sportId: number, now: number): CompetitionCount[];
  /** Returns the competitions of the catalogue's top that have games. */
  topCompetitions(now: number): CompetitionCount[];
  /** Returns a competition with the number of its games. */
  competition(id: number, now: number): CompetitionCount | null;
}

interface Counts {
  live: number;
  line: number;
}

/** Counts of the rail, made once for each version of the index. */
interface Rail {
  readonly version: number;
  readonly sports: SportCount[];
  /** Competitions that have games, by sport. */
  readonly competitions: ReadonlyMap<number, CompetitionCount[]>;
  readonly counts: ReadonlyMap<number, Counts>;
}

function countBy(sections: Sections): Map<number, Counts> {
  const counts = new Map<number, Counts>();
  const count = (games: readonly ListedGame[], section: 'live' | 'line') => {
    for (const { competitionId } of games) {
      const known = counts.get(competitionId) ?? { live: 0, line: 0 };
      known[section] += 1;
      counts.set(competitionId, known);
    }
  };
  count(sections.live, 'live');
  count(sections.line, 'line');
  return counts;
}

function competitionCount(competition: CatalogueCompetition, counts: Counts): CompetitionCount {
  const { id, sportId, name, slug, country, top, order, simulated } = competition;
  const mark = simulated ? { simulated } : {};
  return { id, sportId, name, slug, country, top, order, ...mark, live: counts.live, line: counts.line };
}

/** Tells whether a game is one of the query's: named itself, or by its competition or one of its teams. */
function isAmong({ gameId, competitionId, home, away }: ListedGame, among: GameQuery['among']): boolean {
  if (among === undefined) return true;
  const { games, competitions, teams } = among;
  return games.has(gameId) || competitions.has(competitionId) || teams.has(home) || teams.has(away);
}

/** Picks the most popular games with the sports mixed: each game of a sport lowers the rank of its next one. */
function popularFirst(games: readonly ListedGame[], wanted: number, weight: (game: ListedGame) => number): number[] {
  const found: number[] = [];
  const ranked = [...games].sort((a, b) => weight(b) - weight(a) || a.startAt - b.startAt || a.gameId - b.gameId);
  const queues = [...Map.groupBy(ranked, ({ sportId }) => sportId).values()].map((queue) => ({ queue, taken: 0 }));
  const ofCompetition = new Map<number, number>();
  for (let left = ranked.length; left > 0 && found.length < wanted; left -= 1) {
    const wanted = ({ queue, taken }: { queue: ListedGame[]; taken: number }) =>
      queue[0] === undefined ? Number.NEGATIVE_INFINITY : weight(queue[0]) - taken * SAME_SPORT;
    const next = queues.reduce((best, each) => (wanted(each) > wanted(best) ? each : best));
    const { gameId, competitionId } = next.queue.shift() as ListedGame;
    const count = (ofCompetition.get(competitionId) ?? 0) + 1;
    ofCompetition.set(competitionId, count);
    if (count > FEATURED_OF_ONE) continue;
    next.taken += 1;
    found.push(gameId);
  }
  return found;
}

/**
 * Creates the lists, the rail and the featured games of the book (betting §3, main time filter options). Instants are
 * server clock, epoch ms.
 */
export function createGameLists({ catalogue, index, gameCache }: ListsInput): GameLists {
  const weight = (game: ListedGame) => catalogue.competition(game.competitionId)?.weight ?? 0;
  const isTop = (game: ListedGame) => catalogue.competition(game.competitionId)?.top ?? false;
  const isReal = (game: ListedGame) => !catalogue.competition(game.competitionId)?.simulated;
  const popular = (games: readonly ListedGame[], wanted: number) => popularFirst(games, wanted, weight);
  const byTime = (a: ListedGame, b: ListedGame) =>
    Number(isReal(b)) - Number(isReal(a)) || a.startAt - b.startAt || a.gameId - b.gameId;
  let rail: Rail | null = null;

  function isInPeriod(game: ListedGame, period: number, now: number): boolean {
    const view = gameCache.get(game.gameId)?.board.run.view(now);
    return view !== undefined && view.period === period && view.statusId === GAME_STATUS.live;
  }

  /** Returns the games of the section and the filter, before sport and competition are applied. */
  function filtered({ section, filter = 'all', hours, span }: GameQuery, now: number): readonly ListedGame[] {
    const { live, line: all } = index.at(now);
    const line = span ? all.filter(({ startAt }) => startAt >= span.from && startAt < span.until) : all;
    const within = (limit: number) => line.filter(({ startAt }) => startAt <= now + limit * HOUR);
    const soon = hours === undefined ? line : within(hours);
    const games = section === 'live' ? live : soon;
    switch (filter) {
      case 'all':
        return games;
      case 'upcoming':
        return within(hours ?? UPCOMING_HOURS[section]);
      case 'first':
        return live.filter((game) => isInPeriod(game, 1, now));
      case 'second':
        return live.filter((game) => isInPeriod(game, 2, now));
      case 'recommended':
        return games.filter((game) => isTop(game) || weight(game) >= POPULAR);
      default:
        return assertNever(filter, 'time filter');
    }
  }

  function makeRail(now: number): Rail {
    const sections = index.at(now);
    if (rail?.version === sections.version) return rail;
    const counts = countBy(sections);
    const sports: SportCount[] = [];
    const ofSport = new Map<number, CompetitionCount[]>();
    for (const { id, slug } of catalogue.sports) {
      const competitions = catalogue.competitionsOf(id).flatMap((competition) => {
        const found = counts.get(competition.id);
        return found === undefined ? [] : [competitionCount(competition, found)];
      });
      const sum = (section: 'live' | 'line') => competitions.reduce((total, each) => total + each[section], 0);
      if (competitions.length === 0) continue;
      sports.push({ id, slug, live: sum('live'), line: sum('line') });
      ofSport.set(id, competitions);
    }
    rail = { version: sections.version, sports, competitions: ofSport, counts };
    return rail;
  }

  function competition(id: number, now: number): CompetitionCount | null {
    const found = catalogue.competition(id);
    const counts = makeRail(now).counts.get(id) ?? { live: 0, line: 0 };
    return found === undefined ? null : competitionCount(found, counts);
  }

  return {
    list(query, now) {
      // The live section takes games of the line only for filters that ask for them.
      const games =
        query.section === 'line' && (query.filter === 'first' || query.filter === 'second') ? [] : filtered(query, now);
      const found = games
        .filter(({ sportId }) => query.sportId === undefined || sportId === query.sportId)
        .filter(({ competitionId }) => query.competitionId === undefined || competitionId === query.competitionId)
        .filter((game) => isAmong(game, query.among));
      if (query.sort === 'time') found.sort(byTime);
      return found.map(({ gameId }) => gameId);
    },
    featured(limit, now) {
      const { live, line } = index.at(now);
      const half = Math.ceil(limit / 2);
      const real = { live: live.filter(isReal), line: line.filter(isReal) };
      const head = popular(real.live, half);
      const next = real.line.filter((game) => isTop(game) && game.startAt <= now + 72 * HOUR);
      const found = new Set([...head, ...popular(next, limit), ...popular(real.line, limit)]);
      // Simulated games fill what real ones leave empty.
      if (found.size < limit) for (const id of popular([...live, ...line], limit)) found.add(id);
      return [...found].slice(0, limit);
    },
    sports: (now) => makeRail(now).sports,
    competitions: (sportId, now) => makeRail(now).competitions.get(sportId) ?? [],
    topCompetitions: (now) =>
      catalogue.top.flatMap((id) => {
        const found = competition(id, now);
        return found && found.live + found.line > 0 ? [found] : [];
      }),
    competition,
  };
}
