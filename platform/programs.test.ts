import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLongLife } from '#tests/fixtures/platform/long-life.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import { openPool, type Pool } from './database/pool.ts';

/**
 * The operator's commands, on a server that runs in the meantime; in this order, since each continues from the one
 * before.
 */
let dataDir = '';
let server: EmbeddedDatabase;
let owner: Pool;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairline-programs-'));
  await chmod(dataDir, 0o755);
  server = await openEmbeddedDatabase(dataDir, () => undefined);
  owner = openPool({ endpoint: server.endpoint, name: 'fairline' }, { size: 1 });
});
afterAll(async () => {
  await owner.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `platform/<name>.ts`; returns its output (both streams) and its exit code. */
function run(name: string, ...options: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test' };
  const script = join(import.meta.dirname, `${name}.ts`);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...options], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });
}

/** Inserts a transaction without postings, recorded two minutes ago, which the audit must find. */
const breakLedger = () =>
  owner.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into ledger_transaction (kind, reference, at, recorded_at)
      values ('play-money', ${crypto.randomUUID()}, 0, now() - interval '2 minutes')`;
  });

test('an audit of a database that was not migrated says that it could not be made', async () => {
  const { code, text } = await run('audit');
  expect(text).toMatch(/lacks the migrations 001-money, .*Run "npm run migrate"/);
  expect(code).toBe(2);
});

test('a migration plan is printed, then applied, and nothing remains to apply', async () => {
  const plan = await run('migrate', '--plan');
  expect(plan.text).toMatch(/^Migrations that would be applied:\n {2}001-money\n/);
  expect(plan.text).toMatch(/\n {2}037-refused-placements, outside a transaction\n/);
  expect(plan.text).toMatch(/\nFunctions that would be created again:\n {2}accounts\n/);
  const { code, text } = await run('migrate');
  expect(text).toMatch(/^001-money applied in \d+\.\d s\n002-simulation applied/);
  expect(code).toBe(0);
  expect(await run('migrate')).toEqual({ code: 0, text: 'There is nothing to apply.\n' });
  expect(await run('migrate', '--plan')).toEqual({ code: 0, text: 'There is nothing to apply.\n' });
});

test('a migration with an unknown option does nothing', async () => {
  const { code, text } = await run('migrate', '--pland');
  expect(text).toContain("Unknown option '--pland'");
  expect(code).toBe(1);
});

test('an audit prints what it has checked, or the violations', async () => {
  expect(await run('audit')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^All holds; checked 0 transactions and what belongs to them in \d+\.\d s\.\n$/),
  });
  await breakLedger();
  const { code, text } = await run('audit');
  expect(text).toMatch(/^transaction with fewer than two entries: \d+ \([-0-9a-f]+\)\n1 found; checked 1 transaction /);
  expect(code).toBe(1);
});

test('an audit with --since reports each violation once', async () => {
  const first = await run('audit', '--since');
  expect(first.text).toMatch(/fewer than two entries.*\n1 found; checked 1 transaction .*since the last such audit/);
  expect(first.code).toBe(1);
  const second = await run('audit', '--since');
  expect(second.text).toMatch(/^All holds; checked 0 transactions .*since the last such audit/);
  expect(second.code).toBe(0);
});

describe('coupons of old months', () => {
  const DAY = 86_400_000;
  const now = Date.now();
  const month = (daysAgo: number) => new Date(now - daysAgo * DAY).toISOString().slice(0, 7);

  beforeAll(async () => {
    await owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`delete from ledger_transaction`;
    });
    const person = { email: 'one@example.com', name: 'One', language: 'en', passwordHash: '', playMoney: 0, now: 1 };
    const player = JSON.stringify({ ...person, currency: 'EUR', decimals: 2 });
    await owner`select register_player(${player}::text::jsonb)`;
    const [{ id } = { id: 0 }] = await owner<{ id: number }[]>`select id from account where user_id is not null`;
    await writeLongLife(owner, { accountId: id, now, past: 200, strangers: 3, couponsOfEach: 50, emails: 0 });
  });

  test.each([[[]], [['--before', '2026']], [['--before', '2026-13']], [['--until', '2026-01']]])(
    'are not archived by %j, which says what is missing',
    async (options) => {
      const { code, text } = await run('archive', ...options);
      expect(text).toMatch(/Name the first month to keep|Unknown option/);
      expect(code).toBe(1);
    },
  );

  test('stay while limits still read them', async () => {
    const { code, text } = await run('archive', '--before', month(40));
    expect(text).toMatch(/^The last 62 days before the newest posting stay/);
    expect(code).toBe(1);
  });

  test('are archived once, and the audit passes afterwards', async () => {
    const before = Date.parse(`${month(300)}-01T00:00Z`);
    const [due] = await owner<{ count: number }[]>`
      select count(*)::int as count from coupon where settled_at < ${before}`;
    expect(due?.count).toBeGreaterThan(150);
    const { code, text } = await run('archive', '--before', month(300));
    expect(text).toBe(`${due?.count} coupons were moved to the schema "archive".\n`);
    expect(code).toBe(0);
    expect((await run('archive', '--before', month(300))).text).toMatch(/^0 coupons were moved/);
    expect((await run('audit')).text).toMatch(/^All holds/);
    expect((await run('audit', '--since')).text).toMatch(/^All holds/);
    const [kept] = await owner<{ count: number }[]>`
      select count(*)::int as count from counted_move where counted_at < ${before}`;
    // The newest transaction before the month, of each account.
    expect(kept?.count).toBe(4);
  });

  test('stay when the audit of the ledger fails', async () => {
    await breakLedger();
    const { code, text } = await run('archive', '--before', month(200));
    expect(text).toContain('The audit found problems; nothing was archived.');
    expect(code).toBe(1);
  });
});
