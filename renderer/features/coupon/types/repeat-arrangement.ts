import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { CouponState } from '../coupon-state.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { betsArranged, selectionsRepeated } from '../slice.ts';

/**
 * Returns the system value and the block stakes of a coupon that was placed as one, so that a repeated coupon has them
 * too.
 */
function arrangementOf({ intents, iso }: PlacementBatch): Partial<CouponState> {
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

/** Restores the bets of the last placement with their arrangement. */
export const repeatSelections = (batch: PlacementBatch) => (dispatch: AppDispatch) => {
  dispatch(selectionsRepeated());
  dispatch(betsArranged(arrangementOf(batch)));
};
