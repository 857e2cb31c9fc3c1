import { OneClickBanner } from '../one-click/one-click-banner.tsx';
import { WaitingBets } from '../waiting/waiting-bets.tsx';

/** Above whatever the coupon shows: that a press of a price places a bet, and bets that wait for theirs. */
export function SlipHead() {
  return (
    <>
      <OneClickBanner />
      <WaitingBets />
    </>
  );
}
