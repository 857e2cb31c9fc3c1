import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { CouponBet } from '../coupon-state.ts';

type Unit = Pick<CouponBet, 'banker' | 'blockId'>;

/** Tells whether a type groups its bets in blocks. */
export const hasBlocks = (typeId: number): boolean => typeId === COUPON_TYPE.multi || typeId === COUPON_TYPE.condition;

/**
 * Counts the units that the lines of a system or a multi are made of: all bets but the bankers, or the blocks without
 * the bankers' block.
 */
export function lineUnits(typeId: CouponTypeId, bets: readonly Unit[]): number {
  if (typeId !== COUPON_TYPE.multi) return bets.filter((bet) => !bet.banker).length;
  const blocks = new Set(bets.map(({ blockId }, index) => blockId ?? index + 1));
  blocks.delete(DEFAULT_COUPON_RULES.lobbyBlockId);
  return blocks.size;
}
