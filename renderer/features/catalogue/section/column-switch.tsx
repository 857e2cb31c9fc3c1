import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { pillClass } from '#renderer/ui/pill-nav.tsx';
import styles from './list.module.css';

export type ListColumn = 1 | 2 | 3;

/** Columns by the player's choice (betting §3, filteredMarkets). */
const SHOWN = [[1, 2, 3], [1], [1, 2], [1, 3]] as const;

interface ColumnSwitchProps {
  readonly value: ListColumn;
  readonly onChange: (column: ListColumn) => void;
}

/** Chooses the column that a narrow list shows. */
export function ColumnSwitch({ value, onChange }: ColumnSwitchProps) {
  const { t } = useTranslation('games');
  const { filteredMarkets } = useAppSelector(selectDisplay);
  return (
    <fieldset className={styles.switch}>
      <legend className="vh">{t('column_label')}</legend>
      {SHOWN[filteredMarkets].map((column) => (
        <button
          key={column}
          type="button"
          className={pillClass}
          aria-pressed={column === value}
          onClick={() => onChange(column)}
        >
          {t(column === 1 ? 'column_result' : column === 2 ? 'column_total' : 'column_handicap')}
        </button>
      ))}
    </fieldset>
  );
}
