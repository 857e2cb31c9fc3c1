import { LinkedBetsPanel } from '#renderer/features/coupon/linked-bets/linked-bets.tsx';
import { SharedPicks } from '#renderer/features/coupon/sharing/shared-picks.tsx';

/** Adds shared bets to the coupon: directly from a link of the site, after a question from an outside link. */
export function PassedOn() {
  return (
    <>
      <SharedPicks />
      <LinkedBetsPanel />
    </>
  );
}
