import type { Pool } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';
import type { MarketStop, MarketStopStore } from './market-stops.ts';

const CHANNEL = 'market_stops';

/** Stores stops of markets in table `market_stop` and announces them to the other processes by NOTIFY. */
export function createMarketStopStore(sql: Pool, onError: (error: unknown) => void): MarketStopStore {
  return {
    async load() {
      return [
        ...(await sql<MarketStop[]>`
          select id, game_id as "gameId", market_type as "marketType", period, reason, evidence, since
          from market_stop where lifted_at is null order by id`),
      ];
    },
    add: ({ gameId, marketType, period, reason, evidence, since }) =>
      sql.begin(async (tx) => {
        const added = await tx`
          insert into market_stop (game_id, market_type, period, reason, evidence, since)
          values (${gameId}, ${marketType}, ${period}, ${reason}, ${JSON.stringify(evidence)}::text::jsonb, ${since})
          on conflict do nothing returning id`;
        if (added.length > 0) await tx`select pg_notify(${CHANNEL}, '')`;
        return added.length > 0;
      }),
    lift: (id, at) =>
      sql.begin(async (tx) => {
        const lifted = await tx`
          update market_stop set lifted_at = ${at}
          where lifted_at is null and (${id}::bigint is null or id = ${id}) returning id`;
        if (lifted.length > 0) await tx`select pg_notify(${CHANNEL}, '')`;
        return lifted.length;
      }),
    onChange: (listener) => followNotices(sql, CHANNEL, listener, onError),
  };
}
