import { betKey, type PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { CouponBet } from '../coupon-state.ts';
import type { PlacementBatch } from '../placement/batch.ts';

/** Price that the policy did not allow, with its current value. */
export interface ChangedPrice {
  readonly bet: CouponBet;
  /** Thousandths. */
  readonly price: number;
}

/**
 * Returns the price to confirm: a one-click bet was refused for its price and a newer price is known (coupon
 * mathematics §8.3).
 */
export function changedPrice(batch: PlacementBatch | null): ChangedPrice | null {
  const [only] = batch?.intents ?? [];
  const [bet] = batch?.bets ?? [];
  if (!batch?.isOneClick || !bet || only?.phase.kind !== 'refused') return null;
  const { code, prices } = only.phase.refusal;
  const price = prices.find((one) => betKey(one) === betKey(bet))?.coef ?? null;
  return code === 'COEF_CHANGED' && price !== null ? { bet, price } : null;
}

/** Tells whether a refused one-click bet is followed by a question to the player. */
export const needsPriceConfirmation = (batch: PlacementBatch): boolean => changedPrice(batch) !== null;

/** Returns the press of a bet at its new price. */
export function pressedAt({ bet, price }: ChangedPrice): PressedPrice {
  const { selectionId, game, typeId, period, param, outcome, names } = bet;
  return { selectionId, price, game, typeId, period, param, outcome, ...(names ? { names } : {}) };
}
