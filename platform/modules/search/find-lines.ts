import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { searchWords } from '#shared/domain/search/search-words.ts';
import type { ListedGame } from '../../simulation/book/game-index.ts';
import { namedMarket } from './market-phrases.ts';
import { type FoundEntry, NAME_MATCH, type NamedEntry, type NameIndex } from './name-index.ts';
import type { GamesOnOffer } from './offer.ts';

/** Line of what was found, before its game is priced. */
export type FoundLine =
  | { readonly kind: 'competition' | 'sport'; readonly id: number }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'market'; readonly gameId: number; readonly type: MarketType; readonly line: number | null }
  | { readonly kind: 'team'; readonly id: number; readonly gameId: number }
  /** Team without a game on offer. */
  | { readonly kind: 'quiet'; readonly id: number };

/** Largest numbers of lines of each kind, and of all. */
const LINES = { team: 5, competition: 4, sport: 2, market: 3, game: 4, quiet: 3, all: 20 } as const;
/** Words of a search that are read: more are left out. */
const MAX_WORDS = 8;
/** Teams whose games are looked through for a second name. */
const MAX_PAIRED = 60;
/** Words between two teams: v, vs, gegen … */
const BETWEEN: ReadonlySet<string> = new Set(['v', 'vs', 'gegen', 'contra', 'contre', 'protiv', 'karsi', 'dhd']);

const isSure = ({ match }: FoundEntry) => match >= NAME_MATCH.nickname;

interface Found {
  readonly index: NameIndex;
  readonly offer: GamesOnOffer;
}

function isOfferedIn(offer: GamesOnOffer) {
  return ({ kind, id }: NamedEntry): boolean => {
    if (kind === 'team') return offer.gamesOf(id).length > 0;
    return kind === 'competition' ? offer.gamesIn(id).length > 0 : offer.hasSport(id);
  };
}

/** Returns the games in which a team of the first words meets what the other words name: a team or a competition. */
function gamesBetween(first: readonly FoundEntry[], second: readonly FoundEntry[], offer: GamesOnOffer): ListedGame[] {
  const others = { team: new Set<number>(), competition: new Set<number>() };
  for (const { entry } of second) if (entry.kind !== 'sport') others[entry.kind].add(entry.id);
  const teams = first.filter(({ entry }) => entry.kind === 'team').slice(0, MAX_PAIRED);
  return teams.flatMap(({ entry }) =>
    offer
      .gamesOf(entry.id)
      .filter(
        ({ home, away, competitionId }) =>
          others.team.has(home === entry.id ? away : home) || others.competition.has(competitionId),
      ),
  );
}

interface Paired {
  readonly games: readonly ListedGame[];
  /** The best entries of each name. */
  readonly entries: readonly FoundEntry[];
}

/** Returns what a search of two names means, such as "arsenal chelsea": games between them, then each. */
function paired(words: readonly string[], { index, offer }: Found): Paired {
  const isOffered = isOfferedIn(offer);
  const named = (part: readonly string[]) => index.find(part, isOffered).filter(isSure);
  const games = new Map<number, ListedGame>();
  const entries = new Map<number, FoundEntry>();
  for (let at = 1; at < words.length && games.size < LINES.game; at += 1) {
    const [before, after] = [named(words.slice(0, at)), named(words.slice(at))];
    if (before.length === 0 || after.length === 0) continue;
    for (const game of [...gamesBetween(before, after, offer), ...gamesBetween(after, before, offer)]) {
      games.set(game.gameId, game);
    }
    for (const found of [...before.slice(0, 2), ...after.slice(0, 2)]) entries.set(found.entry.id, found);
  }
  return { games: [...games.values()].slice(0, LINES.game), entries: [...entries.values()] };
}

/** Returns entries as lines, no more of each kind than fit a screen. */
function linesOf(found: readonly FoundEntry[], offer: GamesOnOffer): FoundLine[] {
  const counts = { team: 0, competition: 0, sport: 0 };
  return found.flatMap(({ entry: { kind, id } }): FoundLine[] => {
    counts[kind] += 1;
    if (counts[kind] > LINES[kind]) return [];
    if (kind !== 'team') return [{ kind, id }];
    const next = offer.gamesOf(id)[0];
    return next === undefined ? [] : [{ kind, id, gameId: next.gameId }];
  });
}

