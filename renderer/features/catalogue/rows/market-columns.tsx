import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { columnType } from '#renderer/lib/live/column-types.ts';
import { PriceCell } from '#renderer/lib/live/price-cell.tsx';
import { type PriceWords, usePriceWords } from '#renderer/lib/live/price-words.ts';
import { type MainColumns, useMainColumns } from '#renderer/lib/live/use-main-columns.ts';
import { MissingPrice } from '#renderer/ui/price-button.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './game-row.module.css';

const COLUMN_CLASSES = { 1: styles.first, 2: styles.second, 3: styles.third } as const;
export const COLUMNS = [1, 2, 3] as const;

/** Returns the number of prices of a column in a sport, so that a missing market keeps its space. */
export function columnWidth(column: 1 | 2 | 3, sportId: number): number {
  return column === 1 && sportById(sportId)?.hasDraw ? 3 : 2;
}

/** Returns the classes of a row or a heading: a sport without a draw has a narrower column for the result. */
export const rowClass = (base: string | undefined, sportId: number): string =>
  columnWidth(1, sportId) === 2 ? `${base} ${styles.two}` : (base ?? '');

export const columnClass = (column: 1 | 2 | 3): string => `${styles.column} ${COLUMN_CLASSES[column]}`;

interface ColumnProps {
  readonly game: Game;
  readonly column: 1 | 2 | 3;
  readonly market: Market | undefined;
  readonly words: PriceWords;
}

const PLACES = ['first', 'second', 'third'] as const;

const MarketColumn = memo(function MarketColumn({ game, column, market, words }: ColumnProps) {
  const { t } = useTranslation('games');
  const width = columnWidth(column, game.sportId);
  const type = market ? columnType(market.typeId) : undefined;
  return (
    <div className={columnClass(column)}>
      {market && type
        ? market.outcomes.map((outcome) => (
            <PriceCell
              key={outcome.id}
              game={game}
              market={market}
              type={type}
              outcome={outcome}
              look={column === 1 ? 'plain' : 'stacked'}
              brief
              words={words}
            />
          ))
        : PLACES.slice(0, width).map((place) => <MissingPrice key={place} text={t('no_market')} />)}
    </div>
  );
});

/** Shows the columns of a row: result, total, handicap. */
export function MarketColumns({ game }: { readonly game: Game }) {
  const columns: MainColumns = useMainColumns(game);
  const words = usePriceWords();
  return (
    <div className={styles.odds}>
      {COLUMNS.map((column) => (
        <MarketColumn key={column} game={game} column={column} market={columns[column]} words={words} />
      ))}
    </div>
  );
}
