import { memo, useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import { coefActionChosen } from '../slice.ts';
import type { BetSlipModel } from './bet-slip-model.ts';
import { POLICY_KEYS } from './policy-keys.ts';
import styles from './stake-box.module.css';

const CHOICES: readonly CoefChangeAction[] = [0, 2, 1];

/** Chooses what happens when prices move before the coupon is accepted (betting §3). */
export const PolicyPicker = memo(function PolicyPicker({ action: chosen }: Pick<BetSlipModel, 'action'>) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <div className={styles.policy}>
      <label htmlFor={id}>{t('policy_label')}</label>
      <span className={styles.select}>
        <select
          id={id}
          value={String(chosen)}
          onChange={({ target }) => dispatch(coefActionChosen(Number(target.value) as CoefChangeAction))}
        >
          {CHOICES.map((action) => (
            <option key={action} value={String(action)}>
              {t(POLICY_KEYS[action])}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={12} />
      </span>
    </div>
  );
});
