import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import styles from './printed-slip.module.css';
import { usePrintMoment } from './use-print-text.ts';

/** What was cashed out of the coupon, and the coupons that it came of and became. */
export function PrintedCashOuts({ coupon }: { readonly coupon: PrintedSlipAnswer['coupon'] }) {
  const { t } = useTranslation('history');
  const money = useMoneyText();
  const moment = usePrintMoment();
  const { edit, iso, cashOut } = coupon;
  const sales = cashOut?.cashOuts ?? [];
  if (sales.length === 0 && !edit) return null;
  return (
    <ul className={styles.lines}>
      {edit?.from ? (
        <li suppressHydrationWarning>
          {t('edited_from', { number: edit.from.couponId, value: money(edit.from.value, iso) })}
        </li>
      ) : null}
      {sales.map(({ number, stake, amount, by, at }) => (
        <li key={number} suppressHydrationWarning>
          {t(`cashed_out_by_${by}`, { stake: money(stake, iso), amount: money(amount, iso) })} · {moment(at, true)}
        </li>
      ))}
      {edit?.into ? <li>{t('edited_into', { number: edit.into.couponId })}</li> : null}
    </ul>
  );
}
