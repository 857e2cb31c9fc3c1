import { OneClickBanner } from '../one-click/one-click-banner.tsx';
import { PendingOrders } from '../wanted-odds/pending-orders.tsx';

/** Above whatever the coupon shows: that a press of a price places a bet, and bets that wait for theirs. */
export function BetSlipHead() {
  return (
    <>
      <OneClickBanner />
      <PendingOrders />
    </>
  );
}
