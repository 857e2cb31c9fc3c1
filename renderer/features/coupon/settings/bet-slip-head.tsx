import { OneClickBanner } from '../one-click/one-click-banner.tsx';
import { PendingOrders } from '../wanted-odds/pending-orders.tsx';

/** Shows above the coupon that one-click betting is on, and the bets that wait for wanted odds. */
export function BetSlipHead() {
  return (
    <>
      <OneClickBanner />
      <PendingOrders />
    </>
  );
}
