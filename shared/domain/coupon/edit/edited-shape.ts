import { typeForLegs } from '../availability.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from '../coupon-rules.ts';
import { clampSystemValue } from '../system-values.ts';
import { COUPON_TYPE, type CouponTypeId } from '../types.ts';

/** Types whose coupons can be edited (peers (c)3): their bets determine the whole coupon. */
export const EDITABLE_TYPES: readonly number[] = [
  COUPON_TYPE.single,
  COUPON_TYPE.express,
  COUPON_TYPE.system,
  COUPON_TYPE.chain,
  COUPON_TYPE.lucky,
  COUPON_TYPE.patent,
];

/** Shape of a coupon after an edit of its bets. */
export interface EditedShape<Bet> {
  readonly typeId: CouponTypeId;
  /** System value; null for every other type. */
  readonly systemValue: number | null;
  readonly bets: readonly Bet[];
}

/**
 * Returns the shape of a coupon after an edit of its bets (peers (c)3; coupon mathematics §2): the type stays while the
 * number of bets allows it, otherwise one bet is a single and more are an express. Only a system has bankers; its lines
 * keep their length as far as the number of bets allows.
 *
 * @param bets in the order of the new coupon
 */
export function editedShape<Bet extends { readonly banker?: boolean | undefined }>(
  { typeId, systemValue }: { readonly typeId: number; readonly systemValue: number | null },
  bets: readonly Bet[],
  rules: CouponRules = DEFAULT_COUPON_RULES,
): EditedShape<Bet> {
  const legs = bets.map(({ banker }) => ({ banker: banker === true }));
  const next = typeForLegs(typeId as CouponTypeId, legs, rules);
  if (next !== COUPON_TYPE.system) {
    return { typeId: next, systemValue: null, bets: bets.map((bet) => ({ ...bet, banker: false })) };
  }
  const units = legs.filter(({ banker }) => !banker).length;
  return { typeId: next, systemValue: clampSystemValue(systemValue ?? 0, units, rules), bets };
}
