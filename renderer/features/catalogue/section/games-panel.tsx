import { useCallback, useMemo, useState } from 'react';
import { type CallError, errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectWants } from '#renderer/lib/api/player-choices.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useWideColumns } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { FeedPositionContext, oldestPosition } from '#renderer/lib/live/feed-position.ts';
import { OddsAge } from '#renderer/lib/live/odds-age.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { GAMES_POLL_MS, type GamesQuery, useGamesInfiniteQuery } from '../api.ts';
import type { ListHeading } from '../rows/competition-head.tsx';
import { GameList } from '../rows/game-list.tsx';
import { needsFurther, type Slot } from '../rows/list-columns.ts';
import { ColumnSwitch } from './column-switch.tsx';
import styles from './list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';

/** Fresh prices have no age to tell. */
const UpdateAge = lazyPart({
  load: async () => (await import('#renderer/lib/live/update-age.tsx')).UpdateAge,
  namespaces: [],
  isPatient: true,
});

interface GamesPanelProps {
  readonly query: GamesQuery & { readonly section: GameSection };
  /** Filters or a heading above the rows. */
  readonly head: React.ReactNode;
  /** Content of an empty list. */
  readonly empty: React.ReactNode;
  readonly mixed: boolean;
  readonly heading: ListHeading;
  /** Competitions can be folded to their headings. */
  readonly folds?: boolean;
  /** Rows that the server draws: those that may be in sight at first. */
  readonly near?: number;
  /** The list ends with its first games, and its head leads to all: what follows it must be reachable. */
  readonly isShort?: boolean;
}

/** Rows that fill a high window below the head of a list. */
const FIRST_ROWS = 14;

interface FailedListProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** Says that a list could not be loaded, or that it does not exist. */
function FailedList({ error, onRetry }: FailedListProps) {
  const { t } = useTranslation(['common', 'errors', 'games']);
  const language = useLanguage();
  const isUnknown = error.status === 404;
  return (
    <StateView
      kind={isUnknown ? 'empty' : 'failed'}
      title={t(isUnknown ? 'page_not_found' : 'list_failed')}
      text={t(`errors:${errorTextKey(error)}`)}
      actions={
        isUnknown ? (
          <Link className={buttonClass('primary')} to={paths.line({ language })}>
            {t('games:show_all_games')}
          </Link>
        ) : (
          <Button onClick={onRetry}>{t('try_again')}</Button>
        )
      }
    />
  );
}

/** Shows a list of games in its five states. */
export function GamesPanel({
  query,
  head,
  empty,
  mixed,
  heading,
  folds = false,
  near = FIRST_ROWS,
  isShort = false,
}: GamesPanelProps) {
  const [slot, setSlot] = useState<Slot>(1);
  const games = useGamesInfiniteQuery(query, {
    pollingInterval: GAMES_POLL_MS[query.section],
    skipPollingIfUnfocused: true,
  });
  useWideColumns(needsFurther(useAppSelector(selectDisplay)));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = games;
  const retry = useRetry(games.refetch);
  const wants = useAppSelector(selectWants);
  const all = useMemo(() => games.data?.pages.flatMap((page) => page.games.filter(wants)) ?? [], [games.data, wants]);
  const position = useMemo(() => oldestPosition(games.data?.pages ?? []), [games.data]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const body = () => {
    if (games.data && all.length === 0 && !hasNextPage) return empty;
    if (games.data) {
      return (
        <div className={styles.rows} data-column={slot}>
          <OddsAge />
          {query.section === 'live' ? <UpdateAge /> : null}
          <ColumnSwitch value={slot} sportId={mixed ? undefined : all[0]?.sportId} onChange={setSlot} />
          <FeedPositionContext value={position}>
            <GameList
              games={all}
              section={query.section}
              mixed={mixed}
              heading={heading}
              folds={folds}
              near={near}
              // Nothing may be left of the first page for a player who leaves its sports out.
              {...(isShort && all.length > 0 ? {} : { onNearEnd: more })}
            />
          </FeedPositionContext>
          {isFetchingNextPage ? <ListSkeleton rows={2} /> : null}
        </div>
      );
    }
    if (games.isError) return <FailedList error={toCallError(games.error)} onRetry={retry} />;
    return <ListSkeleton />;
  };
  return (
    <Card className={styles.list}>
      {head}
      {body()}
    </Card>
  );
}
