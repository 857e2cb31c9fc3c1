import type { DisplayPreferences, ListColumns } from '#shared/domain/display/display-preferences.ts';
import type { MarketColumn } from '#shared/domain/markets/main-lines.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

/** Places of columns in a row. */
export const SLOTS = [1, 2, 3] as const;
export type Slot = (typeof SLOTS)[number];

type SlotColumns = readonly [MarketColumn, MarketColumn, MarketColumn];

type Choice = Pick<DisplayPreferences, 'appViewType' | 'filteredMarkets'>;

const USUAL: SlotColumns = [1, 2, 3];
/** Choices with columns that not every sport has (betting §3, filteredMarkets). */
const FURTHER: Readonly<Partial<Record<ListColumns, SlotColumns>>> = {
  4: [1, 2, 5],
  5: [1, 4, 5],
  6: [1, 2, 6],
};
/** Places that a choice shows; all without an entry. */
const SHOWN: Readonly<Partial<Record<ListColumns, readonly Slot[]>>> = { 1: [1], 2: [1, 2], 3: [1, 3] };

/** Ids of sports with few goals, whose games offer both teams to score, and of those with corners. */
const FEW_GOALS: ReadonlySet<number> = new Set([1, 2, 14, 85, 87]);
const CORNERS: ReadonlySet<number> = new Set([1]);

function isOffered(column: MarketColumn, sportId: number): boolean {
  if (column === 4) return sportById(sportId)?.hasDraw ?? false;
  if (column === 5) return FEW_GOALS.has(sportId);
  return column !== 6 || CORNERS.has(sportId);
}

/** Returns the chosen columns; those of sports that do not have them are the usual ones. */
export function columnsOf({ filteredMarkets, appViewType }: Choice, sportId: number): SlotColumns {
  // The Asian view puts handicap and total first.
  const further = appViewType === 0 ? FURTHER[filteredMarkets] : undefined;
  return further?.every((column) => isOffered(column, sportId)) ? further : USUAL;
}

/** Returns the columns of a list of one sport, or of football, which a list of several sports begins with. */
export const columnsOfList = (choice: Choice, sportId: number | undefined): SlotColumns =>
  columnsOf(choice, sportId ?? 1);

/** Returns the places that the choice shows. */
export const shownSlots = ({ filteredMarkets }: Choice): readonly Slot[] => SHOWN[filteredMarkets] ?? SLOTS;

/** Tells whether the choice needs more markets than the usual three. */
export const needsFurther = ({ filteredMarkets, appViewType }: Choice): boolean =>
  appViewType === 0 && FURTHER[filteredMarkets] !== undefined;

/** Returns the number of prices of a column in a sport, so that a missing market keeps its space. */
export function columnWidth(column: MarketColumn, sportId: number): 2 | 3 {
  if (column === 4) return 3;
  return column === 1 && sportById(sportId)?.hasDraw ? 3 : 2;
}

/** Keys of the names of the columns. */
export const COLUMN_NAMES = {
  1: 'column_result',
  2: 'column_total',
  3: 'column_handicap',
  4: 'column_chance',
  5: 'column_both',
  6: 'column_corners',
} as const satisfies Readonly<Record<MarketColumn, string>>;
