import { hash31 } from '../../../simulation/random.ts';
import type { HouseCouponsSettings } from '../../config/config-service.ts';

export type ExpressRule = NonNullable<HouseCouponsSettings['express']['line']>;

/** A selection that may be a leg; its price in thousandths. */
export interface ExpressCandidate {
  readonly gameId: number;
  readonly selectionId: number;
  readonly price: number;
  /** Its game is simulated. */
  readonly simulated?: boolean;
}

/**
 * Composes an express (coupon mathematics §8.10): `legs` legs of different games, each price and the whole inside their
 * windows. The same seed gives the same express from the same book.
 *
 * @param seed names the day, the section and the turn
 * @returns null when there is none
 */
export function composeExpress(
  candidates: readonly ExpressCandidate[],
  rule: ExpressRule,
  seed: readonly (string | number)[],
): readonly ExpressCandidate[] | null {
  const { legs, minLegCoef, maxLegCoef, minCoef, maxCoef } = rule;
  const byGame = new Map<number, ExpressCandidate>();
  for (const one of candidates) {
    if (one.price < minLegCoef || one.price > maxLegCoef) continue;
    const known = byGame.get(one.gameId);
    // Keeps the likelier of two selections of a game.
    if (!known || one.price < known.price) byGame.set(one.gameId, one);
  }
  const shuffled = [...byGame.values()].sort(
    (a, b) => hash31(...seed, a.gameId) - hash31(...seed, b.gameId) || a.gameId - b.gameId,
  );
  if (shuffled.length < legs) return null;
  for (let start = 0; start < shuffled.length; start++) {
    const chosen = Array.from({ length: legs }, (_, place) => shuffled[(start + place) % shuffled.length]);
    const whole = chosen.filter((one) => one !== undefined);
    const coef = whole.reduce((product, { price }) => (product * price) / 1000, 1000);
    if (coef >= minCoef && coef <= maxCoef) return whole;
  }
  return null;
}
