import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipState } from '../bet-slip/use-bet-slip.ts';
import { choicesChanged } from '../coupon-choices.ts';
import styles from './bonuses.module.css';
import { PromoChoice } from './promo-choice.tsx';

/** The free bet that pays: what it is worth and what it does not pay. */
function PromoInUse({ promo, onRemove }: { readonly promo: PromoCode; readonly onRemove: () => void }) {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  return (
    <section className={styles.promo} data-promo={promo.code} aria-label={t('promo_code')}>
      <p role="status">
        <b>{t('promo_in_use', { code: promo.code, value: money(promo.value, promo.iso) })}</b> {t('promo_terms')}
      </p>
      <Button onClick={onRemove}>{t('promo_remove')}</Button>
    </section>
  );
}

/** A promo code in place of money: those that the player has, or one that is typed (coupon mathematics §8.6). */
export function PromoPart({ slip: { model, account } }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation('coupon-bonuses');
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const { promo } = model.bonuses;
  if (!account || model.typeId === COUPON_TYPE.manySingles) return null;
  if (promo) return <PromoInUse promo={promo} onRemove={() => dispatch(choicesChanged({ promoCode: null }))} />;
  return (
    <div className={styles.promoPart}>
      <Button kind="quiet" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('promo_open')}
      </Button>
      {isOpen ? (
        <PromoChoice
          onChosen={(promoCode) => {
            setOpen(false);
            dispatch(choicesChanged({ promoCode }));
          }}
        />
      ) : null}
    </div>
  );
}
