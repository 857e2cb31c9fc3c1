import { useEffect } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { BetSlip } from './bet-slip/bet-slip.tsx';
import { selectHasRows } from './coupon-state.ts';
import { isOpenBatch, type PlacementBatch } from './placement/batch.ts';
import { BatchNews } from './result/batch-news.tsx';
import { Placing } from './result/placing.tsx';
import { ReceiptPanel, ResultNote } from './result/result.tsx';
import { batchDismissed } from './slice.ts';

interface ShownProps {
  readonly batch: PlacementBatch | null;
  readonly hasBets: boolean;
}

/** Dismisses a batch that only waits for its odds: the head of the bet slip lists it, so it has no result to show. */
function useDismissWaiting(batch: PlacementBatch | null): boolean {
  const dispatch = useAppDispatch();
  const isWaiting =
    batch !== null && !isOpenBatch(batch) && batch.intents.every(({ phase }) => phase.kind === 'waiting');
  useEffect(() => {
    if (isWaiting) dispatch(batchDismissed());
  }, [isWaiting, dispatch]);
  return isWaiting;
}

const isAllRefused = ({ intents }: PlacementBatch) =>
  intents.every(({ phase }) => phase.kind === 'refused' || phase.kind === 'failed');

function Shown({ batch, hasBets }: ShownProps) {
  if (batch && isOpenBatch(batch)) return <Placing batch={batch} />;
  if (hasBets) return <BetSlip batch={batch} />;
  if (!batch) return null;
  // A refused one-click bet had no coupon, so only its reason is shown.
  return isAllRefused(batch) ? <ResultNote batch={batch} /> : <ReceiptPanel batch={batch} />;
}

/** Shows what the coupon holds: an open placement, the receipt of the last one, or the bets. */
export function CouponBody() {
  const hasBets = useAppSelector(selectHasRows);
  const batch = useAppSelector((state) => state.coupon.batch);
  const player = useAppSelector(selectPlayer);
  // A batch of another player is not shown.
  const mine = batch?.userId === player?.user_id ? batch : null;
  const own = useDismissWaiting(mine) ? null : mine;
  return (
    <>
      <BatchNews batch={own} />
      <Shown batch={own} hasBets={hasBets} />
    </>
  );
}
