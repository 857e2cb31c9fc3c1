import { isDeepStrictEqual } from 'node:util';
import type { Game, GameSection, Market } from '#shared/contracts/catalogue.ts';
import type { QuietTeam, SearchAnswer, SearchHit } from '#shared/contracts/search.ts';
import { lineOf } from '#shared/domain/markets/market-line.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { SimulatedBook } from '../../simulation/book/book-of-world.ts';
import { contractTeam } from '../../simulation/catalogue/team-table.ts';
import type { AllNames } from '../names/names-service.ts';
import { type FoundLine, findLines } from './find-lines.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { namedEntries, type OperatorNames } from './named-entries.ts';
import { followOffer } from './offer.ts';
import type { PopularEntry, PopularRepository } from './popular-repository.ts';

/** What the search found, without the position of the feed. */
export type SearchFindings = Pick<SearchAnswer, 'competitions' | 'games' | 'hits' | 'now' | 'quiet'>;

/** The search over the games on offer. One index for each process; it follows the book. */
export interface Search {
  /** Makes the index now, some tenths of a second of work, so that the first search need not wait for it. */
  prepare(): void;
  /** Returns what a text names, best first: at most 20 lines, with the games and competitions that they show. */
  find(text: string): Promise<SearchFindings>;
  /** Returns what visitors open most; where few were opened, top competitions follow. */
  popular(): Promise<SearchFindings>;
  /**
   * Counts that a line was opened, once an hour for each network; an entry without games is not counted.
   *
   * @param network where the visitor comes from, which is used for the limit only
   */
  noteOpened(entry: PopularEntry, network: string): Promise<void>;
  /** Forgets what is hardly opened any more. */
  purge(): Promise<void>;
}

interface SearchInput {
  /** The part of the book that visitors see. */
  readonly book: Pick<
    SimulatedBook,
    'competition' | 'markets' | 'names' | 'sections' | 'sports' | 'topCompetitions'
  > & {
    /** Whether visitors see games of a sport in a section. */
    takes(sportId: number, section: GameSection): boolean;
  };
  /** Returns games with their prices, in the given order; those that are not on offer are left out. */
  readonly priced: (ids: readonly number[]) => Promise<Game[]>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly repository: PopularRepository;
  /** Limits how often an opening counts. */
  readonly counters: {
    take(
      subject: string,
      allowance: { readonly max: number; readonly windowMs: number },
    ): Promise<{ isAllowed: boolean }>;
  };
  /** Further names of the operator (site config, `searchNames`). */
  readonly operatorNames: () => OperatorNames;
  /** What the languages call teams and competitions; a new object when that changes. */
  readonly displayNames: () => AllNames;
}

/** Lines of an empty search. */
const POPULAR = 6;
/** Entries read for them, because some have no games now. */
const POPULAR_READ = 40;
/** How long a process uses the popular entries that it has read, ms of wall time. */
const POPULAR_STAY_MS = 30_000;
const ONCE_AN_HOUR = { max: 1, windowMs: 3_600_000 };

/** Returns the market of a type, with the line that was asked for if it is on offer, else the first one. */
function marketOf(markets: readonly Market[], { type, line }: Extract<FoundLine, { kind: 'market' }>): Market | null {
  // "1x2" asks for the winner in a sport without draws.
  const column = type.column === 1 ? markets.find(({ typeId, period }) => period === 0 && typeId <= 2) : undefined;
  const named = markets.filter(({ typeId, period }) => typeId === type.id && period === 0);
  const exact = named.find(({ param }) => line !== null && Math.abs(lineOf(type, param) ?? Number.NaN) === line);
  return exact ?? named[0] ?? column ?? null;
}

