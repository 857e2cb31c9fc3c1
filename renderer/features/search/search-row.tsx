import { distance } from 'fastest-levenshtein';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { PriceCell } from '#renderer/lib/live/price-cell.tsx';
import { usePriceWords } from '#renderer/lib/live/price-words.ts';
import { SimulatedMark } from '#renderer/lib/live/simulated-mark.tsx';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import { useMainColumns } from '#renderer/lib/live/use-main-columns.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { usePlaceText } from '#renderer/lib/text/use-place-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { markedPieces } from '#shared/domain/search/marked-pieces.ts';
import styles from './search-row.module.css';
import { rowLink, type SearchRow, sectionOf } from './search-rows.ts';

/** Most prices of a row: 1, X, 2. */
export const MAX_PRICES = 3;

/** Market whose prices a row shows; undefined for none. */
export function marketOfRow(row: SearchRow, main: Market | undefined): Market | undefined {
  const market = row.kind === 'market' ? row.market : main;
  return market && findMarketType(market.typeId) && market.outcomes.length <= MAX_PRICES ? market : undefined;
}

interface RowProps {
  readonly row: SearchRow;
  /** The text of the search, which is marked in names. */
  readonly typed: string;
  readonly id: string;
  /** Cell of this row that the keyboard has reached; -1 for none. */
  readonly activeCell: number;
  readonly onOpen: () => void;
}

interface MarkedProps {
  readonly name: string;
  readonly typed: string;
  readonly isFoundByName: boolean;
}

/** A name in which what was typed of it is marked. */
function Marked({ name, typed, isFoundByName }: MarkedProps) {
  let at = 0;
  return (
    <span className={styles.first}>
      <bdi>
        {markedPieces(name, typed, { distance, isFoundByName }).map(({ text, isFound }) => {
          at += text.length;
          return isFound ? <mark key={at}>{text}</mark> : text;
        })}
      </bdi>
    </span>
  );
}

function When({ game }: { readonly game: Game }) {
  const { t } = useTranslation('games');
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const [home, away] = useLiveState(game).score;
  if (!game.live) return time.moment(game.startAt, now);
  return (
    <>
      <span className={styles.live}>{t('stage_live')}</span> <bdi translate="no" dir="ltr">{`${home}:${away}`}</bdi>
    </>
  );
}

/** What a row says: a sign, a name, and a line below it. */
function RowFace({ row, typed }: Pick<RowProps, 'row' | 'typed'>) {
  const { t } = useTranslation(['games', 'search']);
  const text = useGameText();
  const place = usePlaceText();
  const sportName = useSportName();
  const words = usePriceWords();
  const of = row.kind === 'competition' ? row.competition : 'game' in row ? row.game : null;
  const face = (sign: ReactNode, name: string, below: ReactNode) => (
    <>
      {sign}
      <span className={styles.body}>
        <Marked name={name} typed={typed} isFoundByName={row.kind !== 'game' && row.kind !== 'market'} />
        <span className={styles.second}>
          {of ? <SimulatedMark of={of} /> : null} {below}
        </span>
      </span>
    </>
  );
  if (row.kind === 'page') return face(<Icon name="chevron" size={18} mirrored />, row.page.title, null);
  if (row.kind === 'sport') return face(<SportIcon sport={row.slug} />, sportName(row.id), null);
  if (row.kind === 'competition') {
    const { competition } = row;
    const games = competition[sectionOf(competition)];
    const count = games === 0 ? t('search:no_games') : t('game_count', { count: games });
    const below = `${place(competition.country)} · ${count}`;
    return face(<SportIcon sport={sportSlugOf(competition)} />, competition.name, below);
  }
  if (row.kind === 'quiet') {
    const below = `${sportName(row.sportId)} · ${t('search:no_games')}`;
    return face(<SportIcon sport={sportSlugOf(row)} />, row.team.name, below);
  }
  const { game } = row;
  const sign = <SportIcon sport={sportSlugOf(game)} />;
  const pair = <bdi translate="no">{text.pair(game)}</bdi>;
  const when = <When game={game} />;
  if (row.kind === 'team')
    return face(
      sign,
      row.team.name,
      <>
        {when} · {pair}
      </>,
    );
  if (row.kind === 'game')
    return face(
      sign,
      text.pair(game),
      <>
        {when} · <bdi>{game.competition}</bdi>
      </>,
    );
  const { typeId, period, param } = row.market;
  const type = findMarketType(typeId);
  const subject = { period, param, sportId: game.sportId, home: game.home.name, away: game.away.name };
  return face(
    sign,
    type ? words.text.market({ ...subject, type }, true) : '',
    <>
      {when} · {pair}
    </>,
  );
}

