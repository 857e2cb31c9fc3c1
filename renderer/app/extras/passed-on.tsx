import { LinkedBetsPanel } from '#renderer/features/coupon/linked-bets/linked-bets.tsx';
import { SharedPicks } from '#renderer/features/coupon/sharing/shared-picks.tsx';

/** Bets that somebody has passed on: by a link of the site they are taken, by one from outside they are offered. */
export function PassedOn() {
  return (
    <>
      <SharedPicks />
      <LinkedBetsPanel />
    </>
  );
}
