import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { isOpenBatch } from './placement/batch.ts';
import { Placing } from './result/placing.tsx';
import { ReceiptPanel } from './result/result.tsx';
import { Slip } from './slip/slip.tsx';

/** What the coupon shows: a placement on its way, the receipt of the last one, or the bets. */
export function CouponBody() {
  const { bets, batch } = useAppSelector((state) => state.coupon);
  const player = useAppSelector(selectPlayer);
  const isOwn = batch !== null && batch.userId === player?.user_id;
  if (isOwn && isOpenBatch(batch)) return <Placing batch={batch} />;
  if (bets.length > 0) return <Slip />;
  return isOwn ? <ReceiptPanel batch={batch} /> : null;
}
