import { useMemo } from 'react';
import { CouponExplanation } from '#renderer/lib/coupon-explanation/coupon-explanation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { bestPayoutOf } from '#shared/domain/coupon/bonuses/best-payout.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';

/** Explains how the payout of a placed coupon is calculated; its bets are named by their games. */
export function Explanation({ coupon }: { readonly coupon: Coupon }) {
  const text = useBetText();
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  // An open coupon is explained by its maximum payout, as on its card.
  const explained = useMemo(() => {
    const isOpen = coupon.state === 'open';
    const maxPayout = isOpen && coupon.tax ? bestPayoutOf(coupon, couponRulesOf(couponConfig)) : coupon.maxPayout;
    return { ...coupon, taxed: taxOfCoupon({ ...coupon, maxPayout }) };
  }, [coupon, couponConfig]);
  const nameOf = (index: number) => {
    const leg = coupon.legs[index];
    return leg ? text.pair(leg) : '';
  };
  return <CouponExplanation coupon={explained} nameOf={nameOf} />;
}
