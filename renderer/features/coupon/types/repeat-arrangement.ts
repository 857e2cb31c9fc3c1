import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { CouponState } from '../coupon-state.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { betsArranged, selectionsRepeated } from '../slice.ts';

/** System value and stakes of the blocks of a coupon that went out whole: the same bets once more have them again. */
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

/** The same bets once more, arranged as they were. */
export const repeatSelections = (batch: PlacementBatch) => (dispatch: AppDispatch) => {
  dispatch(selectionsRepeated());
  dispatch(betsArranged(arrangementOf(batch)));
};
