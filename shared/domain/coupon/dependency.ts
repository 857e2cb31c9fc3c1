import { BET_STATUS } from './leg-status.ts';
import { COUPON_TYPE, type EngineLeg } from './types.ts';

/** Facts that tell whether two bets depend on each other. */
export type DependencyLeg = {
  readonly gameId: number;
  /** the game that a sub-game (a half, a period, corners …) belongs to */
  readonly mainGameId?: number | null;
  /** links that only the server knows */
  readonly isDepend?: boolean;
};

const gameOf = (leg: DependencyLeg) => leg.mainGameId ?? leg.gameId;

/**
 * Returns which bets depend on another bet of the coupon (coupon mathematics §8.9): both bets of one game, in every
 * type that joins bets; never in a single or in many singles.
 */
export function dependentLegs(typeId: number, legs: readonly DependencyLeg[]): boolean[] {
  if (typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.manySingles) return legs.map(() => false);
  const count = new Map<number, number>();
  for (const leg of legs) count.set(gameOf(leg), (count.get(gameOf(leg)) ?? 0) + 1);
  return legs.map((leg) => leg.isDepend === true || (count.get(gameOf(leg)) ?? 0) > 1);
}

/**
 * Returns the legs of a coupon that was accepted with dependent bets, as they settle: of each game the highest
 * coefficient stays, the first of equal ones, and the others count as returned (coupon mathematics §8.9).
 *
 * @param games the game of each leg, sub-games by their main game
 */
export function neutraliseDependentLegs<Leg extends EngineLeg>(legs: readonly Leg[], games: readonly number[]): Leg[] {
  const kept = new Map<number, number>();
  for (const [index, leg] of legs.entries()) {
    const game = games[index] ?? Number.NaN;
    const rival = kept.get(game);
    if (rival === undefined || leg.coef > (legs[rival]?.coef ?? 0)) kept.set(game, index);
  }
  return legs.map((leg, index) =>
    kept.get(games[index] ?? Number.NaN) === index ? leg : { ...leg, statusId: BET_STATUS.return },
  );
}
