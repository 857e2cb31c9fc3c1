import { isMultiASystem } from '#shared/domain/coupon/availability.ts';
import { blocksOf } from '#shared/domain/coupon/blocks.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { type AmountEntry, resolveAmount } from '../amount-entry.ts';
import type { CouponBet } from '../coupon-state.ts';
import { hasBlocks } from './line-units.ts';

type Unit = Pick<CouponBet, 'banker' | 'blockId'>;

const LINES: ReadonlySet<number> = new Set([
  COUPON_TYPE.system,
  COUPON_TYPE.multi,
  COUPON_TYPE.lucky,
  COUPON_TYPE.patent,
]);

/** Types without a tab of their own, in display order. */
export const FURTHER_TYPES: readonly CouponTypeId[] = [
  COUPON_TYPE.chain,
  COUPON_TYPE.condition,
  COUPON_TYPE.multi,
  COUPON_TYPE.antiExpress,
  COUPON_TYPE.lucky,
  COUPON_TYPE.patent,
];

/** Tells whether the player arranges the bets of a type, in blocks or in their playing order. */
export const isArranged = (typeId: number): boolean => hasBlocks(typeId) || typeId === COUPON_TYPE.chain;

/** Tells whether the player chooses the number of units in a line of the type. */
export const hasOwnSize = (typeId: CouponTypeId): boolean =>
  typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.multi;

/** Tells whether a type needs no explanation. */
export const isKnown = (typeId: CouponTypeId): boolean =>
  typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express || typeId === COUPON_TYPE.manySingles;

/** Tells whether several lines share the stake of a type equally. */
export const hasLines = (typeId: number): boolean => LINES.has(typeId);

/**
 * Returns the type that a coupon is placed as: a multi that equals a system is placed as a system (coupon mathematics
 * §2).
 */
export function placedType(typeId: CouponTypeId, bets: readonly Unit[], rules: CouponRules): CouponTypeId {
  return typeId === COUPON_TYPE.multi && isMultiASystem(bets, rules) ? COUPON_TYPE.system : typeId;
}

/**
 * Returns the stakes of a condition's blocks from the second on; null stakes the whole return of the previous block. A
 * field that cannot be read counts as 0, which is not a valid stake.
 */
export function blockStakes(
  typeId: CouponTypeId,
  bets: readonly Unit[],
  entries: Readonly<Record<string, AmountEntry | null>>,
  iso: string,
): Record<string, MinorUnits | null> {
  if (typeId !== COUPON_TYPE.condition) return {};
  const stakes = blocksOf(bets)
    .slice(1)
    .map(({ blockId }) => {
      const entry = entries[String(blockId)];
      return [String(blockId), entry?.iso === iso ? (resolveAmount(iso, entry).value ?? 0) : null] as const;
    });
  return Object.fromEntries(stakes);
}
