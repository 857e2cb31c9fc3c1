import { memo, useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { systemValueChosen } from '../slice.ts';
import type { BetSlipModel } from './bet-slip-model.ts';
import styles from './stake-box.module.css';

type SystemPickerProps = Pick<BetSlipModel, 'systemValue' | 'systemValues' | 'typeId' | 'units'>;

/** Chooses the size of the system: "2/4 · 6 lines"; with bankers also their number, the offset of each size. */
export const SystemPicker = memo(function SystemPicker(props: SystemPickerProps) {
  const { typeId, units, systemValue, systemValues } = props;
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const id = useId();
  const isMulti = typeId === COUPON_TYPE.multi;
  const bankers = systemValues.find(({ value }) => value === systemValue)?.offset ?? 0;
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
          {systemValues.map(({ value, combo, offset }) => (
            <option key={value} value={String(value)}>
              {t('system_option', { value, of: units, lines: combo })}
              {offset > 0 ? ` · ${t('system_option_bankers', { count: offset })}` : null}
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
