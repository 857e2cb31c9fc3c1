import { selectSportCounts } from '#renderer/lib/api/sports-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { TimeFilter } from '#shared/domain/routing/time-filters.ts';
import styles from './sport-strip.module.css';

interface SportStripProps {
  readonly section: GameSection;
  readonly filter?: TimeFilter;
  /** Slug of the current sport. */
  readonly current?: string | undefined;
}

/** Links to the sports that have games in a section, with their counts. */
export function SportStrip({ section, filter = 'all', current }: SportStripProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const sportName = useSportName();
  const { sports } = useAppSelector(selectSportCounts);
  const offered = sports.filter((sport) => sport[section] > 0 || sport.slug === current);
  if (offered.length === 0) return null;
  return (
    <nav
      className={styles.strip}
      aria-label={t(`count_${section}`)}
      data-back={t('scroll_back')}
      data-forward={t('scroll_forward')}
    >
      {offered.map((sport) => (
        <Link
          key={sport.id}
          className={styles.sport}
          to={paths.section(section, { language, filter, sport: sport.slug })}
          aria-current={sport.slug === current ? 'page' : undefined}
        >
          <span className={styles.sign}>
            <SportIcon sport={sport.slug} size={22} />
            <span className={styles.count}>{sport[section]}</span>
          </span>
          <span className={styles.name}>{sportName(sport.id)}</span>
        </Link>
      ))}
    </nav>
  );
}
