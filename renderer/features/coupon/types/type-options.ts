import {
  type LegRange,
  legRangeOf,
  type Unavailability,
  unavailabilityOf,
} from '#shared/domain/coupon/availability.ts';
import { dependentLegs } from '#shared/domain/coupon/dependency.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import { isQuarterLine } from '#shared/domain/markets/market-line.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { antiPrice } from './anti-price.ts';

/** Type that can be chosen, or the reason why it cannot. */
export interface TypeOption {
  readonly typeId: CouponTypeId;
  readonly problem: (LegRange & { readonly reason: Unavailability }) | null;
}

/**
 * Returns which of these types the bets can have (coupon mathematics §2, §4.5, §8.9). Blocks are not checked, because
 * the player arranges them after choosing the type; types that the site has switched off are left out.
 */
export function typeOptions(
  typeIds: readonly CouponTypeId[],
  { legs, rules }: Pick<BetSlipModel, 'legs' | 'rules'>,
  offeredTypes: readonly number[],
): TypeOption[] {
  const joined = legs.map(({ bet, coef }) => ({ gameId: bet.game.id, coef }));
  const shape = {
    legs: legs.map(({ bet }) => {
      const type = findMarketType(bet.typeId);
      return { isQuarterLine: type !== undefined && isQuarterLine(type, bet.param) };
    }),
    hasLockedLegs: dependentLegs(COUPON_TYPE.express, joined).some(Boolean),
    antiExpressCoef: antiPrice(
      legs.map(({ coef }) => coef),
      rules,
    ),
  };
  return typeIds
    .filter((typeId) => offeredTypes.includes(typeId))
    .map((typeId) => {
      const reason = unavailabilityOf(typeId, shape, rules);
      return {
        typeId,
        problem: reason === null || reason === 'blocks' ? null : { reason, ...legRangeOf(typeId, rules) },
      };
    });
}
