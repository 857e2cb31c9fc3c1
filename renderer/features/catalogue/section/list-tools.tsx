import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { pillClass } from '#renderer/ui/pill-nav.tsx';
import { allFolded, favouritesOnlyChosen, selectListView } from '../list-view-slice.ts';
import styles from './list.module.css';

/** Narrows a list to the favourites of this device, and folds or unfolds all its competitions. */
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
    </div>
  );
}
