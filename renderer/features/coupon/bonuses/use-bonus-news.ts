import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** What is told of settled coupons beside their payout: hyper bonuses, each as money of its own (N-05). */
export function useBonusNews(): (coupons: readonly Coupon[]) => string[] {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const text = useTimeText();
  const clock = useServerClock();
  return (coupons) =>
    coupons.flatMap(({ id, iso, hyperBonus }) => {
      const amount = hyperBonus?.amount ?? 0;
      if (!hyperBonus || amount === 0) return [];
      const values = { number: id, amount: money(amount, iso) };
      if (hyperBonus.creditedAt !== null || hyperBonus.dueAt === null) return [t('news_hyper', values)];
      return [t('news_hyper_later', { ...values, time: text.moment(hyperBonus.dueAt, clock.now()) })];
    });
}
