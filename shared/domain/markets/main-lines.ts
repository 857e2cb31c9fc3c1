import type { MarketType } from './market-type.ts';

/** Columns of the lists of games (`MarketType.column`). */
export type MarketColumn = NonNullable<MarketType['column']>;

/** The main line of each column that a game has. */
export type MainLines<Market> = Readonly<Partial<Record<MarketColumn, Market>>>;

/** Implied probabilities of the first and the last outcome of a market. */
export type OuterChances = readonly [first: number, last: number];

interface ColumnMarket {
  readonly typeId: number;
  readonly period: number;
}

interface MainLineInput<Market extends ColumnMarket> {
  /** Type of a market; undefined for one that has no column as well as for an unknown one. */
  readonly types: (typeId: number) => MarketType | undefined;
  readonly chances: (market: Market) => OuterChances;
}

/** How far a line is from even: 0 when its two sides are as likely. */
function distance([first, last]: OuterChances): number {
  return Math.abs(first - last);
}

/**
 * Chooses the main line of each column, the same on the platform and in the browser: of the whole game, of the type
 * whose order comes first, of the line whose first and last outcome are closest in implied probability. Of lines that
 * are equally close the first one stays.
 */
export function mainLines<Market extends ColumnMarket>(
  markets: readonly Market[],
  { types, chances }: MainLineInput<Market>,
): MainLines<Market> {
  const lines: Partial<Record<MarketColumn, Market>> = {};
  // By column; measured once a line has a rival.
  const distances: (number | undefined)[] = [];
  for (const market of markets) {
    const type = market.period === 0 ? types(market.typeId) : undefined;
    if (type?.column === undefined) continue;
    const { column } = type;
    const chosen = lines[column];
    const chosenType = chosen && types(chosen.typeId);
    if (chosen === undefined || chosenType === undefined) {
      lines[column] = market;
    } else if (type.order < chosenType.order) {
      lines[column] = market;
      distances[column] = undefined;
    } else if (type === chosenType) {
      const known = distances[column] ?? distance(chances(chosen));
      const rival = distance(chances(market));
      if (rival < known) lines[column] = market;
      distances[column] = Math.min(rival, known);
    }
  }
  return lines;
}

/**
 * Chances that the prices of a market imply, in any unit of price: for who does not know the fair ones. Without a price
 * on both sides a line is the least even.
 */
export function chancesOfPrices({
  outcomes,
}: {
  readonly outcomes: readonly { readonly price: number }[];
}): OuterChances {
  const first = outcomes[0]?.price ?? 0;
  const last = outcomes.at(-1)?.price ?? 0;
  return first > 0 && last > 0 ? [1 / first, 1 / last] : [Number.POSITIVE_INFINITY, 0];
}
