import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useMarketText } from '#renderer/lib/text/use-market-text.ts';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import { paths, type SectionPath } from '#shared/domain/routing/paths.ts';
import { PERIOD_OF_FILTER, TIME_FILTERS, type TimeFilter } from '#shared/domain/routing/time-filters.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';

interface TimeFiltersProps {
  readonly section: GameSection;
  readonly current: TimeFilter;
  /** Returns the path of the filtered list. */
  readonly path: SectionPath;
}

/**
 * Returns a function that names a filter: in the list of one sport a period has the sport's name, "1st half" or "2nd
 * set".
 */
function useFilterName(sport: string | undefined): (filter: TimeFilter) => string {
  const { t } = useTranslation('games');
  const { period } = useMarketText();
  const known = sport === undefined ? undefined : sportBySlug(sport);
  return (filter) => {
    const number = PERIOD_OF_FILTER[filter];
    const name = known && number !== undefined ? period(known.id, number) : null;
    return name ?? t(`filter_${filter}`);
  };
}

/** Time filter of betting §3: each choice is an address of its own. */
export function TimeFilters({ section, current, path }: TimeFiltersProps) {
  const { t } = useTranslation('games');
  const nameOf = useFilterName(path.sport);
  // A game of frames is in its ninth as often as in its first.
  const isOfFrames = path.sport !== undefined && sportBySlug(path.sport)?.family === 'frames';
  const offered = TIME_FILTERS.filter(
    (filter) => !isOfFrames || filter === current || PERIOD_OF_FILTER[filter] === undefined,
  );
  return (
    <PillNav label={t('filter_label')} back={t('scroll_back')} forward={t('scroll_forward')}>
      {offered.map((filter) => (
        <Link
          key={filter}
          className={pillClass}
          to={paths.section(section, { ...path, filter })}
          state={{ keepScroll: true }}
          aria-current={filter === current ? 'page' : undefined}
        >
          {nameOf(filter)}
        </Link>
      ))}
    </PillNav>
  );
}
