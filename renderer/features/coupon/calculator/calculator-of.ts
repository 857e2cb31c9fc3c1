import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { COUPON_TYPE, type EngineCoupon, isCouponTypeId } from '#shared/domain/coupon/types.ts';
import { type CalculatorState, emptyCalculator, fitted } from './calculator-state.ts';

/**
 * Turns the coupon of the bet slip into a calculation: its bets, all set to won, its type and its stake. House bonuses
 * are left out.
 */
export function calculatorOf(engine: EngineCoupon, iso: string): CalculatorState {
  const { typeId, amount, legs, systemValue, amountByBlockId } = engine;
  const empty = emptyCalculator(iso);
  if (!isCouponTypeId(typeId)) return empty;
  return fitted({
    ...empty,
    typeId,
    legs: legs
      .filter(({ isBonus }) => isBonus !== true)
      .map(({ coef, banker = false, blockId, amount: own }, key) => ({
        key,
        coef,
        typed: null,
        statusId: BET_STATUS.win,
        banker,
        blockId: blockId ?? key + 1,
        amount: own && typeId === COUPON_TYPE.manySingles ? { value: own, iso } : null,
      })),
    systemValue: systemValue ?? empty.systemValue,
    stake: amount > 0 ? { value: amount, iso } : null,
    amountByBlock: amountByBlockId ?? {},
  });
}