/** Returns the other games of found teams and competitions: of each in turn, the best first. */
function furtherGames(lines: readonly FoundLine[], offer: GamesOnOffer): FoundLine[] {
  const shown = new Set(lines.flatMap((line) => ('gameId' in line && line.kind !== 'market' ? [line.gameId] : [])));
  const further: FoundLine[] = [];
  for (const line of lines) {
    if (line.kind !== 'team' && line.kind !== 'competition') continue;
    const games = line.kind === 'team' ? offer.gamesOf(line.id) : offer.gamesIn(line.id);
    for (const { gameId } of games.slice(0, LINES.game)) {
      if (shown.has(gameId)) continue;
      shown.add(gameId);
      further.push({ kind: 'game', gameId });
    }
  }
  return further.slice(0, LINES.game);
}

function marketLines(text: string, { index, offer }: Found): FoundLine[] {
  const market = namedMarket(text);
  if (market === null || market.others.length === 0) return [];
  const { type, line } = market;
  const others = market.others.filter((word) => !BETWEEN.has(word)).slice(0, MAX_WORDS);
  const found = index.find(others, isOfferedIn(offer));
  const teams = found.filter(({ entry, match }) => entry.kind === 'team' && match >= NAME_MATCH.sound);
  const between = teams.some(isSure) ? [] : paired(others, { index, offer }).games;
  const games = [...between, ...teams.slice(0, LINES.market).flatMap(({ entry }) => offer.gamesOf(entry.id)[0] ?? [])];
  const ids = [...new Set(games.map(({ gameId }) => gameId))].slice(0, LINES.market);
  return [
    ...ids.map((gameId): FoundLine => ({ kind: 'market', gameId, type, line })),
    ...linesOf(teams.slice(0, LINES.market), offer),
  ];
}

/**
 * Finds what a text names among the games on offer, best first. Sure matches come first, then games between two named
 * teams, then words that sound alike or are misspelt, then further games of the found teams, then what is named and has
 * no games.
 *
 * @param text as it was typed, at most 64 characters
 */
export function findLines(text: string, found: Found): FoundLine[] {
  const { index, offer } = found;
  const words = searchWords(text).slice(0, MAX_WORDS);
  const named = words.filter((word) => !BETWEEN.has(word));
  if (named.length === 0) return [];
  const entries = index.find(named, isOfferedIn(offer));
  const markets = marketLines(text, found);
  const lines = withoutRepeats(
    entries.some(isSure)
      ? [...linesOf(entries, offer), ...markets]
      : [...markets, ...pairLines(named, found), ...linesOf(entries, offer)],
  );
  const quiet = linesWithoutGames(named, entries, found);
  return [...[...lines, ...furtherGames(lines, offer)].slice(0, LINES.all - quiet.length), ...quiet];
}

/**
 * Returns teams and competitions that a text names and that have no games: all of them where nothing on offer is named
 * as surely, else only those with exactly this name. Where neither is sure, a misspelling counts for what has games.
 */
function linesWithoutGames(words: readonly string[], offered: readonly FoundEntry[], found: Found): FoundLine[] {
  const isOffered = isOfferedIn(found.offer);
  const lowest = offered.some(isSure) ? NAME_MATCH.whole : offered.length > 0 ? NAME_MATCH.nickname : NAME_MATCH.fuzzy;
  return found.index
    .find(words, (entry) => entry.kind !== 'sport' && !isOffered(entry))
    .filter(({ match }) => match >= lowest)
    .slice(0, LINES.quiet)
    .map(({ entry: { kind, id } }): FoundLine => (kind === 'team' ? { kind: 'quiet', id } : { kind, id }));
}

function pairLines(words: readonly string[], found: Found): FoundLine[] {
  const { games, entries } = paired(words, found);
  const between = games.map(({ gameId }): FoundLine => ({ kind: 'game', gameId }));
  return [...between, ...linesOf(entries, found.offer)];
}

function withoutRepeats(lines: readonly FoundLine[]): FoundLine[] {
  const byKey = new Map<string, FoundLine>();
  for (const line of lines) {
    const key = `${line.kind} ${'id' in line ? line.id : line.gameId}`;
    if (!byKey.has(key)) byKey.set(key, line);
  }
  return [...byKey.values()];
}
