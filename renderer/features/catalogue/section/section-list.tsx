import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { CompetitionCount, GameSection } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { favouritesOnlyChosen, selectListView } from '../list-view-slice.ts';
import { GamesPanel } from './games-panel.tsx';
import styles from './list.module.css';
import { ListChoices } from './list-choices.tsx';
import { ListTools } from './list-tools.tsx';
import { favouritesQuery, type SectionView, sectionQuery, upcomingQuery } from './section-query.ts';
import { TimeFilters } from './time-filters.tsx';

/** Says that the list is empty, and links to lists that may not be. */
function EmptySection({ section, filter, sport, competitionId, choice }: SectionView) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const other: GameSection = section === 'live' ? 'line' : 'live';
  const isFiltered = filter !== 'all' || choice.hours !== undefined || choice.day !== undefined;
  const wider = isFiltered || sport !== undefined || competitionId !== undefined;
  return (
    <StateView
      kind="empty"
      icon={section === 'live' ? 'clock' : 'trophy'}
      title={t(section === 'live' ? 'empty_live' : 'empty_line')}
      text={t(isFiltered ? 'empty_filtered' : 'empty_text')}
      actions={
        <>
          {wider ? (
            <Link
              className={buttonClass('primary')}
              to={paths.section(section, { language, sport: isFiltered ? sport : undefined })}
            >
              {t('show_all_games')}
            </Link>
          ) : null}
          <Link className={buttonClass('secondary')} to={paths.section(other, { language, sport })}>
            {t(other === 'live' ? 'go_to_live' : 'go_to_line')}
          </Link>
        </>
      }
    />
  );
}

/** Says that the list has no favourites, or that there are none at all, and leads back to all its games. */
function EmptyFavourites({ hasAny }: { readonly hasAny: boolean }) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  return (
    <StateView
      kind="empty"
      icon="star"
      title={t(hasAny ? 'favourites_none_here' : 'favourites_none')}
      text={t(hasAny ? 'favourites_none_here_text' : 'favourites_none_text')}
      actions={
        <Button kind="primary" onClick={() => dispatch(favouritesOnlyChosen(false))}>
          {t('show_all_games')}
        </Button>
      }
    />
  );
}

/** Lists the games that begin soon, below the live games (betting §3, isUpcomingEvent). */
export function SoonList({ view }: { readonly view: SectionView }) {
  const { t } = useTranslation('games');
  const display = useAppSelector(selectDisplay);
  return (
    <GamesPanel
      query={upcomingQuery(view, display)}
      mixed={view.sport === undefined}
      heading="h3"
      head={<h2 className={styles.soon}>{t('filter_upcoming')}</h2>}
      empty={<p className={styles.soonNone}>{t('soon_none')}</p>}
    />
  );
}

interface SectionListProps {
  readonly view: SectionView;
  /** Competition of the address, once it is known. */
  readonly competition: CompetitionCount | undefined;
}

/** Lists the games of a section under its filters: all, or the favourites of this device. */
export function SectionList({ view, competition }: SectionListProps) {
  const { section, filter, sport, competitionId, choice } = view;
  const language = useLanguage();
  const display = useAppSelector(selectDisplay);
  const { isFavouritesOnly } = useAppSelector(selectListView);
  const favourites = useAppSelector((state) => state.favourites);
  const whole = sectionQuery(view, display);
  const query = isFavouritesOnly ? favouritesQuery(whole, favourites) : whole;
  const head = (
    <div className={styles.bar}>
      <TimeFilters section={section} current={filter} path={{ language, sport, competition }} />
      <ListTools />
      <ListChoices
        section={section}
        choice={choice}
        path={paths.section(section, { language, filter, sport, competition })}
      />
    </div>
  );
  if (query === null) {
    return (
      <Card className={styles.list}>
        {head}
        <EmptyFavourites hasAny={false} />
      </Card>
    );
  }
  return (
    <GamesPanel
      key={`${section}-${filter}-${sport}-${competitionId}-${choice.sort}-${choice.hours}-${choice.day}`}
      query={query}
      mixed={sport === undefined}
      heading="h2"
      folds
      head={head}
      empty={isFavouritesOnly ? <EmptyFavourites hasAny /> : <EmptySection {...view} />}
    />
  );
}
