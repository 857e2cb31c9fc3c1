import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { BetSlipLeg } from './bet-slip-model.ts';
import styles from './leg-row.module.css';
import { useLegText } from './use-leg-text.ts';

/** Shows the price of a bet; after a change also the agreed price, with an arrow and in words. */
export function LegPrice({ leg }: { readonly leg: BetSlipLeg }) {
  const { t } = useTranslation('coupon');
  const text = useLegText();
  const { bet, before, coef, now } = leg;
  const price = text.price(bet, coef);
  if (now.state === 'gone' || now.state === 'suspended') {
    return (
      <span className={styles.locked}>
        <Icon name="lock" size={14} />
        <bdi translate="no" dir="ltr">
          {price}
        </bdi>
      </span>
    );
  }
  const move = before === null ? undefined : coef > before ? 'up' : 'down';
  return (
    <span className={styles.price} data-move={move}>
      {before === null ? null : (
        <s className={styles.before} aria-hidden="true">
          <bdi translate="no" dir="ltr">
            {text.price(bet, before)}
          </bdi>
        </s>
      )}
      <bdi translate="no" dir="ltr">
        {price}
      </bdi>
      {before === null ? null : (
        <span className="vh">
          {t(move === 'up' ? 'price_up_from' : 'price_down_from', { price: text.price(bet, before) })}
        </span>
      )}
    </span>
  );
}