interface PricesProps {
  readonly game: Game;
  readonly market: Market;
  readonly id: string;
  readonly activeCell: number;
}

function Prices({ game, market, id, activeCell }: PricesProps) {
  const words = usePriceWords();
  const type = findMarketType(market.typeId);
  if (!type) return null;
  return market.outcomes.map((outcome, index) => (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot wrap below each other on a phone
    <div
      key={outcome.id}
      role="gridcell"
      tabIndex={-1}
      id={`${id}-${index + 1}`}
      className={styles.price}
      data-active={index + 1 === activeCell}
    >
      <PriceCell game={game} market={market} type={type} outcome={outcome} look="stacked" brief words={words} />
    </div>
  ));
}

function PricesOfGame({
  row,
  ...rest
}: Pick<RowProps, 'activeCell' | 'id'> & { readonly row: Extract<SearchRow, { game: Game }> }) {
  const columns = useMainColumns(row.game);
  const market = marketOfRow(row, columns[1]);
  return market ? <Prices game={row.game} market={market} {...rest} /> : null;
}

/** Returns the star of a row without games, which can be followed until there are some; null for other rows. */
function starOf(row: SearchRow): ReactNode {
  if (row.kind === 'quiet') {
    const { team, sportId } = row;
    const { id, name, colors, country } = team;
    return <FavouriteStar kind="team" item={{ id, sportId, name, colors, country }} name={name} size={18} />;
  }
  if (row.kind !== 'competition' || row.competition.live + row.competition.line > 0) return null;
  const { id, sportId, sportSlug, name, slug } = row.competition;
  return <FavouriteStar kind="competition" item={{ id, sportId, sportSlug, name, slug }} name={name} size={18} />;
}

/** One row of the search: what it opens, and its prices, which can be pressed at once. */
export function SearchResultRow({ row, typed, id, activeCell, onOpen }: RowProps) {
  const language = useLanguage();
  const link = rowLink(row, language);
  const open = row.kind === 'page' ? row.page.open : undefined;
  const star = starOf(row);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot wrap below each other on a phone
    <div role="row" tabIndex={-1} aria-selected={activeCell >= 0} className={styles.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: cells of a table cannot wrap below each other on a phone */}
      <div role="gridcell" tabIndex={-1} id={`${id}-0`} className={styles.name} data-active={activeCell === 0}>
        {link === null ? (
          <button
            type="button"
            className={styles.opener}
            onClick={() => {
              onOpen();
              open?.();
            }}
          >
            <RowFace row={row} typed={typed} />
          </button>
        ) : (
          <Link className={styles.opener} to={link} onClick={onOpen}>
            <RowFace row={row} typed={typed} />
          </Link>
        )}
      </div>
      {'game' in row ? <PricesOfGame row={row} id={id} activeCell={activeCell} /> : null}
      {star === null ? null : (
        // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot wrap below each other on a phone
        <div role="gridcell" tabIndex={-1} id={`${id}-1`} className={styles.star} data-active={activeCell === 1}>
          {star}
        </div>
      )}
    </div>
  );
}
