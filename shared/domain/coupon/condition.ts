import type { MinorUnits } from '../money/minor-units.ts';
import type { AccountStage } from './account.ts';
import { blocksOf } from './blocks.ts';
import type { CouponRules } from './coupon-rules.ts';
import { addRatios, multiplyRatios, type Ratio, roundRatio, wholeRatio, ZERO } from './ratio.ts';
import type { EngineCoupon } from './types.ts';

/**
 * Returns a condition as stages of its account: block 1 stakes the coupon's amount, each later one its fixed amount or,
 * without one, the whole return of the previous block (coupon mathematics §4.4).
 */
export function conditionStages(coupon: EngineCoupon): AccountStage[] {
  return blocksOf(coupon.legs).map(({ blockId, indexes }, place) => {
    const fixed = coupon.amountByBlockId?.[String(blockId)] ?? null;
    const amount = place === 0 ? coupon.amount : fixed;
    return { indexes, amount: amount === null ? null : BigInt(amount) };
  });
}

/** Block of a condition at entry: its exact coefficient and its amount; null is a "max" block. */
export type ConditionBlock = { readonly coef: Ratio; readonly amount: MinorUnits | null };

/**
 * Returns the largest amount of each block of a condition (betting §4; coupon mathematics §4.4): the coefficient of the
 * previous block times its amount, rounded down; a "max" block passes on its own ceiling. The first block has none.
 *
 * @param blocks in playing order, the amount of the first one being the coupon's
 * @returns minor units, null for the first block
 */
export function conditionCeilings(
  blocks: readonly ConditionBlock[],
  rules: Pick<CouponRules, 'conditionCeiling'>,
): (bigint | null)[] {
  const ceilings: (bigint | null)[] = [];
  let before: Ratio = ZERO;
  let account: Ratio = ZERO;
  for (const [place, { coef, amount }] of blocks.entries()) {
    const ceiling = place === 0 ? null : roundRatio(rules.conditionCeiling === 'account' ? account : before, 'down');
    ceilings.push(ceiling);
    const staked = amount === null ? (ceiling ?? 0n) : BigInt(amount);
    const idle = place === 0 ? ZERO : addRatios(account, { n: -staked, d: 1n });
    before = multiplyRatios(wholeRatio(staked), coef);
    account = addRatios(idle, before);
  }
  return ceilings;
}
