import { memo, useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { COEF_CHANGE_ACTION, type CoefChangeAction, type DropPercent } from '#shared/domain/coupon/coef-change.ts';
import { priceToleranceOf } from '../settings/price-change-action.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { coefActionChosen } from '../slice.ts';
import { usePolicyText } from './policy-keys.ts';
import styles from './stake-box.module.css';

interface Choice {
  readonly action: CoefChangeAction;
  readonly dropPercent: DropPercent;
}

const { approve, anyChange, acceptOnIncrease } = COEF_CHANGE_ACTION;

/** Returns the value of a choice: the number of its policy, and the fall that it accepts. */
const choiceValue = ({ action, dropPercent }: Choice): string =>
  dropPercent > 0 ? `${action}:${dropPercent}` : String(action);

/**
 * Chooses what happens when prices move before the coupon is accepted (betting §3), from the strictest policy to the
 * widest; the falls are those that the site offers (decision 050).
 */
export const PolicyPicker = memo(function PolicyPicker() {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const text = usePolicyText();
  const id = useId();
  const config = useAppSelector(selectConfig);
  const coupon = useAppSelector((state) => state.coupon);
  const [, change] = usePreferences();
  const drops = config.coupon.dropPercents.filter((percent) => percent > 0).toSorted((a, b) => a - b);
  const choices: readonly Choice[] = [
    { action: approve, dropPercent: 0 },
    { action: acceptOnIncrease, dropPercent: 0 },
    ...drops.map((dropPercent) => ({ action: acceptOnIncrease, dropPercent })),
    { action: anyChange, dropPercent: 0 },
  ];
  const choose = (value: string) => {
    const chosen = choices.find((one) => choiceValue(one) === value);
    if (!chosen) return;
    dispatch(coefActionChosen(chosen.action));
    change({ dropPercent: chosen.dropPercent });
  };
  return (
    <div className={styles.policy}>
      <label htmlFor={id}>{t('policy_label')}</label>
      <span className={styles.select}>
        <select
          id={id}
          value={choiceValue(priceToleranceOf(coupon, config))}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map((one) => (
            <option key={choiceValue(one)} value={choiceValue(one)}>
              {text(one.action, one.dropPercent)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={12} />
      </span>
    </div>
  );
});
