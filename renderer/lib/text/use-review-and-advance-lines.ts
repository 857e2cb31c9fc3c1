import type { Coupon } from '#shared/contracts/coupon.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { MINUTE_MS, useNow } from '../time/use-now.ts';
import { useMoneyText } from './use-money-text.ts';
import { useTimeText } from './use-time-text.ts';

/** One thing that a coupon has beside its bets. */
export interface CouponDetailLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

type ReviewedOrAdvancedCoupon = Pick<Coupon, 'advance' | 'iso' | 'review'>;

/** What a coupon waits for, or has waited for: its trader, and what was advanced (coupon mathematics §8.4, §8.5). */
export function useReviewAndAdvanceLines(): (coupon: ReviewedOrAdvancedCoupon) => readonly CouponDetailLine[] {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return ({ review, advance, iso }) => {
    const lines: CouponDetailLine[] = [];
    if (review) {
      const instant = time.moment(review.decidedAt ?? review.until, now);
      lines.push({ key: 'review', name: t('vip_bet'), value: t(`vip_${review.state}`, { time: instant }) });
    }
    if (advance) {
      const { amount, repaid, state, until } = advance;
      const amounts = { amount: money(amount, iso), repaid: money(repaid, iso), time: time.moment(until, now) };
      lines.push({ key: 'advance', name: t('advance_of_stake'), value: t(`advance_${state}`, amounts) });
    }
    return lines;
  };
}
