import { memo, useMemo } from 'react';
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
import type { MarketBlock } from './market-blocks.ts';
import styles from './markets.module.css';

interface PricesProps {
  readonly game: Game;
  readonly market: Market;
  readonly type: MarketType;
  readonly outcomes: readonly QuotedOutcome[];
  readonly words: PriceWords;
  readonly look?: PriceLook;
}

interface BlockProps {
  readonly game: Game;
  readonly block: MarketBlock;
  readonly words: PriceWords;
}

function Prices({ game, market, type, outcomes, words, look = 'line' }: PricesProps) {
  return outcomes.map((outcome) => (
    <PriceCell
      key={outcome.id}
      game={game}
      market={market}
      type={type}
      outcome={outcome}
      look={look}
      brief={words.names === 'short'}
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

/** Maximum characters of a label: next to its price in rows of three or two prices, or above it in rows of three. */
const BESIDE_OF_THREE = 7;
const ABOVE_OF_THREE = 17;
const BESIDE_OF_TWO = 17;

interface Arrangement {
  readonly className: string | undefined;
  readonly look: PriceLook;
}

/** Returns how many prices fit in a row next to their longest label. */
function arrange(count: number, longest: number): Arrangement {
  if (count === 3 && longest <= BESIDE_OF_THREE) return { className: styles.wide3, look: 'line' };
  if (count === 3 && longest <= ABOVE_OF_THREE) return { className: styles.wide3, look: 'stacked' };
  if (count > 1 && longest <= BESIDE_OF_TWO) return { className: styles.wide2, look: 'line' };
  return { className: styles.wide1, look: 'line' };
}

function PriceGrid({ game, market, block, words }: BlockProps & { readonly market: Market }) {
  const { type, period } = block;
  const subject = {
    type,
    period,
    param: market.param,
    sportId: game.sportId,
    home: game.home.name,
    away: game.away.name,
  };
  const say = words.names === 'short' ? words.text.short : words.text.outcome;
  const longest = Math.max(...market.outcomes.map(({ outcome }) => say(subject, outcome).length));
  const { className, look } = arrange(market.outcomes.length, longest);
  return (
    <div className={className}>
      <Prices game={game} market={market} type={type} outcomes={market.outcomes} words={words} look={look} />
    </div>
  );
}

function BlockBody({ game, block, words }: BlockProps) {
  if (isLadder(block)) {
    return (
      <Ladder game={game} block={block} words={words}>
        {(market) => <PriceGrid key={market.param} game={game} market={market} block={block} words={words} />}
      </Ladder>
    );
  }
  return block.markets.map((market) =>
    block.type.outcomes === 'correctScore' ? (
      <ScoreColumns key={market.param} game={game} market={market} block={block} words={words} />
    ) : (
      <PriceGrid key={market.param} game={game} market={market} block={block} words={words} />
    ),
  );
}

/** Returns the bets of a block that a price alert can wait for. */
function betsOf({ markets }: MarketBlock): readonly AlertBet[] {
  return markets.flatMap(({ typeId, period, param, outcomes }) =>
    outcomes.map(({ id: selectionId, outcome, price }) => ({ selectionId, typeId, period, param, outcome, price })),
  );
}

interface MarketCardProps extends BlockProps {
  readonly name: string;
  readonly folded: boolean;
}

/** Shows one market, or all lines of one, under its name. */
export const MarketCard = memo(function MarketCard({ game, block, name, folded, words }: MarketCardProps) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const bets = useMemo(() => betsOf(block), [block]);
  return (
    <section className={styles.card} aria-label={name}>
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
});
