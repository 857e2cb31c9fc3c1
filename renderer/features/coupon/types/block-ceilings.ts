import { blocksOf } from '#shared/domain/coupon/blocks.ts';
import { conditionCeilings } from '#shared/domain/coupon/condition.ts';
import { productOf } from '#shared/domain/coupon/line-plan.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { type MinorUnits, toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';

/** Block of a draft. */
export interface BetSlipBlock {
  readonly blockId: number;
  /** Positions of its bets in the bet slip. */
  readonly indexes: readonly number[];
  /** Thousandths. */
  readonly coef: number;
  /** Maximum stake; null for the first block, and for types whose blocks have no stakes. */
  readonly ceiling: MinorUnits | null;
}

type Blocky = Pick<BetSlipModel, 'amount' | 'amountByBlockId' | 'legs' | 'rules' | 'typeId'>;

/**
 * Returns the blocks of a coupon in order with their maximum stakes (coupon mathematics §4.3, §4.4): for a condition
 * the maximum return of the previous block, for a chain of the previous step. Also calculated for stakes that are too
 * large.
 */
export function betSlipBlocks({ typeId, legs, amount, amountByBlockId, rules }: Blocky): BetSlipBlock[] {
  const isChain = typeId === COUPON_TYPE.chain;
  const blocks = isChain
    ? legs.map((_, index) => ({ blockId: index + 1, indexes: [index] }))
    : blocksOf(legs.map(({ bet }) => (bet.blockId === undefined ? {} : { blockId: bet.blockId })));
  const multipliers = legs.map(({ coef }) => BigInt(2 * coef));
  const products = blocks.map(({ indexes }) => productOf(indexes, multipliers));
  const stake = Math.max(amount.value ?? 0, 0);
  const stages = blocks.map(({ blockId }, place) => {
    const own = amountByBlockId[String(blockId)] ?? null;
    const fixed = own === null || own <= 0 ? null : own;
    return { coef: products[place] ?? { n: 0n, d: 1n }, amount: isChain || place === 0 ? stake : fixed };
  });
  const isStaged = isChain || typeId === COUPON_TYPE.condition;
  const ceilings = isStaged
    ? conditionCeilings(stages, { conditionCeiling: isChain ? 'previous-block' : rules.conditionCeiling })
    : [];
  return blocks.map(({ blockId, indexes }, place) => {
    const { n, d } = products[place] ?? { n: 0n, d: 1n };
    const ceiling = ceilings[place] ?? null;
    return {
      blockId,
      indexes,
      coef: toDisplayMinorUnits((2000n * n + d) / (2n * d)),
      ceiling: ceiling === null ? null : toDisplayMinorUnits(ceiling),
    };
  });
}
