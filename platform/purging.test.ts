import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { deleteInBatches } from './database/batches.ts';
import { openPool, type Pool } from './database/pool.ts';
import { createSessionsRepository } from './modules/accounts/sessions-repository.ts';
import { createThrottleRepository } from './modules/accounts/throttle-repository.ts';
import { createAnalyticsRepository } from './modules/analytics/analytics-repository.ts';
import { createOldRowsRepository } from './modules/coupons/old-rows-repository.ts';
import { createInboxRepository } from './modules/delivery/inbox-repository.ts';
import { createMessageSeal } from './modules/delivery/message-seal.ts';
import { createOutboxRepository } from './modules/delivery/outbox-repository.ts';
import { createEmailsRepository } from './modules/emails/emails-repository.ts';
import { createSignInChangesRepository } from './modules/identity/sign-in-changes-repository.ts';
import { createAlertsRepository } from './modules/notices/alerts-repository.ts';
import { createIntentsRepository } from './modules/orders/intents-repository.ts';
import { startPurging } from './purging.ts';

const SEAL = createMessageSeal(TEST_KEYS);
const ROWS = 20_000;
/** Rows are a millisecond apart; 8,999 of them are older than this. */
const OLD = 1_000_000;
const AT = `${OLD} - 9000 + i`;
const EACH = `from generate_series(1, ${ROWS}) i`;

let database: TestDatabase;
/** One connection with the platform's rights, so that the test can ask what it has read. */
let sql: Pool;
/** One connection as well: a second one could report the reads of an earlier statement at any time. */
let owner: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.connect();
  sql = openPool(database.address, { size: 1, role: 'fairline_app' });
  owner = openPool(database.address, { size: 1 });
  await owner.unsafe(`
    insert into player (email, name, password_hash, language, play_money, created_at)
      values ('one@example.com', 'one', 'x', 'en', false, 0)`);
});
afterAll(async () => {
  await sql.end();
  await owner.end();
  await database.close();
});

/** Returns how often each of these tables was read from end to end. */
async function fullReads(tables: readonly string[]): Promise<Record<string, number>> {
  // Otherwise a connection reports its reads at most once a second.
  for (const connection of [sql, owner]) await connection`select pg_stat_force_next_flush()`;
  const rows = await owner<{ name: string; scans: number }[]>`
    select relname as name, seq_scan::int as scans from pg_stat_user_tables
    where relname in ${owner([...tables])} order by 1`;
  return Object.fromEntries(rows.map((row) => [row.name, row.scans]));
}

