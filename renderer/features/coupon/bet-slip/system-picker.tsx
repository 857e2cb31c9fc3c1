import { memo, useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { systemValueChosen } from '../slice.ts';
import type { BetSlipModel } from './bet-slip-model.ts';
import styles from './stake-box.module.css';

interface SystemPickerProps extends Pick<BetSlipModel, 'systemValue' | 'systemValues' | 'typeId' | 'units'> {
  /** Number of legs. */
  readonly legs: number;
}

/** Chooses the size of the system: "2/4 · 6 lines". */
export const SystemPicker = memo(function SystemPicker(props: SystemPickerProps) {
  const { typeId, units, legs, systemValue, systemValues } = props;
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const id = useId();
  const isMulti = typeId === COUPON_TYPE.multi;
  const bankers = isMulti ? 0 : legs - units;
  return (
    <div className={styles.inline}>
      <label htmlFor={id}>{t('system_label')}</label>
      <span className={styles.select}>
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={String(systemValue)}
          onChange={({ target }) => dispatch(systemValueChosen(Number(target.value)))}
        >
          {systemValues.map(({ value, combo }) => (
            <option key={value} value={String(value)}>
              {t('system_option', { value, of: units, lines: combo })}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={12} />
      </span>
      <p id={`${id}-hint`}>
        {t(isMulti ? 'system_hint_blocks' : 'system_hint', { value: systemValue, of: units })}
        {bankers > 0 ? ` ${t('system_bankers', { count: bankers })}` : null}
      </p>
    </div>
  );
});
