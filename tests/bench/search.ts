import { pricedGames } from '#platform/modules/catalogue/priced-games.ts';
import { showAllowed } from '#platform/modules/catalogue/shown-book.ts';
import { createNames } from '#platform/modules/names/names-service.ts';
import { findLines } from '#platform/modules/search/find-lines.ts';
import { createNameIndex } from '#platform/modules/search/name-index.ts';
import { namedEntries } from '#platform/modules/search/named-entries.ts';
import { followOffer } from '#platform/modules/search/offer.ts';
import { createSearch } from '#platform/modules/search/search-service.ts';
import type { ListedGame } from '#platform/simulation/book/game-index.ts';
import { createCatalogue } from '#platform/simulation/catalogue/catalogue.ts';
import type { CatalogueTeam } from '#platform/simulation/catalogue/team-table.ts';
import { plainText } from '#shared/domain/search/plain-text.ts';
import { openJointHouse } from '../fixtures/joint-odds-scenario.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

const GAMES = 20_000;
const ROUNDS = 12;
const NO_NAMES = {};

/** What visitors type: names whole and in parts, nicknames, misspellings, other scripts, markets, two teams. */
const TEXTS = [
  ...['ar', 'ars', 'arsenal', 'man utd', 'spurs', 'psg', 'barça', 'real', 'united', 'premier league', 'tennis', 'un'],
  ...['arsenla', 'manchster untd', 'barselona', 'galatasray', 'leverkussen', 'xqzwv', 'aaaaaaaaaaaaaaaaaaaa'],
  ...['арсенал', 'манчестер юнайтед', 'джокович', 'ارسنال', 'برشلونة', 'besiktas', 'koeln', 'bayern münchen'],
  ...['btts arsenal', 'over 2.5 chelsea', 'обе забьют милан', 'arsenal chelsea', 'everton v liverpool', 'al ahli'],
];

/** Makes a line of games between random sides of the catalogue, the same at every run. */
function lineOf(teams: readonly CatalogueTeam[]): ListedGame[] {
  let seed = 20_261_124;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  const bySport = [...Map.groupBy(teams, ({ sportId }) => sportId).values()];
  return Array.from({ length: GAMES }, (_, at) => {
    const sides = bySport[at % bySport.length] ?? teams;
    const [home, away] = [sides[random(sides.length)] ?? sides[0], sides[random(sides.length)] ?? sides[0]];
    if (!home || !away) throw new Error('A sport has no sides');
    return {
      gameId: at + 1,
      sportId: home.sportId,
      competitionId: 1 + random(500),
      home: home.id,
      away: away.id,
      startAt: random(1_209_600_000),
    };
  });
}

/** Returns what a linear scan over the names of all games finds: the way of most small searches. */
function scan(games: readonly (readonly [ListedGame, string])[], text: string): number {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  return games.filter(([, name]) => words.every((word) => name.includes(word))).slice(0, 20).length;
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

function timesOf(run: (text: string) => unknown): number[] {
  for (const text of TEXTS) run(text);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of TEXTS) {
      const from = performance.now();
      run(text);
      times.push(performance.now() - from);
    }
  }
  return times;
}

/** Returns the times of whole answers, with prices, from the house's own book: each game is priced for the first time. */
async function answerTimes(): Promise<number[]> {
  const { book } = await openJointHouse();
  const shown = showAllowed(book, () => ({ lineDisallowSports: [], liveDisallowSports: [] }));
  const search = createSearch({
    book: shown,
    priced: (ids) => pricedGames(shown, ids),
    clock: { now: () => 0 },
    operatorNames: () => NO_NAMES,
    displayNames: createNames({ catalogue: book.names, own: () => ({}) }).all,
    repository: { add: async () => undefined, top: async () => [], purge: async () => undefined },
    counters: { take: async () => ({ isAllowed: false, retryAfter: 0, left: 0 }) },
  });
  search.prepare();
  // Lists of every sport have compiled its model long before, in a platform that runs.
  for (const { id: sportId } of book.sports()) {
    for (const section of ['live', 'line'] as const) {
      for (const id of book.list({ section, sportId }).slice(-4)) book.game(id);
    }
  }
  await search.find('xqzwv');
  const times: number[] = [];
  for (const text of TEXTS) {
    const from = performance.now();
    await search.find(text);
    times.push(performance.now() - from);
  }
  return times;
}

/**
 * Measures the search over 20,000 games against a linear scan that knows neither nicknames nor misspellings, in the same
 * run. The first search after the offer has changed is measured separately, because it makes the offer again.
 */
export async function run(): Promise<BenchResult[]> {
  const catalogue = createCatalogue();
  const games = lineOf([...catalogue.teams.values()]);
  const from = performance.now();
  const index = createNameIndex(namedEntries(catalogue, {}, createNames({ catalogue, own: () => ({}) }).all()));
  const made = performance.now() - from;
  let sections = { live: [], line: games, version: 1 };
  const offer = followOffer(() => sections);
  const found = timesOf((text) => findLines(text, { index, offer: offer() }));
  const renewed = TEXTS.map((text) => {
    sections = { ...sections, version: sections.version + 1 };
    const start = performance.now();
    findLines(text, { index, offer: offer() });
    return performance.now() - start;
  });
  const named = games.map((game) => {
    const name = [game.home, game.away].map((id) => plainText(catalogue.team(id)?.name ?? '')).join(' ');
    return [game, name] as const;
  });
  const scanned = timesOf((text) => scan(named, text));
  const p99 = quantile(found, 0.99);
  const answers = await answerTimes();
  return [
    { id: 'search.index', what: 'making the index of all names, once for each process', value: made, unit: 'ms' },
    { id: 'search.median', what: 'a search over 20,000 games, median', value: quantile(found, 0.5), unit: 'ms' },
    { id: 'search.p99', what: 'p99', value: p99, unit: 'ms', goal: { op: '<=', value: 50 } as const },
    {
      id: 'search.renewed',
      what: 'p99 of the first search after games have changed',
      value: quantile(renewed, 0.99),
      unit: 'ms',
      goal: { op: '<=', value: 50 } as const,
    },
    {
      id: 'search.answer',
      what: 'p99 of whole answers of the house’s book, each game priced for the first time',
      value: quantile(answers, 0.99),
      unit: 'ms',
      goal: { op: '<=', value: 50 } as const,
    },
    { id: 'search.scan', what: 'a linear scan of the same games, median', value: quantile(scanned, 0.5), unit: 'ms' },
    {
      id: 'search.ratio',
      what: 'median of the search, of the median of the scan',
      value: quantile(found, 0.5) / quantile(scanned, 0.5),
      unit: 'ratio',
      goal: { op: '<=', value: 1 } as const,
    },
  ].map(benchResult);
}
