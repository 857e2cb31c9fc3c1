import { useEffect, useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { PriceButton } from '#renderer/ui/price-button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import orderStyles from '../orders/order.module.css';
import { useGamesFoundQuery, useGamesToPickQuery, useGameToPickQuery } from './api.ts';
import styles from './edit.module.css';
import type { PickedBet } from './edit-draft.ts';

const MIN_SEARCH_LENGTH = 2;
const MAX_SEARCH_LENGTH = 64;
const REST_MS = 300;
const FEW = 8;
/** Ms between reads of prices while the player chooses. */
const PRICE_POLL_MS = 5000;

interface MarketsProps {
  readonly gameId: number;
  /** Selections that the coupon already has. */
  readonly taken: ReadonlySet<number>;
  readonly onPick: (bet: PickedBet) => void;
}

function MarketPrices({ game, market, taken, onPick }: Omit<MarketsProps, 'gameId'> & { game: Game; market: Market }) {
  const text = useBetText();
  const { typeId, period, param, outcomes } = market;
  const { sportId, home, away, id: gameId } = game;
  const subject = { typeId, period, param, sportId, home, away };
  const name = text.market({ ...subject, outcome: 0 });
  return (
    <section className={styles.market} aria-label={name}>
      <h4>{name}</h4>
      <div className={styles.prices}>
        {outcomes.map(({ id, outcome, price, suspended }) => (
          <PriceButton
            key={id}
            name={`${text.outcome({ ...subject, outcome })}, ${name}`}
            label={text.outcome({ ...subject, outcome })}
            price={text.price(subject, price)}
            look="line"
            pressed={taken.has(id)}
            suspended={suspended || taken.has(id)}
            onPress={() => onPick({ ...subject, outcome, selectionId: id, gameId })}
          />
        ))}
      </div>
    </section>
  );
}

/** Lists all markets of one game. */
function GameMarkets({ gameId, taken, onPick }: MarketsProps) {
  const { t } = useTranslation(['edit', 'errors', 'common']);
  const [hasAll, setHasAll] = useState(false);
  const { currentData, error, refetch } = useGameToPickQuery(
    { params: { gameId: String(gameId) } },
    { pollingInterval: PRICE_POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const retry = useRetry(refetch);
  if (!currentData) {
    if (!error) return <p role="status">{t('asking_markets')}</p>;
    return (
      <div role="alert" className={orderStyles.stack}>
        <p>{t(`errors:${errorTextKey(toCallError(error))}`)}</p>
        <Button onClick={retry}>{t('common:try_again')}</Button>
      </div>
    );
  }
  const { game } = currentData;
  // Markets on the whole game precede those on its parts.
  const markets = currentData.markets.toSorted((one, other) => one.period - other.period);
  const shown = hasAll ? markets : markets.slice(0, FEW);
  return (
    <div className={orderStyles.stack}>
      {markets.length === 0 ? <p role="status">{t('no_markets')}</p> : null}
      {shown.map((market) => (
        <MarketPrices
          key={`${market.typeId} ${market.period} ${market.param}`}
          game={game}
          market={market}
          taken={taken}
          onPick={onPick}
        />
      ))}
      {shown.length < markets.length ? (
        <Button wide onClick={() => setHasAll(true)}>
          {t('more_markets')}
        </Button>
      ) : null}
    </div>
  );
}

/** Finds games by name; lists the games of the home page before the player types. */
function GameChoice({ onChoose }: { readonly onChoose: (game: Pick<Game, 'away' | 'home' | 'id'>) => void }) {
  const { t } = useTranslation('edit');
  const text = useBetText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSearch = settled.length >= MIN_SEARCH_LENGTH;
  const found = useGamesFoundQuery({ query: { text: settled } }, { skip: !isSearch });
  const featured = useGamesToPickQuery(undefined, { skip: isSearch });
  const { currentData } = isSearch ? found : featured;
  return (
    <div className={orderStyles.stack}>
      <TextField
        label={t('search_label')}
        type="search"
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={setTyped}
      />
      {currentData?.games.length === 0 ? <p role="status">{t('search_nothing')}</p> : null}
      <ul className={styles.games} aria-label={t('games_label')}>
        {currentData?.games.map((game) => (
          <li key={game.id}>
            <button type="button" className={styles.game} onClick={() => onChoose(game)}>
              <b>
                <bdi translate="no">{text.pair(game)}</bdi>
              </b>
              <span className={orderStyles.quiet}>
                <bdi>{game.competition}</bdi> · {game.live ? t('live') : time.moment(game.startAt, now)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BetPickerProps {
  /** Bet of the same game to replace; null to add a bet of any game. */
  readonly instead: PickedBet | null;
  readonly taken: ReadonlySet<number>;
  readonly onPick: (bet: PickedBet) => void;
  readonly onBack: () => void;
}

/** Title of a step, which takes the focus when the step opens. */
function PickTitle({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.pickTitle}>
      {title}
    </h3>
  );
}

/** Chooses a bet: first a game, then one of its prices. */
export function BetPicker({ instead, taken, onPick, onBack }: BetPickerProps) {
  const { t } = useTranslation('edit');
  const text = useBetText();
  const [game, setGame] = useState(instead && { id: instead.gameId, home: instead.home, away: instead.away });
  const title = instead ? t('pick_instead', { bet: text.outcome(instead) }) : t('pick_game');
  return (
    <div className={orderStyles.stack}>
      <PickTitle key={game?.id} title={game ? `${title}: ${text.pair(game)}` : title} />
      {game ? <GameMarkets gameId={game.id} taken={taken} onPick={onPick} /> : <GameChoice onChoose={setGame} />}
      <div className={styles.pickEnd}>
        {game ? <Button onClick={() => setGame(null)}>{t('other_game')}</Button> : null}
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </div>
  );
}
