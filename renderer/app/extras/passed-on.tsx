import { OfferedCoupon } from '#renderer/features/coupon/offered/offered-coupon.tsx';
import { SharedPicks } from '#renderer/features/coupon/sharing/shared-picks.tsx';

/** Bets that somebody has passed on: by a link of the site they are taken, by one from outside they are offered. */
export function PassedOn() {
  return (
    <>
      <SharedPicks />
      <OfferedCoupon />
    </>
  );
}
