import type { MarketGroup, MarketParam, MarketType, OutcomeSet } from './market-type.ts';

/** Row of a table of market types; values left out are the ordinary case. */
export type MarketRow = readonly [
  id: number,
  key: string,
  group: MarketGroup,
  order: number,
  param: MarketParam,
  outcomes: OutcomeSet,
  more?: Partial<Pick<MarketType, 'outcomeKeys' | 'kind' | 'column' | 'winners'>>,
];

/** Returns the market types of a table; kind 1 (betting §4: an ordinary market) unless a row has another. */
export function marketTypesFrom(rows: readonly MarketRow[]): MarketType[] {
  return rows.map(([id, key, group, order, param, outcomes, more]) => ({
    id,
    key,
    group,
    order,
    param,
    outcomes,
    kind: 1,
    ...more,
  }));
}
