import type { EngineLeg } from './types.ts';

/** Legs of one block by their positions in the slip. */
export type CouponBlock = { readonly blockId: number; readonly indexes: readonly number[] };

/**
 * Returns the blocks of a coupon in ascending order of their ids, which is the playing order of a condition. A leg that
 * names no block is a block of its own (coupon mathematics §8.11).
 */
export function blocksOf(legs: readonly Pick<EngineLeg, 'blockId'>[]): CouponBlock[] {
  const byId = new Map<number, number[]>();
  for (const [index, leg] of legs.entries()) {
    const blockId = leg.blockId ?? index + 1;
    const indexes = byId.get(blockId);
    if (indexes) indexes.push(index);
    else byId.set(blockId, [index]);
  }
  return [...byId].sort(([a], [b]) => a - b).map(([blockId, indexes]) => ({ blockId, indexes }));
}

/**
 * Returns block ids without the gaps that removed or emptied blocks leave: ids become 1 to m in their order, the lobby
 * keeps its id (coupon mathematics §8.11).
 *
 * @param blockIds the block of each leg in slip order
 * @param lobbyBlockId the id that is not renumbered; leave it out for a condition
 * @returns the new block of each leg, and for each new id the old one
 */
export function renumberBlocks(
  blockIds: readonly number[],
  lobbyBlockId?: number,
): { readonly blockIds: number[]; readonly oldIds: ReadonlyMap<number, number> } {
  const old = [...new Set(blockIds)].filter((id) => id !== lobbyBlockId).sort((a, b) => a - b);
  const renewed = new Map(old.map((id, index) => [id, index + 1]));
  return {
    blockIds: blockIds.map((id) => renewed.get(id) ?? id),
    oldIds: new Map(old.map((id, index) => [index + 1, id])),
  };
}
