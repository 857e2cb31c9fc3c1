import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** What is said of coupons that were taken: one that a trader looks at is not accepted yet (coupon mathematics §8.4). */
export function useAcceptedTitle(): (coupons: readonly Coupon[]) => string {
  const { t } = useTranslation(['coupon', 'coupon-bonuses']);
  const time = useTimeText();
  const clock = useServerClock();
  return (coupons) => {
    const [only] = coupons;
    const { review } = only ?? {};
    return coupons.length === 1 && review?.state === 'pending'
      ? t('coupon-bonuses:vip_taken', { time: time.moment(review.until, clock.now()) })
      : t('accepted', { count: coupons.length });
  };
}
