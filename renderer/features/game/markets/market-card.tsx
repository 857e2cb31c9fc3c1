import { useMemo } from 'react';
import { AlertBell } from '#renderer/lib/alerts/alert-bell.tsx';
import type { AlertBet } from '#renderer/lib/alerts/alert-offer.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { PriceCell } from '#renderer/lib/live/price-cell.tsx';
import type { PriceWords } from '#renderer/lib/live/price-words.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { PriceLook } from '#renderer/ui/price-button.tsx';
import type { Game, Market, QuotedOutcome } from '#shared/contracts/catalogue.ts';
import { scoresOf } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { Ladder } from '../ladder/ladder.tsx';
import { isLadder } from '../ladder/main-line.ts';
import { blockFolded } from '../slice.ts';
import { arrangePrices, hasSideColumns } from './arrange-prices.ts';
import type { MarketBlock } from './market-blocks.ts';
import styles from './markets.module.css';

interface PricesProps {
  readonly game: Game;
  readonly market: Market;
  readonly type: MarketType;
  readonly outcomes: readonly QuotedOutcome[];
  readonly words: PriceWords;
  readonly look?: PriceLook;
  /** Shortens the labels whatever the player's names are. */
  readonly isBrief?: boolean;
}

interface BlockProps {
  readonly game: Game;
  readonly block: MarketBlock;
  readonly words: PriceWords;
}

function Prices({ game, market, type, outcomes, words, look = 'line', isBrief = false }: PricesProps) {
  return outcomes.map((outcome) => (
    <PriceCell
      key={outcome.id}
      game={game}
      market={market}
      type={type}
      outcome={outcome}
      look={look}
      brief={isBrief || words.names === 'short'}
      words={words}
    />
  ));
}

/** Shows scores in three columns: won by the first side, drawn, won by the second. */
function ScoreColumns({ game, market, block, words }: BlockProps & { readonly market: Market }) {
  const scores = scoresOf(block.type);
  const winner = (outcome: QuotedOutcome) => {
    const [first, second] = scores[outcome.outcome] ?? [0, 0];
    return Math.sign(second - first);
  };
  const listed = market.outcomes.filter(({ outcome }) => scores[outcome]);
  const other = market.outcomes.filter(({ outcome }) => !scores[outcome]);
  return (
    <>
      <div className={styles.scores}>
        {[-1, 0, 1].map((side) => (
          <div key={side} className={styles.scoreColumn}>
            <Prices
              game={game}
              market={market}
              type={block.type}
              outcomes={listed.filter((outcome) => winner(outcome) === side)}
              words={words}
            />
          </div>
        ))}
      </div>
      {other.length > 0 ? (
        <div className={styles.wide1}>
          <Prices game={game} market={market} type={block.type} outcomes={other} words={words} />
        </div>
      ) : null}
    </>
  );
}

const WIDE = { 1: styles.wide1, 2: styles.wide2, 3: styles.wide3 } as const;

function PriceGrid({ game, market, block, words }: BlockProps & { readonly market: Market }) {
  const { wide, look, isByColumn } = arrangePrices(game, block, market, words);
  return (
    <div className={WIDE[wide]}>
      <Prices
        game={game}
        market={market}
        type={block.type}
        outcomes={market.outcomes}
        words={words}
        look={look}
        isBrief={isByColumn}
      />
    </div>
  );
}

/** Names the sides above columns of lines. The accessible name of each price says the side itself. */
function ColumnNames({ game, block }: Pick<BlockProps, 'game' | 'block'>) {
  const { t } = useTranslation('markets');
  const isWithDraw = block.type.outcomes === 'handicapResult';
  const names = [game.home.name, ...(isWithDraw ? [t('outcome_draw')] : []), game.away.name];
  return (
    <div className={`${isWithDraw ? styles.wide3 : styles.wide2} ${styles.columnNames}`} aria-hidden="true">
      {names.map((name) => (
        <bdi translate="no" key={name} title={name}>
          {name}
        </bdi>
      ))}
    </div>
  );
}

