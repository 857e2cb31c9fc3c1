import type { ListedGame, Sections } from '../../simulation/book/game-index.ts';

/** Games on offer, by what the search finds. */
export interface GamesOnOffer {
  /** Returns the games of a team: those in play, then the others as they start; empty for none. */
  gamesOf(teamId: number): readonly ListedGame[];
  /** Returns the games of a competition in the same order. */
  gamesIn(competitionId: number): readonly ListedGame[];
  hasSport(id: number): boolean;
}

const NONE: readonly ListedGame[] = [];

function add(games: Map<number, ListedGame[]>, id: number, game: ListedGame): void {
  const known = games.get(id);
  if (known) known.push(game);
  else games.set(id, [game]);
}

function offerOf({ live, line }: Sections): GamesOnOffer {
  const byTeam = new Map<number, ListedGame[]>();
  const byCompetition = new Map<number, ListedGame[]>();
  const sports = new Set<number>();
  const soonest = [...line].sort((a, b) => a.startAt - b.startAt || a.gameId - b.gameId);
  for (const game of [...live, ...soonest]) {
    sports.add(game.sportId);
    add(byCompetition, game.competitionId, game);
    add(byTeam, game.home, game);
    if (game.away !== game.home) add(byTeam, game.away, game);
  }
  return {
    gamesOf: (teamId) => byTeam.get(teamId) ?? NONE,
    gamesIn: (competitionId) => byCompetition.get(competitionId) ?? NONE,
    hasSport: (id) => sports.has(id),
  };
}

/** Returns a reader of the offer, which is made again only when the games on offer have changed. */
export function followOffer(sections: () => Sections): () => GamesOnOffer {
  let made: { readonly of: Sections; readonly offer: GamesOnOffer } | null = null;
  return () => {
    const of = sections();
    if (made?.of !== of) made = { of, offer: offerOf(of) };
    return made.offer;
  };
}
