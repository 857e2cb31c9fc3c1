import { inBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';

/** Repository of rows that coupons no longer need: ended orders, counter-offers, and counts of decided markets. */
export interface OldRowsRepository {
  /**
   * Deletes ended wanted-odds orders and counter-offers older than an instant of the server clock (epoch ms),
   * and counts of markets without open coupons.
   */
  purge(before: number): Promise<void>;
}

const PAGE_ROWS = 1000;

export function createOldRowsRepository(sql: Pool): OldRowsRepository {
  const goneOf = (rows: readonly { gone: number }[]) => rows[0]?.gone ?? 0;

  async function purgeSelections(): Promise<void> {
    for (let after: string | null = ''; after !== null; ) {
      const [row]: { last: string | null }[] = await sql<{ last: string | null }[]>`
        select purge_selection_exposure(${after}, ${PAGE_ROWS}) as last`;
      after = row?.last ?? null;
    }
  }

  async function purgePlayers(): Promise<void> {
    for (let [market, user]: [string | null, number] = ['', 0]; market !== null; ) {
      const [row]: { market: string | null; user: number | null }[] = await sql<
        { market: string | null; user: number | null }[]
      >`select last_market as market, last_user as "user" from purge_player_exposure(${market}, ${user}, ${PAGE_ROWS})`;
      market = row?.market ?? null;
      user = row?.user ?? 0;
    }
  }

  return {
    async purge(before) {
      await inBatches(async (limit) =>
        goneOf(await sql<{ gone: number }[]>`select purge_wanted_odds_orders(${before}, ${limit}) as gone`),
      );
      await inBatches(async (limit) =>
        goneOf(await sql<{ gone: number }[]>`select purge_counter_offers(${before}, ${limit}) as gone`),
      );
      await purgeSelections();
      await purgePlayers();
    },
  };
}