function BlockBody({ game, block, words }: BlockProps) {
  const prices = (market: Market) => (
    <PriceGrid key={market.param} game={game} market={market} block={block} words={words} />
  );
  return (
    <>
      {hasSideColumns(block.type) ? <ColumnNames game={game} block={block} /> : null}
      {isLadder(block) ? (
        <Ladder game={game} block={block} words={words}>
          {prices}
        </Ladder>
      ) : (
        block.markets.map((market) =>
          block.type.outcomes === 'correctScore' ? (
            <ScoreColumns key={market.param} game={game} market={market} block={block} words={words} />
          ) : (
            prices(market)
          ),
        )
      )}
    </>
  );
}

/** Returns the bets of a block that a price alert can wait for. */
function betsOf({ markets }: MarketBlock): readonly AlertBet[] {
  return markets.flatMap(({ typeId, period, param, outcomes }) =>
    outcomes.map(({ id: selectionId, outcome, price }) => ({ selectionId, typeId, period, param, outcome, price })),
  );
}

export interface MarketCardProps extends BlockProps {
  readonly name: string;
  readonly folded: boolean;
  /** Calculated, with the gap below, in pixels. */
  readonly height: number;
}

/** Classes of the space that a card takes before the browser draws it, by its height between its borders in pixels. */
const SPACES: readonly (readonly [height: number, className: string | undefined])[] = [
  [42, styles.space42],
  [92, styles.space92],
  [112, styles.space112],
  [136, styles.space136],
  [180, styles.space180],
  [224, styles.space224],
  [268, styles.space268],
  [312, styles.space312],
  [356, styles.space356],
  [400, styles.space400],
  [444, styles.space444],
  [488, styles.space488],
  [532, styles.space532],
  [576, styles.space576],
  [664, styles.space664],
  [884, styles.space884],
  [1368, styles.space1368],
];
/** Gap below a card and its borders, in pixels. */
const AROUND = 12;

function spaceOf({ block, folded, height }: Pick<MarketCardProps, 'block' | 'folded' | 'height'>) {
  // What chooses the line is higher for fingers, which only the style sheet knows.
  if (isLadder(block) && !folded) return hasSideColumns(block.type) ? styles.spaceSideLadder : styles.spaceLadder;
  return (SPACES.find(([space]) => height - AROUND <= space) ?? SPACES.at(-1))?.[1];
}

/** Stands in for a card far below: as high, with its name. */
export function MarketStandIn(props: Pick<MarketCardProps, 'block' | 'folded' | 'height' | 'name'>) {
  const { name } = props;
  return (
    <section className={`${styles.card} ${spaceOf(props)} ${styles.standIn}`} aria-label={name}>
      <h2 className={styles.cardTitle}>{name}</h2>
    </section>
  );
}

/** Shows one market, or all lines of one, under its name. */
export function MarketCard(props: MarketCardProps) {
  const { game, block, name, folded, words } = props;
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const bets = useMemo(() => betsOf(block), [block]);
  return (
    <section className={`${styles.card} ${spaceOf(props)}`} aria-label={name}>
      <div className={styles.cardHead}>
        <FavouriteStar kind="market" item={{ id: block.type.id }} name={name} size={15} />
        <h2 className={styles.cardTitle}>
          <button type="button" aria-expanded={!folded} onClick={() => dispatch(blockFolded(block.key))}>
            <span className={styles.cardName}>{name}</span>
            {block.markets.length > 1 ? (
              <span className={styles.cardCount} title={t('line_count', { count: block.markets.length })}>
                {block.markets.length}
              </span>
            ) : null}
            <Icon name="chevron-down" size={16} />
          </button>
        </h2>
        <AlertBell className={styles.bell} size={15} name={name} game={game} bets={bets} />
      </div>
      {folded ? null : (
        <div className={styles.cardBody}>
          <BlockBody game={game} block={block} words={words} />
        </div>
      )}
    </section>
  );
}
