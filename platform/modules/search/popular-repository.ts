import type { CountedKind } from '#shared/contracts/search.ts';
import type { Pool } from '../../database/pool.ts';

/** Time after which an opening counts half. */
const HALF_LIFE_MS = 3 * 24 * 3_600_000;
/** Largest number of counted entries; the purge deletes the least popular ones beyond it. */
const MAX_ENTRIES = 2000;
/** An entry below this many openings is forgotten. */
const MIN_SCORE = 0.05;

/** Entry that visitors open. */
export interface PopularEntry {
  readonly kind: CountedKind;
  readonly id: number;
}

export interface PopularRepository {
  /** Counts one opening. Instants are server clock, epoch ms. */
  add(entry: PopularEntry, now: number): Promise<void>;
  /** Returns the entries opened most, the latest openings counting most. */
  top(count: number, now: number): Promise<PopularEntry[]>;
  /** Deletes what is hardly opened any more, and all beyond the largest number. */
  purge(now: number): Promise<void>;
}

/** Creates the counts of opened lines: a number for each team and competition, nothing about visitors. */
export function createPopularRepository(sql: Pool): PopularRepository {
  // A clock that was moved back must not make old openings grow.
  const faded = (now: number) =>
    sql`popular_search.score * power(0.5::float8, greatest(${now}::bigint - popular_search.scored_at, 0) / ${HALF_LIFE_MS}::float8)`;
  return {
    async add({ kind, id }, now) {
      await sql`
        insert into popular_search (kind, entry_id, score, scored_at) values (${kind}, ${id}, 1, ${now})
        on conflict (kind, entry_id) do update set score = ${faded(now)} + 1, scored_at = ${now}`;
    },
    async top(count, now) {
      return sql<PopularEntry[]>`
        select kind, entry_id as id from popular_search order by ${faded(now)} desc, kind, entry_id limit ${count}`;
    },
    async purge(now) {
      await sql`
        delete from popular_search where (kind, entry_id) in (
          select kind, entry_id from (
            select kind, entry_id, ${faded(now)} as left_over,
              row_number() over (order by ${faded(now)} desc, kind, entry_id) as place
            from popular_search
          ) as ranked where left_over < ${MIN_SCORE} or place > ${MAX_ENTRIES}
        )`;
    },
  };
}
