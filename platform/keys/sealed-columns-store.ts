import type { Pool } from '../database/pool.ts';
import type { KeyRing } from './key-ring.ts';

/** A column with sealed texts, whose keys must stay until they are sealed again or gone. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What the texts are, for messages. */
  readonly contents: string;
  /** Purpose that they are sealed for, and the column by which a row is found: they are sealed again at a start. */
  readonly lasting?: { readonly purpose: string; readonly id: string };
}

/** Every column with sealed texts; those without `lasting` end soon anyway. */
const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'lasting_secret', column: 'sealed', contents: 'secrets of the platform' },
  { table: 'message', column: 'sealed', contents: 'messages' },
  { table: 'sign_in_change', column: 'before', contents: 'changes of a sign-in' },
  {
    table: 'staff',
    column: 'totp_sealed',
    contents: 'authenticators of staff',
    lasting: { purpose: 'staff-totp', id: 'id' },
  },
  { table: 'totp', column: 'sealed', contents: 'authenticators', lasting: { purpose: 'totp', id: 'user_id' } },
  { table: 'totp_setup', column: 'sealed', contents: 'authenticators being added' },
];

/** Rows that one statement reads. */
const BATCH = 500;

async function exists(sql: Pool, table: string): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`select to_regclass(${table}) is not null as exists`;
  return row?.exists ?? false;
}

/**
 * Counts what needs a key in a database: that it signs, and sealed texts of each kind.
 *
 * @returns a description of each use; empty when the key may be removed
 */
export async function countUsesOf(sql: Pool, keyId: string): Promise<string[]> {
  const [signing] = await sql`select from signing_key where id = ${keyId} and is_current`;
  const uses = signing ? ['it signs until the next start'] : [];
  for (const { table, column, contents } of SEALED_COLUMNS) {
    if (!(await exists(sql, table))) continue;
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(table)} where starts_with(${sql(column)}, ${`s1.${keyId}.`})`;
    if (row && row.count > 0) uses.push(`${row.count} ${contents}`);
  }
  return uses;
}

async function resealColumn(sql: Pool, keys: KeyRing, { table, column, lasting }: SealedColumn): Promise<void> {
  if (!lasting || !(await exists(sql, table))) return;
  const { purpose, id } = lasting;
  for (const keyId of keys.ids.slice(1)) {
    for (;;) {
      const rows = await sql<{ id: number; sealed: string }[]>`
        select ${sql(id)} as id, ${sql(column)} as sealed from ${sql(table)}
        where starts_with(${sql(column)}, ${`s1.${keyId}.`}) limit ${BATCH}`;
      for (const row of rows) {
        // A row that changed meanwhile was sealed by the current key.
        await sql`
          update ${sql(table)} set ${sql(column)} = ${keys.seal(purpose, keys.open(purpose, row.sealed))}
          where ${sql(id)} = ${row.id} and ${sql(column)} = ${row.sealed}`;
      }
      if (rows.length < BATCH) break;
    }
  }
}

/**
 * Seals what lasts by the current key, so that the retired ones can be removed.
 *
 * @throws KeyError when a text was changed or sealed for another purpose
 */
export async function resealColumns(sql: Pool, keys: KeyRing): Promise<void> {
  for (const column of SEALED_COLUMNS) await resealColumn(sql, keys, column);
}
