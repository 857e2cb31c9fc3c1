import { memo, useContext } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { GameLinksContext } from '#renderer/lib/routing/game-links.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import styles from './game-row.module.css';
import { GameSides } from './game-sides.tsx';
import { GameWhen } from './game-when.tsx';
import { MarketColumns, useRowClass } from './market-columns.tsx';

/** Stands in for a row far below: as high, with the names of its sides. */
export function RowStandIn({ game }: { readonly game: Game }) {
  const language = useLanguage();
  const links = useContext(GameLinksContext);
  const pair = useGameText().pair(game);
  return (
    <article className={`${styles.row} ${styles.standIn}`} aria-label={pair}>
      <Link className={styles.side} to={links.game(language, game)}>
        <bdi translate="no" className={styles.name}>
          {pair}
        </bdi>
      </Link>
    </article>
  );
}

/** Row of a game: time, sides, score, the prices of its main markets, and a link to all of them. */
export const GameRow = memo(function GameRow({ game }: { readonly game: Game }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const text = useGameText();
  const state = useLiveState(game);
  const rowClass = useRowClass(styles.row, game.sportId);
  const hasBegun = state.statusId !== GAME_STATUS.scheduled;
  const pair = text.pair(game);
  const link = useContext(GameLinksContext).game(language, game);
  return (
    <article className={rowClass} aria-label={pair}>
      <Link className={hasBegun ? `${styles.info} ${styles.playing}` : styles.info} to={link}>
        <GameWhen game={game} state={state} />
        <GameSides game={game} state={state} />
      </Link>
      <FavouriteStar kind="game" item={{ id: game.id, startAt: game.startAt }} name={pair} />
      <MarketColumns game={game} />
      <Link className={styles.more} to={link} aria-label={t('all_markets_of', { game: pair, count: game.marketCount })}>
        <bdi dir="ltr">+{game.marketCount}</bdi>
      </Link>
    </article>
  );
});
