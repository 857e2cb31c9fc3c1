import type { Catalogue } from '../catalogue/catalogue.ts';
import { plainText } from '../catalogue/slug.ts';
import type { GameIndex, ListedGame } from './game-index.ts';

interface SearchInput {
  readonly catalogue: Catalogue;
  readonly index: GameIndex;
}

interface Scored<T> {
  readonly item: T;
  readonly competitionId: number;
  readonly score: number;
}

export interface GameSearch {
  /** Returns ids of games and of competitions whose names match, best first and simulated ones last, at most `limit` of each. */
  find(text: string, limit: number, now: number): { games: number[]; competitions: number[] };
}

/** Returns the words of names without diacritics, in lower case. */
function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Scores how well names match the typed words: each must begin a word of the names; whole words and names that begin
 * with the typed text score higher. 0 for no match.
 */
function matchOf(typed: readonly string[], names: readonly string[]): number {
  let score = 0;
  for (const word of typed) {
    let best = 0;
    for (const [place, name] of names.entries()) {
      if (!name.startsWith(word)) continue;
      best = Math.max(best, (name === word ? 3 : 2) + (place === 0 ? 1 : 0));
    }
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** Creates the search over the games on offer; it reads names once. */
export function createGameSearch({ catalogue, index }: SearchInput): GameSearch {
  const competitionWords = new Map<number, readonly string[]>();
  const teamWords = new Map<number, readonly string[]>();
  const nameWords = new Map<number, string>();

  function wordsOfCompetition(id: number): readonly string[] {
    const known = competitionWords.get(id) ?? wordsOf(catalogue.competition(id)?.name ?? '');
    competitionWords.set(id, known);
    return known;
  }

  function wordsOfTeam(id: number): readonly string[] {
    const team = catalogue.team(id);
    const known = teamWords.get(id) ?? (team === undefined ? [] : wordsOf(`${team.name} ${team.shortName}`));
    teamWords.set(id, known);
    return known;
  }

  /** An exact name ranks above names that contain it, such as the youth team or electronic copies of a club. */
  function isNameOf(typed: readonly string[], id: number): boolean {
    const name = nameWords.get(id) ?? wordsOf(catalogue.team(id)?.name ?? '').join(' ');
    nameWords.set(id, name);
    return typed.join(' ') === name;
  }

  function gameScore(typed: readonly string[], game: ListedGame): number {
    const home = wordsOfTeam(game.home);
    const away = wordsOfTeam(game.away);
    const sides = Math.max(matchOf(typed, home), matchOf(typed, away));
    if (isNameOf(typed, game.home) || isNameOf(typed, game.away)) return 200 + sides;
    if (sides > 0) return 100 + sides;
    const both = matchOf(typed, [...home, ...away]);
    return both > 0 ? 50 + both : matchOf(typed, [...home, ...away, ...wordsOfCompetition(game.competitionId)]);
  }

  const lastly = (competitionId: number) => Number(catalogue.competition(competitionId)?.simulated ?? false);

  /** Returns the best first, simulated ones after all others: a club has copies with almost its name. */
  function best<T>(scored: readonly Scored<T>[], limit: number): T[] {
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => lastly(a.competitionId) - lastly(b.competitionId) || b.score - a.score)
      .slice(0, limit)
      .map(({ item }) => item);
  }

  return {
    find(text, limit, now) {
      const typed = wordsOf(text);
      if (typed.length === 0) return { games: [], competitions: [] };
      const { live, line } = index.at(now);
      const soonest = [...line].sort((a, b) => a.startAt - b.startAt);
      const games = [...live, ...soonest].map((game) => ({
        item: game.gameId,
        competitionId: game.competitionId,
        score: gameScore(typed, game),
      }));
      const listed = new Set([...live, ...line].map(({ competitionId }) => competitionId));
      const competitions = catalogue.competitions
        .filter(({ id }) => listed.has(id))
        .map(({ id }) => ({ item: id, competitionId: id, score: matchOf(typed, wordsOfCompetition(id)) }));
      return { games: best(games, limit), competitions: best(competitions, limit) };
    },
  };
}
