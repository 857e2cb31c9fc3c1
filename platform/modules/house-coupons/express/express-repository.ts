import type { Pool } from '../../../database/pool.ts';

export type ExpressSection = 'line' | 'live';

/** A house express as it was composed. */
export interface StoredExpress {
  readonly id: string;
  readonly section: ExpressSection;
  /** Day of the server clock, UTC. */
  readonly day: string;
  readonly turn: number;
  readonly percent: number;
  readonly selectionIds: readonly number[];
  readonly isOver: boolean;
}

export interface ExpressRepository {
  /** The last express of a day; null when there was none. */
  last(section: ExpressSection, day: string): Promise<StoredExpress | null>;
  byId(id: string): Promise<StoredExpress | null>;
  /** Stores an express unless another process has stored one with its id before. */
  add(express: Omit<StoredExpress, 'isOver'>): Promise<void>;
  /** Ends an express; server clock, epoch ms. */
  end(id: string, at: number): Promise<void>;
}

export function createExpressRepository(sql: Pool): ExpressRepository {
  const columns = sql`id, section, day, turn, percent, selection_ids as "selectionIds", ended_at is not null as "isOver"`;
  return {
    async last(section, day) {
      const [row] = await sql<StoredExpress[]>`
        select ${columns} from house_express where section = ${section} and day = ${day} order by turn desc limit 1`;
      return row ?? null;
    },
    async byId(id) {
      const [row] = await sql<StoredExpress[]>`select ${columns} from house_express where id = ${id}`;
      return row ?? null;
    },
    async add({ id, section, day, turn, percent, selectionIds }) {
      await sql`
        insert into house_express (id, section, day, turn, percent, selection_ids)
        values (${id}, ${section}, ${day}, ${turn}, ${percent}, ${JSON.stringify(selectionIds)}::text::jsonb)
        on conflict do nothing`;
    },
    async end(id, at) {
      await sql`update house_express set ended_at = ${at} where id = ${id} and ended_at is null`;
    },
  };
}
