import { cardHeadingClass } from '../../ui/card.tsx';
import { EntryFace, EntryList, entryClass } from '../../ui/entry-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { RailContent, railItemClass } from '../../ui/rail-list.tsx';
import { selectPlayer } from '../api/session-api.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Link } from '../routing/link.tsx';
import { useLanguage, useRoute } from '../routing/use-route.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { useOfficeMenuQuery } from './office-api.ts';
import { officeCategories } from './office-entries.ts';
import styles from './office-menu.module.css';

/** Names of categories; one that a back end adds has no heading. */
const CATEGORIES: readonly string[] = ['account', 'money', 'bonuses', 'safety', 'help'];

function useMenu() {
  const { t } = useTranslation('office');
  // A guest is asked to sign in over the page, and has no menu.
  const isGuest = useAppSelector((state) => selectPlayer(state) === null);
  const { data } = useOfficeMenuQuery(undefined, { skip: isGuest });
  const language = useLanguage();
  return officeCategories(data?.categories).map(({ id, entries }) => ({
    id,
    heading: CATEGORIES.includes(id) ? t(`category_${id}`) : null,
    entries: entries.map((entry) => ({
      ...entry,
      name: t(`title_${entry.id.replaceAll('-', '_')}`),
      to: `/${language}/${entry.path}`,
    })),
  }));
}

/** Menu of the office beside its pages, in the place of the sports; {@link OfficeIndex} shows it where there is no rail. */
export function OfficeRail() {
  const { t } = useTranslation('office');
  const current = useRoute()?.row.id;
  return (
    <nav aria-label={t('menu_label')}>
      {useMenu().map(({ id, heading, entries }) => (
        <div key={id}>
          {heading === null ? null : <h2 className={cardHeadingClass}>{heading}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link
                  className={railItemClass()}
                  to={entry.to}
                  aria-current={entry.id === current ? 'page' : undefined}
                >
                  <RailContent icon={<Icon name={entry.icon} size={18} />} name={entry.name} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Menu of the office inside its first page, for windows without a rail: every page is one press away. */
export function OfficeIndex() {
  const { t } = useTranslation('office');
  const current = useRoute()?.row.id;
  return (
    <nav className={styles.index} aria-label={t('menu_label')}>
      {useMenu().map(({ id, heading, entries }) => (
        <div key={id} className={styles.category}>
          {heading === null ? null : <h2 className={styles.heading}>{heading}</h2>}
          <EntryList>
            {entries
              .filter((entry) => entry.id !== current)
              .map((entry) => (
                <Link key={entry.id} className={entryClass} to={entry.to}>
                  <EntryFace icon={entry.icon} leads>
                    {entry.name}
                  </EntryFace>
                </Link>
              ))}
          </EntryList>
        </div>
      ))}
    </nav>
  );
}
