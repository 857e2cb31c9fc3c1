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

/** Shows the free bet that pays: its value and what it does not pay. */
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

interface PromoPartProps {
  readonly slip: BetSlipState;
  /** A page has asked for the field: it is open, and takes the focus. */
  readonly isAsked: boolean;
}

/** Lets a promo code pay the stake: one of the player's own, or a typed one (coupon mathematics §8.6). */
export function PromoPart({ slip: { model, account }, isAsked }: PromoPartProps) {
  const { t } = useTranslation('coupon-bonuses');
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(isAsked);
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
          takesFocus={isAsked}
          onChosen={(promoCode) => {
            setOpen(false);
            dispatch(choicesChanged({ promoCode }));
          }}
        />
      ) : null}
    </div>
  );
}
