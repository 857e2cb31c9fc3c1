import type { Game } from '#shared/contracts/catalogue.ts';

/** Consecutive games of one competition. */
export interface GameGroup {
  readonly key: string;
  readonly competitionId: number;
  readonly sportId: number;
  readonly games: readonly Game[];
  /** First group of its sport in a list of several sports. */
  readonly startsSport: boolean;
}

/** Groups a list in display order by competition; a game that is on two pages of the list appears once. */
export function groupGames(games: readonly Game[]): GameGroup[] {
  const seen = new Set<number>();
  const groups: { -readonly [Key in keyof GameGroup]: Key extends 'games' ? Game[] : GameGroup[Key] }[] = [];
  for (const game of games) {
    if (seen.has(game.id)) continue;
    seen.add(game.id);
    const last = groups.at(-1);
    if (last?.competitionId === game.competitionId) {
      last.games.push(game);
      continue;
    }
    groups.push({
      key: `${game.competitionId}-${game.id}`,
      competitionId: game.competitionId,
      sportId: game.sportId,
      games: [game],
      startsSport: last?.sportId !== game.sportId,
    });
  }
  return groups;
}
