import type { Pool } from '../../database/pool.ts';

/** Page that the operator has put in place of one of the brand's, or beside them; a record of null removes it. */
export interface StoredPage {
  readonly id: string;
  readonly record: unknown;
}

export interface ContentRepository {
  /** A mark that changes with every change of the stored pages. */
  stamp(): Promise<string>;
  all(): Promise<readonly StoredPage[]>;
  /** Stores pages, all or none. */
  put(pages: readonly StoredPage[]): Promise<void>;
  /** Removes the stored pages of these ids; all of them without ids. */
  clear(ids?: readonly string[]): Promise<void>;
}

export function createContentRepository(sql: Pool): ContentRepository {
  return {
    async stamp() {
      const [row] = await sql<{ stamp: string }[]>`
        select count(*) || ' ' || coalesce(max(changed), 0) as stamp from content_page`;
      return row?.stamp ?? '';
    },
    all: async () => [...(await sql<StoredPage[]>`select id, record from content_page order by id`)],
    async put(pages) {
      await sql.begin(async (transaction) => {
        // A change that draws its number first must be the first that others see: the stamp knows the highest alone.
        await transaction`lock table content_page in share row exclusive mode`;
        await transaction`
          insert into content_page (id, record)
          select id, nullif(record, 'null'::jsonb)
          from jsonb_to_recordset(${JSON.stringify(pages)}::text::jsonb) page (id text, record jsonb)
          on conflict (id) do update set record = excluded.record, changed = default`;
      });
    },
    async clear(ids) {
      if (ids === undefined) await sql`delete from content_page`;
      else
        await sql`delete from content_page where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;
    },
  };
}
