import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import styles from './cash-out.module.css';

/** What was cashed out of a coupon, part by part. */
export function CashedOutParts({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('history');
  const money = useMoneyText();
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const { iso, cashOut } = coupon;
  if (!cashOut || cashOut.cashOuts.length === 0) return null;
  return (
    <ul className={styles.sold} aria-label={t('cashed_out_parts')}>
      {cashOut.cashOuts.map(({ number, stake, amount, by, at }) => (
        <li key={number}>
          <span>
            {t(`cashed_out_by_${by}`, {
              stake: money(stake, iso),
              amount: money(amount, iso),
            })}
          </span>
          <time dateTime={new Date(at).toISOString()}>{text.moment(at, now)}</time>
        </li>
      ))}
    </ul>
  );
}
