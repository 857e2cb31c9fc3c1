import { betKey, type PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { CouponBet } from '../coupon-state.ts';
import type { PlacementBatch } from '../placement/batch.ts';

/** A price that the policy did not let pass, as it is now. */
export interface ChangedPrice {
  readonly bet: CouponBet;
  /** Thousandths. */
  readonly price: number;
}

/** What the player is to confirm: a press was refused for its price, and there is another one (coupon mathematics §8.3). */
export function changedPrice(batch: PlacementBatch | null): ChangedPrice | null {
  const [only] = batch?.intents ?? [];
  const [bet] = batch?.bets ?? [];
  if (!batch?.isOneClick || !bet || only?.phase.kind !== 'refused') return null;
  const { code, prices } = only.phase.refusal;
  const price = prices.find((one) => betKey(one) === betKey(bet))?.coef ?? null;
  return code === 'COEF_CHANGED' && price !== null ? { bet, price } : null;
}

/** Whether a refusal is not the end of it: the player is asked. */
export const isAskedAnew = (batch: PlacementBatch): boolean => changedPrice(batch) !== null;

/** A bet as it would be pressed at another price. */
export function pressedAt({ bet, price }: ChangedPrice): PressedPrice {
  const { selectionId, game, typeId, period, param, outcome } = bet;
  return { selectionId, price, game, typeId, period, param, outcome };
}
