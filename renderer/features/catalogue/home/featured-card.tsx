import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { columnType } from '#renderer/lib/live/column-types.ts';
import { gameProgress, scoreColumns } from '#renderer/lib/live/game-moment.ts';
import { GameWhenLine } from '#renderer/lib/live/game-when-line.tsx';
import { PriceCell } from '#renderer/lib/live/price-cell.tsx';
import { usePriceWords } from '#renderer/lib/live/price-words.ts';
import { SimulatedMark } from '#renderer/lib/live/simulated-mark.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import { useMainColumns } from '#renderer/lib/live/use-main-columns.ts';
import { gameLink, sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import { MissingPrice } from '#renderer/ui/price-button.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './home.module.css';

interface PartProps {
  readonly game: Game;
  readonly state: GameState;
}

/** Shows how much of the game is over. */
function Progress({ game, state }: PartProps) {
  const now = useNow(MINUTE_MS);
  const share = gameProgress(sportById(game.sportId), state, now);
  if (share === null) return null;
  return (
    <svg className={styles.progress} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="3" fill="var(--surface-3)" />
      <rect width={Math.round(share * 100)} height="3" fill="var(--live)" />
    </svg>
  );
}

function Sides({ game, state }: PartProps) {
  const columns = state.statusId === GAME_STATUS.scheduled ? [] : scoreColumns(sportById(game.sportId), state);
  return ([game.home, game.away] as const).map((team, side) => (
    <span key={team.id} className={styles.side}>
      <TeamMark sportId={game.sportId} team={team} size={24} />
      <bdi className={styles.name} title={team.name}>
        {team.name}
      </bdi>
      <span className={styles.score}>
        {columns.map(({ kind, values }) =>
          kind === 'total' ? <b key={kind}>{values[side]}</b> : <span key={kind}>{values[side]}</span>,
        )}
      </span>
    </span>
  ));
}

function MainPrices({ game }: { readonly game: Game }) {
  const { t } = useTranslation('games');
  const market = useMainColumns(game)[1];
  const words = usePriceWords();
  const type = market ? columnType(market.typeId) : undefined;
  const places = sportById(game.sportId)?.hasDraw ? ['first', 'draw', 'second'] : ['first', 'second'];
  return (
    <div className={styles.odds}>
      {market && type
        ? market.outcomes.map((outcome) => (
            <PriceCell
              key={outcome.id}
              game={game}
              market={market}
              type={type}
              outcome={outcome}
              look="line"
              brief
              words={words}
            />
          ))
        : places.map((place) => <MissingPrice key={place} text={t('no_market')} />)}
    </div>
  );
}

/** Card of a featured game on the home page. */
export function FeaturedCard({ game }: { readonly game: Game }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const text = useGameText();
  const state = useLiveState(game);
  useFollowGames([game.id], 'main');
  const pair = text.pair(game);
  const link = gameLink(language, game);
  return (
    <article className={styles.card} aria-label={pair}>
      <div className={styles.meta}>
        <SportIcon sport={sportSlugOf(game)} size={16} />
        <GameWhenLine game={game} state={state} begunClass={styles.live} />
        <bdi className={styles.league} title={game.competition}>
          {game.competition}
        </bdi>
        <SimulatedMark of={game} />
        <Link
          className={styles.count}
          to={link}
          aria-label={t('all_markets_of', { game: pair, count: game.marketCount })}
        >
          <bdi dir="ltr">+{game.marketCount}</bdi>
        </Link>
      </div>
      <Link className={styles.sides} to={link} translate="no">
        <Sides game={game} state={state} />
      </Link>
      <Progress game={game} state={state} />
      <MainPrices game={game} />
    </article>
  );
}
