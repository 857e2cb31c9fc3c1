import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { chipsOf } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { type MaxStakeInput, maxStake } from '../settings/max-stake.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { amountChanged } from '../slice.ts';
import styles from './stake-box.module.css';

/** Shows buttons that fill in an amount with one press. */
export function StakeChips(props: MaxStakeInput) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const { iso } = props.model;
  const max = maxStake(props);
  const [preferences, change] = usePreferences();
  const set = (value: MinorUnits) => {
    change({ isAutoMax: false });
    dispatch(amountChanged({ value, iso }));
  };
  return (
    <fieldset className={styles.chips}>
      <legend className="vh">{t('chips_label')}</legend>
      {chipsOf(preferences, iso).map((amount, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quick amount is its place
        <button key={place} type="button" className={styles.chip} onClick={() => set(amount)}>
          <span className="vh">{money(amount, iso)}</span>
          <bdi translate="no" aria-hidden="true">
            {money(amount, iso, { currencyDisplay: 'none', trimZeroDecimals: true })}
          </bdi>
        </button>
      ))}
      <button
        type="button"
        className={styles.chip}
        disabled={max === null || max === 0}
        title={max === null ? undefined : money(max, iso)}
        onClick={() => max !== null && set(max)}
      >
        {t('chip_max')}
      </button>
    </fieldset>
  );
}
