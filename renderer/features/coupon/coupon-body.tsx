import { useEffect } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { BetSlip } from './bet-slip/bet-slip.tsx';
import { isOpenBatch, type PlacementBatch } from './placement/batch.ts';
import { BatchNews } from './result/batch-news.tsx';
import { Placing } from './result/placing.tsx';
import { ReceiptPanel, ResultNote } from './result/result.tsx';
import { batchDismissed } from './slice.ts';

interface ShownProps {
  readonly batch: PlacementBatch | null;
  readonly hasBets: boolean;
}

/** What waits for its price is told of above the coupon, and is no result. */
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
  // One that was placed without a coupon, and refused, leaves nothing but its reason.
  return isAllRefused(batch) ? <ResultNote batch={batch} /> : <ReceiptPanel batch={batch} />;
}

/** What the coupon shows: a placement on its way, the receipt of the last one, or the bets. */
export function CouponBody() {
  const bets = useAppSelector((state) => state.coupon.bets);
  const batch = useAppSelector((state) => state.coupon.batch);
  const player = useAppSelector(selectPlayer);
  // Somebody else's is nobody's business.
  const mine = batch?.userId === player?.user_id ? batch : null;
  const own = useDismissWaiting(mine) ? null : mine;
  return (
    <>
      <BatchNews batch={own} />
      <Shown batch={own} hasBets={bets.length > 0} />
    </>
  );
}
