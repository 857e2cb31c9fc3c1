import type { MarketGroup, MarketParam, MarketType, OutcomeSet } from './market-type.ts';

/** One line of a table of market types; what it leaves out is the ordinary case. */
export type MarketRow = readonly [
  id: number,
  key: string,
  group: MarketGroup,
  order: number,
  param: MarketParam,
  outcomes: OutcomeSet,
  more?: Partial<Pick<MarketType, 'outcomeKeys' | 'kind' | 'column' | 'winners'>>,
];

/** Market types from a table; kind 1 (betting §4: an ordinary market) unless a row says otherwise. */
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
