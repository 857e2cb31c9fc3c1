import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useColumnChoices } from '#renderer/lib/text/use-column-choices.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { pillClass } from '#renderer/ui/pill-nav.tsx';
import { useEarlyInput } from '#renderer/ui/use-early-input.ts';
import type { ListColumns } from '#shared/domain/display/display-preferences.ts';
import { allFolded, favouritesOnlyChosen, selectListView } from '../list-view-slice.ts';
import styles from './list.module.css';

/** Chooses the columns of all lists, with a native select under its icon. */
function ColumnsChoice() {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const { filteredMarkets } = useAppSelector(selectDisplay);
  const choose = ({ value }: { readonly value: string }) =>
    dispatch(displayChanged({ filteredMarkets: Number(value) as ListColumns }));
  const field = useEarlyInput<HTMLSelectElement>(choose);
  return (
    <label className={`${pillClass} ${styles.columns}`} title={t('columns_choice')}>
      <Icon name="settings" size={16} />
      <select
        ref={field}
        aria-label={t('columns_choice')}
        value={String(filteredMarkets)}
        onChange={({ target }) => choose(target)}
      >
        {useColumnChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Narrows a list to the favourites of this device, folds or unfolds its competitions, and chooses its columns. */
export function ListTools() {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const { isFavouritesOnly, isFolded } = useAppSelector(selectListView);
  const fold = t(isFolded ? 'unfold_all' : 'fold_all');
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={pillClass}
        title={t('favourites_only')}
        aria-pressed={isFavouritesOnly}
        onClick={() => dispatch(favouritesOnlyChosen(!isFavouritesOnly))}
      >
        <Icon name="star" size={16} solid={isFavouritesOnly} />
        <span>{t('favourites_only')}</span>
      </button>
      <button type="button" className={pillClass} title={fold} onClick={() => dispatch(allFolded(!isFolded))}>
        <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={14} />
        <span>{fold}</span>
      </button>
      <label className={`${pillClass} ${styles.order}`} title={t('sort_label')}>
        <Icon name="filter" size={16} />
        <input type="checkbox" aria-label={t('sort_label')} />
      </label>
      <ColumnsChoice />
    </div>
  );
}
