import { type ChainRules, runChain, type ServeChances } from './chain.ts';
import { breakerRules } from './sports.ts';

/** Points of a game of tennis beyond which only the difference counts. */
const FORTY = 3;

function deuce(point: number): number {
  const won = point * point;
  const lost = (1 - point) * (1 - point);
  return won / (won + lost);
}

/**
 * Returns P(server wins the game) from a score in points.
 *
 * @param point P(server wins a point)
 * @param served points of the server, counted on past 40
 * @param returned points of the returner
 */
export function holdChance(point: number, served = 0, returned = 0): number {
  if (served >= FORTY && returned >= FORTY) {
    const level = deuce(point);
    const lead = served - returned;
    if (lead === 0) return level;
    if (Math.abs(lead) >= 2) return lead > 0 ? 1 : 0;
    return lead > 0 ? point + (1 - point) * level : point * level;
  }
  if (served > FORTY) return 1;
  if (returned > FORTY) return 0;
  return point * holdChance(point, served + 1, returned) + (1 - point) * holdChance(point, served, returned + 1);
}

/** Probabilities of the endings of a game for its winner: to 0, to 15, to 30, after deuce. */
export type GameEnds = readonly [love: number, fifteen: number, thirty: number, deuce: number];

/** Returns the endings of a game from a score in points: for the server and for the returner as winner. */
export function gameEnds(point: number, served: number, returned: number): { server: GameEnds; returner: GameEnds } {
  const server: [number, number, number, number] = [0, 0, 0, 0];
  const returner: [number, number, number, number] = [0, 0, 0, 0];
  const walk = (a: number, b: number, weight: number): void => {
    if (a >= FORTY && b >= FORTY) {
      const chance = holdChance(point, a, b);
      server[3] += weight * chance;
      returner[3] += weight * (1 - chance);
    } else if (a > FORTY) server[b as 0 | 1 | 2] += weight;
    else if (b > FORTY) returner[a as 0 | 1 | 2] += weight;
    else {
      walk(a + 1, b, weight * point);
      walk(a, b + 1, weight * (1 - point));
    }
  };
  walk(served, returned, 1);
  return { server, returner };
}

/** Returns the call of one side's points, for either side: 0, 15, 30, 40, A. */
export function calledPoints(mine: number, other: number): string {
  if (mine >= FORTY && other >= FORTY) return mine > other ? 'A' : '40';
  return ['0', '15', '30', '40'][Math.min(mine, FORTY)] as string;
}

/** Tells whether a game with these points is over. */
export function isGameOver(a: number, b: number): boolean {
  return Math.max(a, b) > FORTY && Math.abs(a - b) >= 2;
}

/**
 * Returns P(first side wins a tie-break) from a score in points.
 *
 * @param target 7, or 10 in the deciding set of a long match
 * @param chances P(first side wins a point) when it serves, when the other serves
 * @param server side that serves the next point
 */
export function breakerChance(target: number, chances: ServeChances, a: number, b: number, server: 0 | 1): number {
  const rules: ChainRules = breakerRules(target);
  let won = 0;
  for (const end of runChain(rules, chances, [{ weight: 1, a, b, server }]).ends) if (end.a > end.b) won += end.p;
  return won;
}
