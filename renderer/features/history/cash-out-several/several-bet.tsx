import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useTypeName } from '#renderer/lib/text/use-type-name.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import styles from './cash-out-several.module.css';

/** Names an open bet in one line: its type, its number and its first game, with an amount at the end. */
export function SeveralBet({ coupon, end }: { readonly coupon: Coupon; readonly end: string }) {
  const { t } = useTranslation('history');
  const name = useTypeName(coupon);
  const text = useBetText();
  const { legs, id } = coupon;
  const [first] = legs;
  return (
    <span className={styles.bet}>
      <span>
        <b>{name}</b> · {t('number')} <bdi dir="ltr">{id}</bdi>
        {first ? (
          <small>
            <bdi translate="no">{text.pair(first)}</bdi>
            {legs.length > 1 ? ` · ${t('bet_count', { count: legs.length })}` : ''}
          </small>
        ) : null}
      </span>
      <bdi translate="no" className={styles.amount}>
        {end}
      </bdi>
    </span>
  );
}
