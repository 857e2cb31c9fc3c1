import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './edit.module.css';

/** Links to the coupon that was edited into this one, and to the one that this one became. */
export function EditLinks({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const money = useMoneyText();
  const { edit, iso } = coupon;
  if (!edit) return null;
  const to = (couponId: string) => `${paths.to('office/history', language)}?coupon=${couponId}`;
  return (
    <p className={styles.links}>
      {edit.from ? (
        <Link to={to(edit.from.couponId)}>
          {t('edited_from', { number: edit.from.couponId, value: money(edit.from.value, iso) })}
        </Link>
      ) : null}
      {edit.into ? <Link to={to(edit.into.couponId)}>{t('edited_into', { number: edit.into.couponId })}</Link> : null}
    </p>
  );
}
