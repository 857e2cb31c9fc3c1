import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { choicesChanged } from '../coupon-choices.ts';
import styles from './bonuses.module.css';

/** Shows the bonus bet of an express, which the player may remove (coupon mathematics §8.8). */
export function BonusLeg({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon-bonuses');
  const dispatch = useAppDispatch();
  const text = useLegText();
  const { bonusLeg } = model.bonuses;
  if (!bonusLeg) return null;
  return (
    <section className={styles.bonusLeg} aria-label={t('bonus_bet')} data-bonus-bet="">
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="star" size={14} />
        </span>
        <b className={styles.name}>{t('bonus_bet')}</b>
        <bdi translate="no" className={styles.coef} dir="ltr">
          {text.total(bonusLeg.coef)}
        </bdi>
        <IconButton
          className={styles.remove}
          icon="close"
          size={14}
          label={t('remove_bonus_bet')}
          data-remove=""
          onClick={({ currentTarget }) => {
            const bets = currentTarget.closest('[data-bonus-bet]')?.previousElementSibling;
            bets?.lastElementChild?.querySelector<HTMLElement>('[data-remove]')?.focus();
            dispatch(choicesChanged({ manuallyDeletedBonusBet: true }));
          }}
        />
      </div>
      <p className={styles.hint}>{t('bonus_bet_hint', { count: model.rules.bonusBet.minStandingLegs })}</p>
    </section>
  );
}
