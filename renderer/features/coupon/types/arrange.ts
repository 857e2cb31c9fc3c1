import type { PayloadAction } from '@reduxjs/toolkit';
import type { CouponBet, CouponState } from '#renderer/lib/ports/coupon-port.ts';
import { blocksOf } from '#shared/domain/coupon/blocks.ts';
import type { AmountEntry } from '../amount-entry.ts';
import '../coupon-state.ts';

/** A block by its id, or one of its own behind all others. */
export type BlockTarget = number | 'new';

/** Every bet with the block that it stands in. */
function inBlocks(bets: readonly CouponBet[]): (CouponBet & { readonly blockId: number })[] {
  return bets.map((bet, index) => ({ ...bet, blockId: bet.blockId ?? index + 1 }));
}

/** The bets with one of them in another block; the block that it leaves may become empty. */
export function withBetIn(bets: readonly CouponBet[], marketId: number, target: BlockTarget): CouponBet[] {
  const placed = inBlocks(bets);
  const blockId = target === 'new' ? Math.max(0, ...placed.map((bet) => bet.blockId)) + 1 : target;
  return placed.map((bet) => (bet.marketId === marketId ? { ...bet, blockId } : bet));
}

/** The bets with one of them so many places further on; at an end it stays where it is. */
export function withBetMoved(bets: readonly CouponBet[], marketId: number, by: number): CouponBet[] {
  const from = bets.findIndex((bet) => bet.marketId === marketId);
  const moved = bets[from];
  const to = from + by;
  if (!moved || to < 0 || to >= bets.length) return [...bets];
  return bets.toSpliced(from, 1).toSpliced(to, 0, moved);
}

type Blocks = Pick<CouponState, 'amountByBlockId' | 'bets'>;

/** A block and its neighbour change places, with their amounts; at an end it stays where it is. */
export function withBlockMoved({ bets, amountByBlockId }: Blocks, blockId: number, by: 1 | -1): Blocks {
  const placed = inBlocks(bets);
  const ids = blocksOf(placed).map((block) => block.blockId);
  const other = ids[ids.indexOf(blockId) + by];
  if (other === undefined || !ids.includes(blockId)) return { bets, amountByBlockId };
  const renamed = (id: number) => (id === blockId ? other : id === other ? blockId : id);
  const amounts = Object.entries(amountByBlockId).map(([id, amount]) => [String(renamed(Number(id))), amount] as const);
  return {
    bets: placed.map((bet) => ({ ...bet, blockId: renamed(bet.blockId) })),
    amountByBlockId: Object.fromEntries(amounts),
  };
}

type Change = (state: CouponState, change: Partial<CouponState>) => CouponState;

/**
 * What the player does to bets in blocks and in playing order (coupon mathematics §8.11).
 *
 * @param changed the coupon with a change of the player's, and everything fitted to it
 */
export function arrangeReducers(changed: Change) {
  return {
    /** A bet of a block type goes into another block, into the lobby or into a block of its own. */
    betPutInBlock: (state: CouponState, { payload }: PayloadAction<{ marketId: number; target: BlockTarget }>) =>
      changed(state, { bets: withBetIn(state.bets, payload.marketId, payload.target) }),
    /** A bet of a chain is played earlier or later. */
    betMoved: (state: CouponState, { payload }: PayloadAction<{ marketId: number; by: number }>) =>
      changed(state, { bets: withBetMoved(state.bets, payload.marketId, payload.by) }),
    /** A block of a condition is played one place earlier or later. */
    blockMoved: (state: CouponState, { payload }: PayloadAction<{ blockId: number; by: 1 | -1 }>) =>
      changed(state, withBlockMoved(state, payload.blockId, payload.by)),
    /** null stakes the whole return of the block before. */
    blockAmountChanged: (
      state: CouponState,
      { payload }: PayloadAction<{ blockId: number; entry: AmountEntry | null }>,
    ) => changed(state, { amountByBlockId: { ...state.amountByBlockId, [String(payload.blockId)]: payload.entry } }),
  };
}
