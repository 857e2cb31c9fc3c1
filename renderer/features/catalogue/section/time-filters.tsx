import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import { paths, type SectionPath } from '#shared/domain/routing/paths.ts';
import { TIME_FILTERS, type TimeFilter } from '#shared/domain/routing/time-filters.ts';

interface TimeFiltersProps {
  readonly section: GameSection;
  readonly current: TimeFilter;
  /** The list that is filtered. */
  readonly path: SectionPath;
}

/** The time filter of betting §3: each choice is an address of its own. */
export function TimeFilters({ section, current, path }: TimeFiltersProps) {
  const { t } = useTranslation('games');
  return (
    <PillNav label={t('filter_label')}>
      {TIME_FILTERS.map((filter) => (
        <Link
          key={filter}
          className={pillClass}
          to={paths.section(section, { ...path, filter })}
          state={{ keepScroll: true }}
          aria-current={filter === current ? 'page' : undefined}
        >
          {t(`filter_${filter}`)}
        </Link>
      ))}
    </PillNav>
  );
}
