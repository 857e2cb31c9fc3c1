import { deleteInBatches, inBatches } from '../../database/batches.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { RETENTION_MS, RETENTION_SCHEDULE, type RetentionRule, type TableOwner } from './retention-schedule.ts';

/** A page of a player's rows, as JSON of each row. */
export type RowTexts = readonly string[];

export interface RetentionRepository {
  /** Deletes what ends with an account, and records that. */
  deleteAtClosing(userId: number, now: number): Promise<void>;
  /** Players with a closed account whose data has not been deleted. */
  closedPlayers(limit: number): Promise<number[]>;
  /** Erases the rest of a player's data: what no law asks for any more. */
  erase(userId: number, now: number): Promise<void>;
  /** Players whose account was closed before an instant and who are not erased. */
  erasable(closedBefore: number, limit: number): Promise<number[]>;
  /** Deletes old conversations with support, wishes for a call, and devices that are no longer used. */
  purge(now: number): Promise<void>;
  /** Reads a player's rows of a table, page after page; those of the archive follow. */
  rowsOf(rule: RetentionRule, userId: number): AsyncGenerator<RowTexts>;
}

const PAGE_ROWS = 500;
const PLAIN = /^[a-z_]+$/;

/** Returns the schedule's own names unquoted-safe: they are part of statements. */
function safe(name: string): string {
  if (!PLAIN.test(name)) throw new Error(`${name} is not a plain name`);
  return name;
}

/** Condition on the rows of a player, whose id is the first parameter. */
function ownedBy({ column, through }: TableOwner, schema: string): string {
  if (through === undefined) return `${safe(column)} = $1`;
  // Accounts are never archived.
  const from = through === 'account' ? 'public' : schema;
  return `${safe(column)} in (select id from ${from}.${safe(through)} where user_id = $1)`;
}

async function deleteOwned(sql: Transaction, rules: readonly RetentionRule[], userId: number): Promise<void> {
  for (const { table, owner } of rules) {
    if (owner) await sql.unsafe(`delete from ${safe(table)} where ${ownedBy(owner, 'public')}`, [userId]);
  }
}

const atClosing = RETENTION_SCHEDULE.filter((rule) => rule.atClosing === 'deleted');
const atErasure = RETENTION_SCHEDULE.filter((rule) => rule.atErasure === 'deleted');

/** Deletes threads with their messages, oldest first. */
async function purgeThreads(sql: Pool, before: number): Promise<void> {
  await inBatches((limit) =>
    sql.begin(async (tx) => {
      const rows = await tx<{ id: number }[]>`
        select id from support_thread where changed_at < ${before} order by changed_at limit ${limit}
        for update skip locked`;
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      await tx`delete from support_message where thread_id in ${tx(ids)}`;
      await tx`delete from support_thread where id in ${tx(ids)}`;
      return rows.length;
    }),
  );
}

/** Creates the repository of deletion, erasure and export by the schedule. */
export function createRetentionRepository(sql: Pool): RetentionRepository {
  /** Returns the columns of a table that the player may read; none when the table is not there. */
  async function columnsOf({ table, hidden }: RetentionRule, schema: string): Promise<string[]> {
    const rows = await sql<{ name: string }[]>`
      select a.attname as name from pg_attribute a
      where a.attrelid = to_regclass(${`${schema}.${table}`}) and a.attnum > 0 and not a.attisdropped
      order by a.attnum`;
    return rows.map(({ name }) => name).filter((name) => !hidden?.includes(name));
  }

  async function* pagesOf(rule: RetentionRule, userId: number, schema: string): AsyncGenerator<RowTexts> {
    const { table, owner } = rule;
    const columns = await columnsOf(rule, schema);
    if (!owner || columns.length === 0) return;
    const list = columns.map((name) => `"${safe(name)}"`).join(', ');
    const rows = sql.unsafe<{ row: string }[]>(
      `select row_to_json(r)::text as row from (
        select ${list} from ${schema}.${safe(table)} where ${ownedBy(owner, schema)}) r`,
      [userId],
    );
    for await (const page of rows.cursor(PAGE_ROWS)) yield page.map(({ row }) => row);
  }

  return {
    async deleteAtClosing(userId, now) {
      await sql.begin(async (tx) => {
        await deleteOwned(tx, atClosing, userId);
        await tx`update player set password_hash = '', two_step = false where id = ${userId}`;
        await tx`
          insert into data_erasure (user_id, closed_at, deleted_at)
          select user_id, account_closed_at, ${now} from player_gate where user_id = ${userId}
          on conflict do nothing`;
      });
    },
    async closedPlayers(limit) {
      const rows = await sql<{ id: number }[]>`
        select user_id as id from player_gate g
        where account_closed_at is not null and not exists (select from data_erasure e where e.user_id = g.user_id)
        limit ${limit}`;
      return rows.map(({ id }) => id);
    },
    async erase(userId, now) {
      await sql.begin(async (tx) => {
        await deleteOwned(tx, atErasure, userId);
        await tx`
          update player set email = ${`erased-${userId}@erased.invalid`}, phone = null, name = '', language = 'en',
            previous_sign_in_at = null, last_sign_in_at = null
          where id = ${userId}`;
        await tx`select erase_instruments(${userId})`;
        await tx`update data_erasure set erased_at = ${now} where user_id = ${userId}`;
      });
    },
    async erasable(closedBefore, limit) {
      const rows = await sql<{ id: number }[]>`
        select user_id as id from data_erasure where erased_at is null and closed_at < ${closedBefore}
        order by closed_at limit ${limit}`;
      return rows.map(({ id }) => id);
    },
    async purge(now) {
      await purgeThreads(sql, now - RETENTION_MS.supportThread);
      const calls = { table: 'support_callback', instant: 'asked_at', before: now - RETENTION_MS.supportCallback };
      await deleteInBatches(sql, calls);
      const devices = { table: 'known_device', instant: 'seen_at', before: now - RETENTION_MS.knownDevice };
      await deleteInBatches(sql, devices);
    },
    async *rowsOf(rule, userId) {
      yield* pagesOf(rule, userId, 'public');
      yield* pagesOf(rule, userId, 'archive');
    },
  };
}
