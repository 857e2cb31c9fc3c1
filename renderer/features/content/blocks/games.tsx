import { useContext, useRef } from 'react';
import { useFollowGames, usePriceText } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { columnType } from '#renderer/lib/live/column-types.ts';
import { scoreColumns } from '#renderer/lib/live/game-moment.ts';
import { GameWhenLine } from '#renderer/lib/live/game-when-line.tsx';
import { type PriceWords, usePriceWords } from '#renderer/lib/live/price-words.ts';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import { useMainColumns } from '#renderer/lib/live/use-main-columns.ts';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { GameLinksContext } from '#renderer/lib/routing/game-links.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import type { Game, Market, QuotedOutcome } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { KeptQuery } from '../content-link.tsx';
import { ContentText } from '../content-text.tsx';
import { useOwnWords } from '../use-own-words.ts';
import blockStyles from './blocks.module.css';
import styles from './games.module.css';
import { type ContentBlockProps, TitledBlock } from './titled-block.tsx';

interface PriceProps {
  readonly game: Game;
  readonly market: Market;
  readonly type: MarketType;
  readonly outcome: QuotedOutcome;
  readonly words: PriceWords;
}

/** Draws a price to read: bets are made on the game's page, where the coupon is. */
function Price({ game, market, type, outcome, words }: PriceProps) {
  const value = useRef<HTMLSpanElement>(null);
  const format = words.format(type);
  usePriceText(value, outcome.id, outcome.price, format, { suspended: outcome.suspended });
  const { period, param } = market;
  const subject = { type, period, param, sportId: game.sportId, home: game.home.name, away: game.away.name };
  return (
    <span className={styles.price}>
      <span className="vh">{words.text.outcome(subject, outcome.outcome)}</span>
      <bdi aria-hidden="true">{words.text.short(subject, outcome.outcome)}</bdi>
      <span ref={value} dir="ltr">
        {format(outcome.price)}
      </span>
    </span>
  );
}

function GameCard({ game }: { readonly game: Game }) {
  const language = useLanguage();
  const query = useContext(KeptQuery);
  const links = useContext(GameLinksContext);
  const state = useLiveState(game);
  const market = useMainColumns(game)[1];
  const words = usePriceWords();
  const type = market ? columnType(market.typeId) : undefined;
  const [total] = state.statusId === GAME_STATUS.scheduled ? [] : scoreColumns(sportById(game.sportId), state);
  return (
    <li>
      <Link className={styles.game} to={`${links.game(language, game)}${query}`}>
        <span className={styles.meta}>
          <SportIcon sport={sportSlugOf(game)} size={16} />
          <GameWhenLine game={game} state={state} begunClass={styles.live} />
          <bdi className={styles.league}>{game.competition}</bdi>
        </span>
        {([game.home, game.away] as const).map((team, side) => (
          <span key={team.id} className={styles.side}>
            <TeamMark sportId={game.sportId} team={team} size={24} />
            <bdi translate="no" className={styles.team}>
              {team.name}
            </bdi>
            {total ? <b>{total.values[side]}</b> : null}
          </span>
        ))}
        {market && type ? (
          <span className={styles.prices}>
            {market.outcomes.map((outcome) => (
              <Price key={outcome.id} game={game} market={market} type={type} outcome={outcome} words={words} />
            ))}
          </span>
        ) : null}
      </Link>
    </li>
  );
}

/** Draws games with the live prices of their result. */
export function GamesBlock({ block, level }: ContentBlockProps<'games'>) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const { games } = block;
  useFollowGames(
    games.map(({ id }) => id),
    'main',
  );
  return (
    <TitledBlock id={block.id} level={level} title={block.title}>
      {block.text === undefined ? null : (
        <div className={blockStyles.prose}>
          <ContentText text={block.text} />
        </div>
      )}
      {games.length === 0 ? (
        <p className={blockStyles.quiet} {...own}>
          {t('games_none')}
        </p>
      ) : (
        <ul className={styles.games} {...own}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      )}
    </TitledBlock>
  );
}
