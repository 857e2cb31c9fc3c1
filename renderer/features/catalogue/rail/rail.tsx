import type { ReactNode } from 'react';
import { SPORTS_POLLING, selectSportCounts, useSportsQuery } from '#renderer/lib/api/sports-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { cardHeadingClass } from '#renderer/ui/card.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import { RailContent, railItemClass } from '#renderer/ui/rail-list.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { CompetitionCount, GameSection } from '#shared/contracts/catalogue.ts';
import { idOfSegment, paths } from '#shared/domain/routing/paths.ts';
import styles from './rail.module.css';
import { RailSkeleton } from './rail-skeleton.tsx';
import { SportBranch } from './sport-branch.tsx';

/** Maximum of top competitions; more would push the sports off the screen. */
const MAX_TOP = 8;
const LOADING_ROWS = 10;

interface TopProps {
  readonly competitions: readonly CompetitionCount[];
  readonly section: GameSection;
}

function TopCompetitions({ competitions, section }: TopProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const params = useRouteParams();
  const current = params.champ === undefined ? undefined : idOfSegment(params.champ);
  const offered = competitions.filter((one) => one.live + one.line > 0).slice(0, MAX_TOP);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('top_competitions')} data-track="left_block" data-track-item="top_competitions">
      <h2 className={cardHeadingClass}>{t('top_competitions')}</h2>
      <ul>
        {offered.map((competition) => {
          const where: GameSection = competition[section] > 0 ? section : competition.line > 0 ? 'line' : 'live';
          const sport = sportSlugOf(competition);
          return (
            <li key={competition.id}>
              <Link
                className={railItemClass()}
                to={paths.section(where, { language, sport, competition })}
                aria-current={competition.id === current ? 'page' : undefined}
              >
                <RailContent
                  icon={<SportIcon sport={sport} size={18} />}
                  name={competition.name}
                  count={competition.live + competition.line}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function RailBody({ section }: { readonly section: GameSection }) {
  const { t } = useTranslation('games');
  const sports = useSportsQuery(undefined, SPORTS_POLLING);
  const counts = useAppSelector(selectSportCounts);
  if (sports.isLoading) return <RailSkeleton count={LOADING_ROWS} />;
  if (!sports.data) {
    return (
      <StateView
        kind="failed"
        title={t('sports_failed')}
        actions={<Button onClick={() => void sports.refetch()}>{t('common:try_again')}</Button>}
      />
    );
  }
  return (
    <>
      <TopCompetitions competitions={counts.top} section={section} />
      <nav aria-label={t('sports_label')} data-track="left_block" data-track-item="sports">
        <h2 className={cardHeadingClass}>{t('sports_label')}</h2>
        <ul>
          {counts.sports
            .filter((sport) => sport.live + sport.line > 0)
            .map((sport) => (
              <SportBranch key={sport.id} sport={sport} section={section} />
            ))}
        </ul>
      </nav>
    </>
  );
}

interface RailProps {
  /** Favourites of the player; the app provides them. */
  readonly favourites: ReactNode;
}

/** Leads to every competition: favourites, the top ones, and all sports with their counts. */
export function Rail({ favourites }: RailProps) {
  const section: GameSection = useRouteParams().section === 'live' ? 'live' : 'line';
  return (
    <div className={styles.rail}>
      {favourites}
      <RailBody section={section} />
    </div>
  );
}
