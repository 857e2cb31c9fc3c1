import { marketTypesFrom } from './market-row.ts';
import type { MarketType } from './market-type.ts';

/** Ids of the market types of one family that lists of games can show. */
export const COLUMN_MARKET = { bothToScore: 7, cornersTotal: 61 } as const;

/** Market types of goal-scoring sports in columns of lists; apart, so that a list loads without all the others. */
export const columnMarketTypes: readonly MarketType[] = marketTypesFrom([
  [COLUMN_MARKET.bothToScore, 'both_to_score', 'main', 40, 'none', 'yesNo', { column: 5 }],
  [COLUMN_MARKET.cornersTotal, 'corners_total', 'corners', 20, 'total', 'overUnder', { column: 6 }],
]);
