import type { ReactNode } from 'react';
import { SPORTS_POLLING, selectSportCounts, useSportsQuery } from '#renderer/lib/api/sports-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { cardHeadingClass } from '#renderer/ui/card.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import { RailContent, railItemClass } from '#renderer/ui/rail-list.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { CompetitionCount, GameSection, SportCount } from '#shared/contracts/catalogue.ts';
import { idOfSegment, paths } from '#shared/domain/routing/paths.ts';
import { groupSports } from '#shared/domain/sports/sport-categories.ts';
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
                  count={competition[section] || undefined}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface SportsProps {
  readonly sports: readonly SportCount[];
  readonly section: GameSection;
}

function Sports({ sports, section }: SportsProps) {
  const { t } = useTranslation('games');
  const { isGroupSportsByCategories } = useAppSelector(selectDisplay);
  // Sports without live games are apart: their links lead to the games to come.
  const here = section === 'live' ? sports.filter(({ live }) => live > 0) : sports;
  const later = section === 'live' ? sports.filter(({ live }) => live === 0) : [];
  const list = (some: readonly SportCount[], of = section) => (
    <ul>
      {some.map((sport) => (
        <SportBranch key={sport.id} sport={sport} section={of} />
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('sports_label')} data-track="left_block" data-track-item="sports">
      <h2 className={cardHeadingClass}>{t(`count_${section}`)}</h2>
      {isGroupSportsByCategories
        ? groupSports(here).map((group) => (
            <section key={group.category} aria-label={t(`category_${group.category}`)}>
              <h3 className={styles.category}>{t(`category_${group.category}`)}</h3>
              {list(group.sports)}
            </section>
          ))
        : list(here)}
      {later.length > 0 ? (
        <section aria-label={t('count_line')}>
          <h3 className={styles.later}>{t('count_line')}</h3>
          {list(later, 'line')}
        </section>
      ) : null}
    </nav>
  );
}

/** Folds the menu to its icons, or unfolds it (betting §3, leftSectionDisplayState). */
function FoldButton() {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const { isRailFolded } = useAppSelector(selectDisplay);
  const label = t(isRailFolded ? 'rail_unfold' : 'rail_fold');
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={label}
      title={label}
      aria-expanded={!isRailFolded}
      onClick={() => dispatch(displayChanged({ isRailFolded: !isRailFolded }))}
    >
      <Icon name="chevron" size={16} mirrored />
    </button>
  );
}

function RailBody({ section }: { readonly section: GameSection }) {
  const { t } = useTranslation('games');
  const sports = useSportsQuery(undefined, SPORTS_POLLING);
  const retry = useRetry(sports.refetch);
  const counts = useAppSelector(selectSportCounts);
  if (sports.isLoading) return <RailSkeleton count={LOADING_ROWS} />;
  if (!sports.data) {
    return (
      <StateView
        kind="failed"
        title={t('sports_failed')}
        actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    );
  }
  return (
    <>
      <TopCompetitions competitions={counts.top} section={section} />
      <Sports sports={counts.sports.filter((sport) => sport.live + sport.line > 0)} section={section} />
    </>
  );
}

interface RailProps {
  /** Favourites of the player; the app provides them. */
  readonly favourites: ReactNode;
}

/** Leads to every competition: favourites, the top ones, and all sports with their counts. */
export function Rail({ favourites }: RailProps) {
  const { section: own } = useRouteParams();
  const { currentBettingType } = useAppSelector(selectDisplay);
  const section: GameSection = own === 'live' || own === 'line' ? own : currentBettingType;
  return (
    <div className={styles.rail}>
      <FoldButton />
      {favourites}
      <RailBody section={section} />
    </div>
  );
}
