import type { CouponState } from '#renderer/lib/ports/coupon-port.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import '../coupon-state.ts';

/** System value and stakes of the blocks of a coupon that went out whole: the same bets once more have them again. */
export function arrangementOf({ intents, iso }: PlacementBatch): Partial<CouponState> {
  const [only] = intents;
  if (!only || intents.length > 1) return {};
  const { systemValue, amountByBlockId } = only.body;
  const stakes = Object.entries(amountByBlockId ?? {}).map(
    ([id, value]) => [id, value === null ? null : { value, iso }] as const,
  );
  return {
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(amountByBlockId ? { amountByBlockId: Object.fromEntries(stakes) } : {}),
  };
}
