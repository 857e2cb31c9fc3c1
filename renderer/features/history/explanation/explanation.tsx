import { CouponExplanation } from '#renderer/lib/coupon-explanation/coupon-explanation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** How the money of a coupon of the history comes about; its bets are called by their games. */
export function Explanation({ coupon }: { readonly coupon: Coupon }) {
  const text = useBetText();
  const nameOf = (index: number) => {
    const leg = coupon.legs[index];
    return leg ? text.pair(leg) : '';
  };
  return <CouponExplanation coupon={coupon} nameOf={nameOf} />;
}
