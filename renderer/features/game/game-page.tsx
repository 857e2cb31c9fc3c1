import { useContext } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { FeedPositionContext } from '#renderer/lib/live/feed-position.ts';
import { InPlayNotice } from '#renderer/lib/live/in-play-notice.tsx';
import { OddsAge } from '#renderer/lib/live/odds-age.tsx';
import { useGameMarkets } from '#renderer/lib/live/use-game-markets.ts';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import { GameLinksContext } from '#renderer/lib/routing/game-links.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRoute } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type ReportLine } from '#shared/domain/game/game-state.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useGameQuery } from './api.ts';
import { Scoreboard } from './board/scoreboard.tsx';
import { BuilderFrame } from './builder/builder-frame.tsx';
import styles from './game-page.module.css';
import { GameSkeleton } from './game-skeleton.tsx';
import { gameArguments, isOfPage } from './load.ts';
import { OtherGames } from './other-games.tsx';

/** Ms between reads of the game; the feed reports its markets, and a read corrects what the feed may have missed. */
const GAME_POLL_MS = 60_000;

/** Says that a game is over and links to its competition. */
function Over({ game }: { readonly game: Game }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const links = useContext(GameLinksContext);
  return (
    <Card>
      <StateView
        kind="empty"
        icon="check"
        title={t('game_over')}
        text={t('game_over_text')}
        actions={
          <Link className={buttonClass('primary')} to={links.competition(language, 'line', game)}>
            {t('more_of_competition', { competition: game.competition })}
          </Link>
        }
      />
    </Card>
  );
}

interface LoadedGameProps {
  readonly game: Game;
  readonly markets: readonly Market[];
  readonly report: readonly ReportLine[];
  readonly others: readonly Game[];
}

function LoadedGame({ game, markets: read, report, others }: LoadedGameProps) {
  const state = useLiveState(game);
  const markets = useGameMarkets(game.id, read);
  const isOver = state.statusId === GAME_STATUS.finished || state.statusId === GAME_STATUS.cancelled;
  return (
    <>
      <Scoreboard game={game} state={state} report={report} />
      <OtherGames games={others} className={styles.others} />
      <OddsAge />
      {game.live && !isOver ? <InPlayNotice /> : null}
      {isOver ? <Over game={game} /> : <BuilderFrame game={game} markets={markets} />}
    </>
  );
}

function UnknownGame() {
  const { t } = useTranslation(['games', 'common']);
  const language = useLanguage();
  return (
    <Card>
      <StateView
        kind="empty"
        title={t('game_unknown')}
        text={t('common:page_not_found_text')}
        actions={
          <Link className={buttonClass('primary')} to={paths.line({ language })}>
            {t('go_to_line')}
          </Link>
        }
      />
    </Card>
  );
}

/** Shows a game: its scoreboard and all its markets. */
export function GamePage() {
  const { t } = useTranslation(['games', 'errors', 'common']);
  const route = useRoute();
  const { data, error, isError, refetch } = useGameQuery(gameArguments(route?.params ?? {}), {
    pollingInterval: GAME_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const retry = useRetry(refetch);
  if (data && isOfPage(route, data.game)) {
    return (
      <FeedPositionContext value={data}>
        <div className={styles.page}>
          <LoadedGame
            key={data.game.id}
            game={data.game}
            markets={data.markets}
            report={data.report}
            others={data.others}
          />
        </div>
      </FeedPositionContext>
    );
  }
  if (data) return <UnknownGame />;
  const failure = error === undefined ? null : toCallError(error);
  // The browser asks once more for a game that the server did not find; the message and its link stay meanwhile.
  if (failure?.code === 'GAME_UNKNOWN' || failure?.code === 'NOT_FOUND') return <UnknownGame />;
  if (!(failure && isError)) return <GameSkeleton />;
  return (
    <Card>
      <StateView
        kind="failed"
        title={t('game_failed')}
        text={t(`errors:${errorTextKey(failure)}`)}
        actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    </Card>
  );
}
