import { isMoneyLimitType, limitPeriodDays } from '#shared/domain/care/money-limits.ts';
import type { RefusingLimit } from '#shared/errors/catalogue.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useServerClock } from '../time/use-now.ts';
import { useMoneyText } from './use-money-text.ts';
import { useTimeText } from './use-time-text.ts';

/** Returns a function that says which limit refused a deposit, what it leaves, and when it allows the amount. */
export function useDepositLimitText(): (limit: RefusingLimit, iso: string) => string {
  const { t } = useTranslation('auth');
  const money = useMoneyText();
  const text = useTimeText();
  const clock = useServerClock();
  return ({ limitType, remaining, moreAt }, iso) => {
    if (!isMoneyLimitType(limitType)) return '';
    const left = t('deposit_limit_left', {
      days: limitPeriodDays(limitType),
      amount: money(Math.max(0, remaining), iso),
    });
    if (moreAt === undefined) return `${left} ${t('deposit_limit_never')}`;
    return `${left} ${t('deposit_limit_more', { time: text.moment(moreAt, clock.now()) })}`;
  };
}
