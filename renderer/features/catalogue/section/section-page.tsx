import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { selectOwnSports } from '#renderer/lib/api/player-choices.ts';
import {
  ofSport,
  SPORTS_POLLING,
  selectCompetition,
  selectSport,
  selectSportCounts,
  useCompetitionsQuery,
} from '#renderer/lib/api/sports-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { InPlayNotice } from '#renderer/lib/live/in-play-notice.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { PageNotFound } from '#renderer/lib/routing/page-not-found.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { isDisallowedSport } from '#shared/domain/sports/disallowed-sports.ts';
import { catalogueApi } from '../api.ts';
import { Featured } from '../home/featured.tsx';
import styles from './list.module.css';
import { SectionList, SoonList } from './section-list.tsx';
import { hasUpcoming, type SectionView, sectionQuery, sectionView } from './section-query.ts';
import { SportStrip } from './sport-strip.tsx';

/** Returns the competition of the address, and whether its name is still being loaded. */
function useCompetition({ sport, competitionId }: SectionView) {
  const isNamed = sport !== undefined && competitionId !== undefined;
  const { isLoading } = useCompetitionsQuery(isNamed ? ofSport(sport) : skipToken, SPORTS_POLLING);
  const competition = useAppSelector((state) => selectCompetition(state, sport, competitionId));
  return { competition, isAwaited: isLoading && competition === undefined };
}

function SectionTitle(view: SectionView) {
  const { section, sport: slug } = view;
  const { t } = useTranslation(['games', 'common']);
  const language = useLanguage();
  const counts = useAppSelector(selectSportCounts);
  const sport = useAppSelector((state) => selectSport(state, slug));
  const { competition, isAwaited } = useCompetition(view);
  const sectionName = t(section === 'live' ? 'common:nav_live' : 'common:nav_line');
  const nameOf = useSportName();
  const sportName = sport ? nameOf(sport.id) : undefined;
  const count = competition?.[section] ?? (sport ? counts.byId.get(sport.id)?.[section] : counts[section]);
  return (
    <div className={competition || isAwaited ? undefined : styles.plain}>
      {sportName ? (
        <nav className={styles.crumbs} aria-label={t('common:breadcrumbs')}>
          <Link to={paths.section(section, { language })}>{sectionName}</Link>
          {competition ? (
            <>
              <Icon name="chevron" size={12} mirrored />
              <Link to={paths.section(section, { language, sport: slug })}>{sportName}</Link>
            </>
          ) : null}
        </nav>
      ) : null}
      <h1 className={styles.title}>
        {isAwaited ? <Bone width={40} /> : <bdi>{competition?.name ?? sportName ?? sectionName}</bdi>}
        {count && !isAwaited ? <span className={styles.total}>{t('game_count', { count })}</span> : null}
      </h1>
    </div>
  );
}

/**
 * Tells whether the section can have games of a sport: the site takes bets on it (B-06), and the back end knows it.
 * Until the back end has said so, a sport of its own counts as known.
 */
function useIsTaken(view: SectionView): boolean {
  const { section, sport: slug } = view;
  const config = useAppSelector(selectConfig);
  const sport = useAppSelector((state) => selectSport(state, slug));
  const display = useAppSelector(selectDisplay);
  const { error } = useAppSelector(catalogueApi.endpoints.games.select(sectionQuery(view, display)));
  if (slug === undefined) return true;
  if (sport) return !isDisallowedSport(config, sport.id, section === 'live');
  return error === undefined || toCallError(error).status !== 404;
}

/** Tells whether the player leaves the sport of the address out of this section. */
function useIsLeftOut({ section, sport: slug }: SectionView): boolean {
  const own = useAppSelector(selectOwnSports);
  const sport = useAppSelector((state) => selectSport(state, slug));
  return sport !== undefined && isDisallowedSport(own, sport.id, section === 'live');
}

const LeftOutSport = lazyPart({
  load: async () => (await import('./left-out-sport.tsx')).LeftOutSport,
  namespaces: ['office-settings'],
});

/** Page of the live list and of the upcoming list: of all sports, of a sport, or of a competition. */
export function SectionPage() {
  const params = useRouteParams();
  const { search } = useLocation();
  const view = sectionView(params, new URLSearchParams(search));
  const { section, sport, competitionId } = view;
  const display = useAppSelector(selectDisplay);
  const { isBestMatchesOnTop } = display;
  const isKnown = useIsTaken(view);
  const { competition } = useCompetition(view);
  const isLeftOut = useIsLeftOut(view);
  if (!isKnown) return <PageNotFound />;
  if (isLeftOut) {
    return (
      <div className={styles.page}>
        <SportStrip section={section} />
        <SectionTitle {...view} />
        <LeftOutSport />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <SportStrip section={section} current={sport} />
      <div className={styles.headline}>
        <SectionTitle {...view} />
        {section === 'live' ? <InPlayNotice /> : null}
      </div>
      {isBestMatchesOnTop && competitionId === undefined ? <Featured of={{ section, sport }} /> : null}
      <SectionList view={view} competition={competition} />
      {hasUpcoming(view, display) ? <SoonList view={view} /> : null}
    </div>
  );
}