async function count(table: string, where = 'true'): Promise<number> {
  const [row] = await owner.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table} where ${where}`);
  return row?.n ?? 0;
}

describe('old rows of coupons', () => {
  const tables = ['money_intent', 'wanted_odds_order', 'counter_offer'];
  const counts = ['selection_exposure', 'player_market_exposure'];

  async function purge(): Promise<void> {
    await createIntentsRepository(sql).purge(OLD);
    await createOldRowsRepository(sql).purge(OLD);
  }

  beforeEach(async () => {
    await owner.unsafe(`
      truncate money_intent, wanted_odds_order, counter_offer, selection_exposure, player_market_exposure;
      set session_replication_role = replica;
      insert into money_intent (user_id, kind, key, state, answer, arrived_at)
        select i, case when i % 8 < 4 then 'placement' else 'purchase' end, gen_random_uuid(),
          case when i % 4 = 0 then 'refused' else 'done' end, '{}', ${AT} ${EACH};
      insert into wanted_odds_order
          (user_id, key, account_id, request_hash, body, scores, shown, is_live, arrived_at, until, state, closed_at)
        select i, gen_random_uuid(), 1, '', '{}', '[]', '{}', false, 0, 0, 'ended', ${AT} ${EACH};
      insert into counter_offer (user_id, key, amount, until) select i, gen_random_uuid(), 1, ${AT} ${EACH};
      insert into selection_exposure select i::text, i % 2 ${EACH};
      insert into player_market_exposure select 'm' || i % 50, i, i % 2 ${EACH};
      set session_replication_role = origin;
      analyze`);
  });

  test('are deleted, without reading a table from end to end', async () => {
    const before = await fullReads([...tables, ...counts]);
    await purge();
    expect(await fullReads([...tables, ...counts])).toEqual(before);
    expect(await count('money_intent', `state <> 'refused' or arrived_at >= ${OLD}`)).toBe(await count('money_intent'));
    expect(await count('money_intent')).toBe(ROWS - 2249);
    expect(await count('wanted_odds_order')).toBe(ROWS - 8999);
    expect(await count('counter_offer')).toBe(ROWS - 8999);
    for (const [table, amount] of [
      ['selection_exposure', 'liability'],
      ['player_market_exposure', 'stake'],
    ] as const) {
      expect(await count(table)).toBe(ROWS / 2);
      expect(await count(table, `${amount} <= 0`)).toBe(0);
    }
  });

  test('stay while another transaction uses them, and others are still deleted', async () => {
    await owner.begin(async (transaction) => {
      await transaction`select from money_intent where user_id = 4 for update`;
      await transaction`select from selection_exposure where selection = '2' for update`;
      await transaction`select from player_market_exposure where user_id = 2 for update`;
      await purge();
    });
    expect(await count('money_intent')).toBe(ROWS - 2248);
    expect(await count('selection_exposure')).toBe(ROWS / 2 + 1);
    expect(await count('player_market_exposure')).toBe(ROWS / 2 + 1);
  });
});

const PLAYER = '(select min(id) from player)';

test.each([
  {
    table: 'session',
    rows: `insert into session (id_hash, user_id, signed_in_at, idle_ms, seen_at, active_at, ends_at, ended_at)
      select int4send(i), ${PLAYER}, 0, 1, 0, 0, case when i % 2 = 0 then ${AT} else ${OLD} * 2 end, ${AT} ${EACH}`,
    purge: () => createSessionsRepository(sql).purge(OLD),
  },
  {
    table: 'sign_in_throttle',
    rows: `insert into sign_in_throttle select i::text, 1, ${AT} ${EACH}`,
    purge: () => createThrottleRepository(sql).purge(OLD),
  },
  {
    table: 'analytics_event',
    rows: `insert into analytics_event (event_id, happened_at, taken_at, params) select 1, 0, ${AT}, '{}' ${EACH}`,
    purge: () => createAnalyticsRepository(sql).purge(OLD),
  },
  {
    table: 'email_link',
    rows: `insert into email_link (token_hash, user_id, purpose, ends_at)
      select int4send(i), ${PLAYER}, 'verify', ${AT} ${EACH}`,
    purge: () => createEmailsRepository(sql).purge(OLD),
  },
  {
    table: 'price_alert',
    rows: `insert into price_alert (user_id, selection_id, game_id, wanted, goes, price_from, subject, made_at, fired_at, price)
      select ${PLAYER}, i, 1, 2000, 'up', 1500, '{}', 0, ${AT}, 2000 ${EACH}`,
    purge: () => createAlertsRepository(sql).purge(OLD),
  },
  {
    table: 'message',
    rows: `insert into message (channel, recipient, kind, subject, body, written_at, ends_at)
      select 'email', 'one@example.com', 'x', '', '', 0, ${AT} ${EACH}`,
    purge: () => createInboxRepository(sql, SEAL).purge(OLD),
  },
  {
    table: 'sign_in_change',
    rows: `insert into sign_in_change (user_id, kind, at, address, agent, token_hash, ends_at)
      select ${PLAYER}, 'new_device', 0, '', '', decode(md5(i::text), 'hex'), ${AT} ${EACH}`,
    purge: () => createSignInChangesRepository(sql).purge(OLD),
  },
])('old rows of $table are deleted without reading the table from end to end', async ({ table, rows, purge }) => {
  await owner.unsafe(`truncate ${table}; ${rows}; analyze ${table}`);
  const before = await fullReads([table]);
  await purge();
  expect(await fullReads([table])).toEqual(before);
  expect(await count(table)).toBe(ROWS - 8999);
});

test('one statement deletes a batch of old rows, and the next one the rest', async () => {
  await owner.unsafe(`
    truncate sign_in_throttle;
    insert into sign_in_throttle select i::text, 1, i from generate_series(1, 25) i`);
  const statements = vi.fn();
  const watched = new Proxy(sql, {
    apply(target, _self, values: [TemplateStringsArray, ...never[]]) {
      if (Array.isArray(values[0]) && values[0].join('').includes('delete from')) statements();
      return target(...values);
    },
  });
  const gone = await deleteInBatches(watched, { table: 'sign_in_throttle', instant: 'since', before: 21 }, 8);
  expect(gone).toBe(20);
  expect(statements).toHaveBeenCalledTimes(3);
  expect(await count('sign_in_throttle')).toBe(5);
});

describe('the state of the outbox', () => {
  const standing = () => createOutboxRepository(sql, SEAL).standing();
  /** Fills the table with messages in these states, by their number. */
  const write = (state: string) =>
    owner.unsafe(`
      truncate message;
      insert into message (channel, recipient, kind, subject, body, written_at, ends_at, state)
        select 'email', case when i % 10 = 0 then '' else 'one@example.com' end, 'x', '', '', ${AT}, 0, ${state} ${EACH};
      analyze message`);

  test('is counted without reading finished messages', async () => {
    await write(`case when i <= 30 then 'waiting' when i <= 60 then 'dead' else 'sent' end`);
    const before = await fullReads(['message']);
    expect(await standing()).toEqual({ waiting: 27, dead: 27, waitingSince: OLD - 8999 });
    expect(await fullReads(['message'])).toEqual(before);
  });

  test('is counted up to a limit only', async () => {
    await write(`'dead'`);
    expect(await standing()).toEqual({ waiting: 0, dead: 10_000, waitingSince: null });
  });
});

describe('a round of purging', () => {
  const slow = () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const purge = vi.fn(async () => {
      begun.resolve();
      await end.promise;
    });
    return { purge, begun: begun.promise, end: end.resolve };
  };
  const fail = (error: unknown) => {
    throw error;
  };

  test('runs in one process at a time', async () => {
    const [first, second] = [await database.connect(), await database.connect()];
    const part = slow();
    const one = startPurging({ sql: first.sql, parts: [part], onError: fail });
    const other = { purge: vi.fn(async () => undefined) };
    const two = startPurging({ sql: second.sql, parts: [other], onError: fail });
    const running = one.run();
    await part.begun;
    expect(await two.run()).toBe(false);
    expect(other.purge).not.toHaveBeenCalled();
    part.end();
    expect(await running).toBe(true);
    expect(await two.run()).toBe(true);
    expect(other.purge).toHaveBeenCalledOnce();
    one.stop();
    two.stop();
  });

  test('continues after a part that fails, which it reports, and ends when the platform closes', async () => {
    const onError = vi.fn();
    const part = slow();
    const never = { purge: vi.fn(async () => undefined) };
    const broken = { purge: () => Promise.reject(new Error('no disk')) };
    const { sql: pool } = await database.connect();
    const purging = startPurging({ sql: pool, parts: [broken, part, never], onError });
    const running = purging.run();
    await part.begun;
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no disk'));
    purging.stop();
    part.end();
    await running;
    expect(never.purge).not.toHaveBeenCalled();
    expect(await purging.run()).toBe(false);
  });
});
