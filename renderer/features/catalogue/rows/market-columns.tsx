import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { columnType } from '#renderer/lib/live/column-types.ts';
import { PriceCell } from '#renderer/lib/live/price-cell.tsx';
import { type PriceWords, usePriceWords } from '#renderer/lib/live/price-words.ts';
import { type MainColumns, useMainColumns } from '#renderer/lib/live/use-main-columns.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { MissingPrice } from '#renderer/ui/price-button.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import type { MarketColumn } from '#shared/domain/markets/main-lines.ts';
import styles from './game-row.module.css';
import { columnsOf, columnWidth, SLOTS, type Slot } from './list-columns.ts';

const SLOT_CLASSES = { 1: styles.first, 2: styles.second, 3: styles.third } as const;

/** Returns the classes of a row or a heading: they make room for the prices of its columns. */
export function useRowClass(base: string | undefined, sportId: number): string {
  const [, second] = columnsOf(useAppSelector(selectDisplay), sportId);
  const classes = [
    base,
    columnWidth(1, sportId) === 2 && styles.two,
    columnWidth(second, sportId) === 3 && styles.wideSecond,
  ];
  return classes.filter(Boolean).join(' ');
}

export const columnClass = (slot: Slot): string => `${styles.column} ${SLOT_CLASSES[slot]}`;

interface ColumnProps {
  readonly game: Game;
  readonly slot: Slot;
  readonly column: MarketColumn;
  readonly market: Market | undefined;
  readonly words: PriceWords;
}

const PLACES = ['first', 'second', 'third'] as const;

const MarketColumnCells = memo(function MarketColumnCells({ game, slot, column, market, words }: ColumnProps) {
  const { t } = useTranslation('games');
  const width = columnWidth(column, game.sportId);
  const type = market ? columnType(market.typeId) : undefined;
  return (
    <div className={columnClass(slot)}>
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

/** Shows the columns of a row: result, total, handicap, or those that the player has chosen. */
export function MarketColumns({ game }: { readonly game: Game }) {
  const columns: MainColumns = useMainColumns(game);
  const chosen = columnsOf(useAppSelector(selectDisplay), game.sportId);
  const words = usePriceWords();
  return (
    <div className={styles.odds}>
      {SLOTS.map((slot, index) => {
        const column = chosen[index] ?? slot;
        return (
          <MarketColumnCells
            key={slot}
            game={game}
            slot={slot}
            column={column}
            market={columns[column]}
            words={words}
          />
        );
      })}
    </div>
  );
}
