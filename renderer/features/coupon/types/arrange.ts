import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { blocksOf } from '#shared/domain/coupon/blocks.ts';
import type { AmountEntry } from '../amount-entry.ts';
import type { CouponBet, CouponState } from '../coupon-state.ts';
import { betsArranged } from '../slice.ts';

/** Target of a moved bet: a block by its id, or a new block after all others. */
export type BlockTarget = number | 'new';

/** Returns every bet with its block. */
function inBlocks(bets: readonly CouponBet[]): (CouponBet & { readonly blockId: number })[] {
  return bets.map((bet, index) => ({ ...bet, blockId: bet.blockId ?? index + 1 }));
}

/** Returns the bets with one of them in another block; the block that it leaves may become empty. */
export function withBetIn(bets: readonly CouponBet[], key: string, target: BlockTarget): CouponBet[] {
  const placed = inBlocks(bets);
  const blockId = target === 'new' ? Math.max(0, ...placed.map((bet) => bet.blockId)) + 1 : target;
  return placed.map((bet) => (betKey(bet) === key ? { ...bet, blockId } : bet));
}

/** Returns the bets with one of them moved by this number of places; at an end it stays. */
export function withBetMoved(bets: readonly CouponBet[], key: string, by: number): CouponBet[] {
  const from = bets.findIndex((bet) => betKey(bet) === key);
  const moved = bets[from];
  const to = from + by;
  if (!moved || to < 0 || to >= bets.length) return [...bets];
  return bets.toSpliced(from, 1).toSpliced(to, 0, moved);
}

type Blocks = Pick<CouponState, 'amountByBlockId' | 'bets'>;

/** Swaps a block with its neighbour, together with their amounts; at an end it stays. */
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

type Thunk = (dispatch: AppDispatch, getState: () => AppState) => void;

/** Moves a bet into another block, into the bankers or into a new block. */
export const betPutInBlock =
  ({ key, target }: { readonly key: string; readonly target: BlockTarget }): Thunk =>
  (dispatch, getState) =>
    dispatch(betsArranged({ bets: withBetIn(getState().coupon.bets, key, target) }));

/** Moves a bet of a chain by this number of places in the playing order. */
export const betMoved =
  ({ key, by }: { readonly key: string; readonly by: number }): Thunk =>
  (dispatch, getState) =>
    dispatch(betsArranged({ bets: withBetMoved(getState().coupon.bets, key, by) }));

/** Moves a block of a condition one place earlier or later in the playing order. */
export const blockMoved =
  ({ blockId, by }: { readonly blockId: number; readonly by: 1 | -1 }): Thunk =>
  (dispatch, getState) =>
    dispatch(betsArranged(withBlockMoved(getState().coupon, blockId, by)));

/** Changes the stake of a condition's block; null is the whole return of the previous block. */
export const blockAmountChanged =
  ({ blockId, entry }: { readonly blockId: number; readonly entry: AmountEntry | null }): Thunk =>
  (dispatch, getState) =>
    dispatch(betsArranged({ amountByBlockId: { ...getState().coupon.amountByBlockId, [String(blockId)]: entry } }));
