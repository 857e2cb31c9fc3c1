import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { pillClass } from '#renderer/ui/pill-nav.tsx';
import { COLUMN_NAMES, columnsOfList, type Slot, shownSlots } from '../rows/list-columns.ts';
import styles from './list.module.css';

interface ColumnSwitchProps {
  readonly value: Slot;
  /** Sport of all the list's games; undefined for several. */
  readonly sportId: number | undefined;
  readonly onChange: (slot: Slot) => void;
}

/** Chooses the column that a narrow list shows. */
export function ColumnSwitch({ value, sportId, onChange }: ColumnSwitchProps) {
  const { t } = useTranslation('games');
  const display = useAppSelector(selectDisplay);
  const columns = columnsOfList(display, sportId);
  return (
    <fieldset className={styles.switch}>
      <legend className="vh">{t('column_label')}</legend>
      {shownSlots(display).map((slot) => (
        <button
          key={slot}
          type="button"
          className={pillClass}
          aria-pressed={slot === value}
          onClick={() => onChange(slot)}
        >
          {t(COLUMN_NAMES[columns[slot - 1] ?? slot])}
        </button>
      ))}
    </fieldset>
  );
}
