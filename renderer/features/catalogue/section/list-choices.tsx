import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import { LIST_HOURS, LIST_SORTS, type ListChoice, listChoiceQuery } from '#shared/domain/routing/list-choice.ts';
import styles from './list.module.css';

interface ListChoicesProps {
  readonly section: GameSection;
  readonly choice: ListChoice;
  /** Path of the list without a query. */
  readonly path: string;
}

/** Chooses the order of a list and, before the games, the hours in which they begin: each choice is an address. */
export function ListChoices({ section, choice, path }: ListChoicesProps) {
  const { t } = useTranslation('games');
  const link = (change: Partial<ListChoice>, text: string, isCurrent: boolean) => (
    <Link
      key={text}
      className={pillClass}
      to={`${path}${listChoiceQuery({ ...choice, ...change })}`}
      state={{ keepScroll: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {text}
    </Link>
  );
  return (
    <div className={styles.choices}>
      <PillNav label={t('sort_label')}>
        {LIST_SORTS.map((sort) => link({ sort }, t(`sort_${sort}`), sort === choice.sort))}
      </PillNav>
      {section === 'line' ? (
        <PillNav label={t('hours_label')}>
          {[undefined, ...LIST_HOURS].map((hours) =>
            link({ hours }, hours ? t('hours_of', { hours }) : t('hours_any'), hours === choice.hours),
          )}
        </PillNav>
      ) : null}
    </div>
  );
}