/** Creates the search; its index is made by `prepare`, or at the first search. */
export function createSearch(input: SearchInput): Search {
  const { book, priced, clock, repository, counters, operatorNames, displayNames } = input;
  const offer = followOffer(() => book.sections());
  let made: { readonly names: OperatorNames; readonly shown: AllNames; readonly index: NameIndex } | null = null;
  let popular: { readonly entries: readonly PopularEntry[]; readonly until: number } | null = null;

  function index(): NameIndex {
    const names = operatorNames();
    const shown = displayNames();
    if (made === null || made.names !== names || made.shown !== shown) {
      // Each change of the site config makes a new object, and few of them change names.
      const kept = made !== null && made.shown === shown && isDeepStrictEqual(made.names, names) ? made.index : null;
      made = { names, shown, index: kept ?? createNameIndex(namedEntries(book.names, names, shown)) };
    }
    return made.index;
  }

  /** Returns a team without games; nothing for one of a sport that visitors do not see. */
  function quietTeam(teamId: number): QuietTeam[] {
    const found = book.names.teams.get(teamId);
    if (!found || !(book.takes(found.sportId, 'line') || book.takes(found.sportId, 'live'))) return [];
    return [{ team: contractTeam(found), sportId: found.sportId }];
  }

  async function findingsOf(lines: readonly FoundLine[]): Promise<SearchFindings> {
    const ids = [...new Set(lines.flatMap((line) => ('gameId' in line ? [line.gameId] : [])))];
    const games = await priced(ids);
    const byId = new Map(games.map((game) => [game.id, game]));
    const competitions = lines.flatMap((line) =>
      line.kind === 'competition' ? (book.competition(line.id) ?? []) : [],
    );
    const shown = new Set(competitions.map(({ id }) => id));
    const hits = lines.flatMap((line): SearchHit[] => {
      if (line.kind === 'quiet') return [];
      if (!('gameId' in line)) {
        if (line.kind === 'competition') return shown.has(line.id) ? [{ kind: 'competition', id: line.id }] : [];
        const sport = book.sports().find(({ id }) => id === line.id);
        return sport ? [{ kind: 'sport', id: line.id, slug: sport.slug }] : [];
      }
      const game = byId.get(line.gameId);
      if (game === undefined) return [];
      if (line.kind === 'game') return [{ kind: line.kind, gameId: game.id }];
      if (line.kind === 'team') {
        const team = game.home.id === line.id ? game.home : game.away;
        return [{ kind: line.kind, team, sportId: game.sportId, gameId: game.id }];
      }
      const market = marketOf(book.markets(game.id), line);
      return market ? [{ kind: line.kind, gameId: game.id, market }] : [];
    });
    const quiet = lines.flatMap((line) => (line.kind === 'quiet' ? quietTeam(line.id) : []));
    return { games, competitions, hits, quiet, now: clock.now() };
  }

  async function popularEntries(): Promise<readonly PopularEntry[]> {
    if (popular === null || performance.now() >= popular.until) {
      const entries = await repository.top(POPULAR_READ, clock.now());
      popular = { entries, until: performance.now() + POPULAR_STAY_MS };
    }
    return popular.entries;
  }

  return {
    prepare: () => void index(),
    find: (text) => findingsOf(findLines(text, { index: index(), offer: offer() })),
    async popular() {
      const entries = await popularEntries();
      const now = offer();
      const opened = entries.flatMap(({ kind, id }): FoundLine[] => {
        if (kind === 'competition') return now.gamesIn(id).length > 0 ? [{ kind, id }] : [];
        const next = now.gamesOf(id)[0];
        return next ? [{ kind, id, gameId: next.gameId }] : [];
      });
      const known = new Set(opened.map((line) => (line.kind === 'competition' ? line.id : 0)));
      const usual = book.topCompetitions().flatMap(({ id }): FoundLine[] => {
        return known.has(id) ? [] : [{ kind: 'competition', id }];
      });
      return findingsOf([...opened, ...usual].slice(0, POPULAR));
    },
    async noteOpened({ kind, id }, network) {
      const games = kind === 'team' ? offer().gamesOf(id) : offer().gamesIn(id);
      if (games.length === 0) return;
      const { isAllowed } = await counters.take(`search:${kind}:${id}:${network}`, ONCE_AN_HOUR);
      if (isAllowed) await repository.add({ kind, id }, clock.now());
    },
    purge: () => repository.purge(clock.now()),
  };
}
