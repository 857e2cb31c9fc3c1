import type { Pool } from '../database/pool.ts';
import { KeyError } from './key-entries.ts';
import type { KeyRing } from './key-ring.ts';

interface KnownKey {
  readonly id: string;
  readonly checkValue: Uint8Array;
  readonly isCurrent: boolean;
}

/** Advisory lock for the comparison of keys; other locks: `EXCLUSIVE`, migrations 7_224_001. */
const LOCK = 7_224_005;

function checkKey(keys: KeyRing, { id, checkValue, isCurrent }: KnownKey): void {
  if (!keys.ids.includes(id)) {
    if (!isCurrent) return;
    throw new KeyError(
      `The processes of this database sign with the key ${id}, which this one does not have (it has ${keys.ids.join(', ')}). ` +
        'Give it the same SIGNING_KEYS or key file as the others. If the key is lost, "npm run keys -- forget" says what ends.',
    );
  }
  if (Buffer.compare(keys.checkOf(id), checkValue) === 0) return;
  throw new KeyError(
    `The key ${id} is not the one that the database knows by this id. Restore the right one, or give the new key another id.`,
  );
}

/**
 * Compares the keys of this process with those that signed in this database before, and stores them: all processes of a
 * database need the same keys. Of the keys only ids and check values are stored.
 *
 * @throws KeyError when the current key of the database is missing, or another key has its id
 */
export async function claimKeys(sql: Pool, keys: KeyRing): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    const known = await transaction<KnownKey[]>`
      select id, check_value as "checkValue", is_current as "isCurrent" from signing_key order by id`;
    for (const key of known) checkKey(keys, key);
    for (const id of keys.ids) {
      await transaction`
        insert into signing_key (id, check_value) values (${id}, ${Buffer.from(keys.checkOf(id))})
        on conflict (id) do nothing`;
    }
    await transaction`update signing_key set is_current = false where is_current and id <> ${keys.currentId}`;
    await transaction`update signing_key set is_current = true where not is_current and id = ${keys.currentId}`;
  });
}

/**
 * Deletes what a database knows of its keys, and the secrets that they encrypt, so that a process with new keys can start
 * after the old ones were lost.
 *
 * @returns the ids of the keys
 */
export async function forgetKeys(sql: Pool): Promise<string[]> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    await transaction`delete from lasting_secret`;
    const rows = await transaction<{ id: string }[]>`delete from signing_key returning id`;
    return rows.map(({ id }) => id).sort();
  });
}
