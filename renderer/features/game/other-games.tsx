import { useContext } from 'react';
import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { scoreColumns } from '#renderer/lib/live/game-moment.ts';
import { useClockText } from '#renderer/lib/live/use-clock-text.ts';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import { GameLinksContext } from '#renderer/lib/routing/game-links.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { SideScroll } from '#renderer/ui/side-scroll.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './other-games.module.css';

interface GameProps {
  readonly game: Game;
  readonly state: GameState;
}

function When({ game, state }: GameProps) {
  const text = useGameText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const clock = useClockText(game.sportId, state);
  if (state.statusId === GAME_STATUS.scheduled)
    return <span className={styles.when}>{time.moment(game.startAt, now)}</span>;
  return (
    <span className={`${styles.when} ${styles.live}`} translate={clock ? 'no' : undefined}>
      {clock ?? text.stage(game.sportId, state)}
    </span>
  );
}

function OtherGame({ game }: Pick<GameProps, 'game'>) {
  const language = useLanguage();
  const links = useContext(GameLinksContext);
  const state = useLiveState(game);
  const [total] = state.statusId === GAME_STATUS.scheduled ? [] : scoreColumns(sportById(game.sportId), state);
  return (
    <li>
      <Link className={styles.game} to={links.game(language, game)}>
        <When game={game} state={state} />
        {([game.home, game.away] as const).map((team, side) => (
          <span key={team.id} className={styles.side}>
            <bdi translate="no" title={team.name}>
              {team.name}
            </bdi>
            {total ? <b>{total.values[side]}</b> : null}
          </span>
        ))}
      </Link>
    </li>
  );
}

interface OtherGamesProps {
  readonly games: readonly Game[];
  readonly className: string | undefined;
}

/** Links to other games of the competition, live ones first. */
export function OtherGames({ games, className }: OtherGamesProps) {
  const { t } = useTranslation('games');
  useFollowGames(
    games.map(({ id }) => id),
    'main',
  );
  if (games.length === 0) return null;
  return (
    <div className={className}>
      <SideScroll label={t('others_title')}>
        <ul className={styles.others}>
          {games.map((game) => (
            <OtherGame key={game.id} game={game} />
          ))}
        </ul>
      </SideScroll>
    </div>
  );
}
