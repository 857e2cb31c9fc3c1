import type { MinorUnits } from '../money/minor-units.ts';
import type { Thousandths } from '../odds/coef-view.ts';

/** Coupon types and their ids (coupon mathematics §2; decided in §10.4). */
export const COUPON_TYPE = {
  single: 0,
  express: 1,
  system: 2,
  chain: 3,
  multi: 4,
  condition: 5,
  antiExpress: 6,
  lucky: 7,
  patent: 8,
  manySingles: 9,
} as const;

/** Id of a coupon type, 0 to 9. */
export type CouponTypeId = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];

/** Coupon type ids in ascending order, which is the order of the slip's selector. */
export const COUPON_TYPE_IDS: readonly CouponTypeId[] = Object.values(COUPON_TYPE);

/** Decides whether a number is the id of a coupon type (coupon mathematics §2). */
export function isCouponTypeId(id: number): id is CouponTypeId {
  return (COUPON_TYPE_IDS as readonly number[]).includes(id);
}

/**
 * Leg as the engine reads it; a leg of a stored coupon fits as it is. The order of the list is the slip order, which is
 * the playing order of a chain.
 */
export type EngineLeg = {
  /** the accepted price, or the displayed one before acceptance */
  readonly coef: Thousandths;
  /** bet status, −2 to 6 (betting §4) */
  readonly statusId: number;
  /** system only: must not lose, joins every line */
  readonly banker?: boolean;
  /** multi: 0 is the lobby, blocks count from 1; condition: 1 to m in playing order */
  readonly blockId?: number;
  /** many singles only: the stake of this bet */
  readonly amount?: MinorUnits;
  /** the synthetic leg of the bonus bet (coupon mathematics §8.8): its status follows from the other legs */
  readonly isBonus?: boolean;
};

/** Coupon as the engine reads it; a stored coupon fits as it is. Amounts are minor units of one currency. */
export type EngineCoupon = {
  readonly typeId: number;
  /** the total stake of the coupon; many singles do not use it */
  readonly amount: MinorUnits;
  readonly legs: readonly EngineLeg[];
  /** system and multi: number of legs or blocks in a line, without bankers and the lobby */
  readonly systemValue?: number | null;
  /** system "from–to": the largest line; equal to `systemValue` when not given */
  readonly systemValueTo?: number | null;
  /** condition: amounts of the blocks from 2 on; null or missing stakes the whole return of the previous block */
  readonly amountByBlockId?: Readonly<Record<string, MinorUnits | null>> | null;
  /** anti-express: the operator's margin on the probability, a decimal such as "0.1165" */
  readonly antiMargin?: string | null;
  /** anti-express: the accepted price */
  readonly antiExpressCoef?: Thousandths | null;
  /** house express: whole percent that is added to its payout while every leg stands */
  readonly upliftPercent?: number | null | undefined;
  /** largest payout of the coupon; null or missing is no limit */
  readonly maxPayoutLimit?: MinorUnits | null;
};

/** Error for a coupon without meaning: an impossible type, status, size of line or price. */
export class CouponShapeError extends Error {
  override readonly name = 'CouponShapeError';
}
