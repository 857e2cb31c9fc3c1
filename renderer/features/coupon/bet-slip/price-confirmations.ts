import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { decideCoefChange, type PriceTolerance } from '#shared/domain/coupon/coef-change.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { CouponState } from '../coupon-state.ts';
import { antiNeedsConfirmation } from '../types/anti-price.ts';
import type { LegNow } from './bet-slip-model.ts';

interface MovedPrices {
  readonly typeId: CouponTypeId;
  /** Thousandths, as the player has agreed to. */
  readonly agreed: readonly number[];
  /** Thousandths, in the same order. */
  readonly now: readonly number[];
  readonly tolerance: PriceTolerance;
  readonly rules: CouponRules;
}

/**
 * Tells for each bet whether its changed price needs a confirmation (coupon mathematics §8.1). Without an accepted fall
 * each bet is checked on its own, so that no line gets worse; an accepted fall holds for all bets of a coupon together
 * (decision 050). An anti-express has one price.
 */
export function priceConfirmations({ typeId, agreed, now, tolerance, rules }: MovedPrices): readonly boolean[] {
  if (typeId === COUPON_TYPE.antiExpress) {
    const isMoved = antiNeedsConfirmation(agreed, now, tolerance, rules);
    return agreed.map((coef, index) => isMoved && coef !== now[index]);
  }
  const isShared = (tolerance.dropPercent ?? 0) > 0 && typeId !== COUPON_TYPE.manySingles;
  if (isShared && decideCoefChange(tolerance, agreed, now, rules) === 'accept') return agreed.map(() => false);
  const ofEach = isShared ? tolerance.action : tolerance;
  return agreed.map((coef, index) => decideCoefChange(ofEach, [coef], [now[index] ?? coef], rules) === 'confirm');
}

/**
 * Returns the prices of the bets with those that the last placement was refused for, where the feed has not moved since:
 * the button then accepts, and the figures show, what the platform would take.
 */
export function withRefusedPrices(now: readonly LegNow[], { bets, batch }: CouponState): readonly LegNow[] {
  const prices = (batch?.intents ?? []).flatMap(({ phase }) =>
    phase.kind === 'refused' && phase.refusal.code === 'COEF_CHANGED' ? phase.refusal.prices : [],
  );
  if (prices.length === 0) return now;
  return now.map((leg, index) => {
    const bet = bets[index];
    const told = bet && prices.find((one) => betKey(one) === betKey(bet))?.coef;
    return told && leg.state === 'open' && leg.coef === bet.coef ? { ...leg, coef: told } : leg;
  });
}
