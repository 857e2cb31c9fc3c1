import { COUPON_TYPE } from './types.ts';

/**
 * British names on the calculator page (coupon mathematics §2): with singles they are this product's lucky, without
 * singles its patent. `key` is stable and names the translation.
 */
export const BRITISH_BETS = [
  { key: 'patent', legs: 3, typeId: COUPON_TYPE.lucky, lines: 7 },
  { key: 'lucky15', legs: 4, typeId: COUPON_TYPE.lucky, lines: 15 },
  { key: 'lucky31', legs: 5, typeId: COUPON_TYPE.lucky, lines: 31 },
  { key: 'lucky63', legs: 6, typeId: COUPON_TYPE.lucky, lines: 63 },
  { key: 'lucky127', legs: 7, typeId: COUPON_TYPE.lucky, lines: 127 },
  { key: 'lucky255', legs: 8, typeId: COUPON_TYPE.lucky, lines: 255 },
  { key: 'trixie', legs: 3, typeId: COUPON_TYPE.patent, lines: 4 },
  { key: 'yankee', legs: 4, typeId: COUPON_TYPE.patent, lines: 11 },
  { key: 'canadian', legs: 5, typeId: COUPON_TYPE.patent, lines: 26 },
  { key: 'heinz', legs: 6, typeId: COUPON_TYPE.patent, lines: 57 },
  { key: 'super_heinz', legs: 7, typeId: COUPON_TYPE.patent, lines: 120 },
  { key: 'goliath', legs: 8, typeId: COUPON_TYPE.patent, lines: 247 },
] as const;
