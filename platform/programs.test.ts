import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { writeLongLife } from '#tests/fixtures/platform/long-life.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import { migrate } from './database/migrations.ts';
import { openPool, type Pool } from './database/pool.ts';
import { claimKeys } from './keys/known-keys-store.ts';
import { openLastingSecrets } from './keys/lasting-secrets-store.ts';
import { openKeyRing } from './keys/open-key-ring.ts';

/** What a command finds: a database with the present schema, and a data directory. */
interface Place {
  readonly url: string;
  readonly owner: Pool;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** Name of the database that is copied for a test. */
const MIGRATED = 'migrated';

let serverDir = '';
let server: EmbeddedDatabase;
let superuser: Pool;
let place: Place;
const opened: Place[] = [];

function urlOf(name: string): string {
  if (!('port' in server.endpoint)) throw new Error('The server listens on no port');
  return `postgres://postgres:${server.endpoint.password}@127.0.0.1:${server.endpoint.port}/${name}`;
}

/** Copies a database that is not in use. */
async function copyOf(template: string): Promise<Place> {
  const name = `copy_${crypto.randomUUID().slice(0, 8)}`;
  await superuser`create database ${superuser(name)} template ${superuser(template)}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'fairline-program-'));
  const owner = openPool(urlOf(name), { size: 1 });
  const made: Place = {
    ...{ url: urlOf(name), owner, dataDir },
    async close() {
      await owner.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  opened.push(made);
  return made;
}

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'fairline-programs-'));
  await chmod(parent, 0o755);
  // A server listens on a port, as an operator's does, where the path of a socket would be too long.
  serverDir = join(parent, 'x'.repeat(80));
  server = await openEmbeddedDatabase(serverDir, () => undefined);
  superuser = openPool(urlOf('postgres'), { size: 1 });
  await superuser`create database ${superuser(MIGRATED)}`;
  await migrate(urlOf(MIGRATED));
});
afterAll(async () => {
  await superuser.end();
  await server.stop();
  await rm(join(serverDir, '..'), { recursive: true, force: true });
});
beforeEach(async () => {
  place = await copyOf(MIGRATED);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

/** Runs `platform/<name>.ts` in the place with options and variables; returns its output (both streams) and exit code. */
function run(name: string, ...words: (string | Record<string, string>)[]): Promise<{ code: number; text: string }> {
  const variables = words.filter((word) => typeof word !== 'string');
  const options = words.filter((word) => typeof word === 'string');
  const env = Object.assign(
    { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.url, NODE_ENV: 'test' },
    ...variables,
  );
  const script = join(import.meta.dirname, `${name}.ts`);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...options], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });
}

/** Inserts a transaction without postings, recorded two minutes ago, which the audit must find. */
const breakLedger = () =>
  place.owner.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into ledger_transaction (kind, reference, at, recorded_at)
      values ('play-money', ${crypto.randomUUID()}, 0, now() - interval '2 minutes')`;
  });

test('an embedded database is not audited until it is migrated: the plan is printed, then applied, and nothing remains', async () => {
  const embedded = { DATA_DIR: serverDir, DATABASE_URL: '' };
  const audit = await run('audit', embedded);
  expect(audit.text).toMatch(/lacks the migrations 001-money, .*Run "npm run migrate"/);
  expect(audit.code).toBe(2);
  const plan = await run('migrate', '--plan', embedded);
  expect(plan.text).toMatch(/^Migrations that would be applied:\n {2}001-money\n/);
  expect(plan.text).toMatch(/\n {2}037-refused-placements, outside a transaction\n/);
  expect(plan.text).toMatch(/\nFunctions that would be created again:\n {2}accounts\n/);
  const { code, text } = await run('migrate', embedded);
  expect(text).toMatch(/^001-money applied in \d+\.\d s\n002-simulation applied/);
  expect(code).toBe(0);
  expect(await run('migrate', embedded)).toEqual({ code: 0, text: 'There is nothing to apply.\n' });
  expect(await run('migrate', '--plan', embedded)).toEqual({ code: 0, text: 'There is nothing to apply.\n' });
  expect((await run('audit', embedded)).code).toBe(0);
});

test('a migration with an unknown option does nothing', async () => {
  const { code, text } = await run('migrate', '--pland');
  expect(text).toContain("Unknown option '--pland'");
  expect(code).toBe(1);
});

test('an audit prints what it has checked, or the violations', async () => {
  expect(await run('audit')).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /^All holds; checked 0 transactions and what belongs to them in \d+\.\d s\.\n.*: npm run verify-log\.\n$/,
    ),
  });
  await breakLedger();
  const { code, text } = await run('audit');
  expect(text).toMatch(/^transaction with fewer than two entries: \d+ \([-0-9a-f]+\)\n1 found; checked 1 transaction /);
  expect(code).toBe(1);
});

test('an audit with --since reports each violation once', async () => {
  await breakLedger();
  const first = await run('audit', '--since');
  expect(first.text).toMatch(/fewer than two entries.*\n1 found; checked 1 transaction .*since the last such audit/);
  expect(first.code).toBe(1);
  const second = await run('audit', '--since');
  expect(second.text).toMatch(/^All holds; checked 0 transactions .*since the last such audit/);
  expect(second.code).toBe(0);
});

describe('signing keys', () => {
  /** Signs in the database as a process with the keys of the file does at its start. */
  const startWithFile = async () => {
    const ring = await openKeyRing(parseEnvironment({ DATA_DIR: place.dataDir, NODE_ENV: 'test' }));
    await claimKeys(place.owner, ring);
    return { ring, secrets: await openLastingSecrets(place.owner, ring) };
  };
  const idsOf = (text: string) =>
    [...text.matchAll(/^ {2}(\S+) {2}check [0-9a-f]{16} {2}(.*)$/gm)].map(([, id, does]) => [id, does]);

  test('are made once, in a file that a second attempt leaves as it is', async () => {
    expect((await run('signing-keys', 'list')).text).toContain('Make it with "npm run keys -- new"');
    const { code, text } = await run('signing-keys', 'new');
    expect(text).toMatch(/signing-keys was made with the key \d{8}-\d{6}-[0-9a-f]{4}\./);
    expect(code).toBe(0);
    const again = await run('signing-keys', 'new');
    expect([again.code, again.text]).toEqual([1, expect.stringContaining('exists already; it stays as it is')]);
    const listed = await run('signing-keys', 'list');
    expect(idsOf(listed.text)).toEqual([[expect.any(String), 'signs and verifies']]);
    const [, secret = ''] = /:([\w-]{43})$/m.exec(await readFile(join(place.dataDir, 'signing-keys'), 'utf8')) ?? [];
    expect(secret).toHaveLength(43);
    expect(listed.text).not.toContain(secret);
  });

  test('are rotated: the new one signs, the old one is removed when nothing needs it, and lasting secrets stay', async () => {
    await run('signing-keys', 'new');
    const { ring: first, secrets } = await startWithFile();
    const [added = ''] = /\d{8}-\d{6}-[0-9a-f]{4}/.exec((await run('signing-keys', 'add')).text) ?? [];
    expect((await startWithFile()).ring.ids).toEqual([first.currentId, added]);
    expect((await run('signing-keys', 'rotate', added)).text).toContain(`The key ${added} signs`);
    const early = await run('signing-keys', 'remove', first.currentId);
    expect(early.text).toContain('it signs until the next start, 2 secrets of the platform');
    expect((await startWithFile()).secrets).toEqual(secrets);
    expect(await run('signing-keys', 'remove', first.currentId)).toMatchObject({ code: 0 });
    expect((await run('signing-keys', 'remove', added)).text).toContain('signs. Rotate first');
    const after = await startWithFile();
    expect([after.ring.ids, after.secrets]).toEqual([[added], secrets]);
    await expect(claimKeys(place.owner, first)).rejects.toThrow(
      `sign with the key ${added}, which this one does not have`,
    );
  });

  test('that were lost are forgotten only when that is confirmed, and other keys can be used then', async () => {
    await run('signing-keys', 'new');
    const { ring, secrets } = await startWithFile();
    await rm(join(place.dataDir, 'signing-keys'));
    await run('signing-keys', 'new');
    await expect(startWithFile()).rejects.toThrow('npm run keys -- forget');
    expect((await run('signing-keys', 'forget')).text).toContain('To go on: npm run keys -- forget --yes');
    await expect(startWithFile()).rejects.toThrow('does not have');
    expect((await run('signing-keys', 'forget', '--yes')).text).toContain(`The database has forgotten`);
    const after = await startWithFile();
    expect(after.ring.ids).not.toContain(ring.currentId);
    expect(after.secrets).not.toEqual(secrets);
  });

  test('in the variable are not changed by a command, which prints an entry instead', async () => {
    const variable = { SIGNING_KEYS: (await run('signing-keys', 'print')).text.trim() };
    expect(variable.SIGNING_KEYS).toMatch(/^\d{8}-\d{6}-[0-9a-f]{4}:[\w-]{43}$/);
    const rotated = await run('signing-keys', 'rotate', variable);
    expect([rotated.code, rotated.text]).toEqual([1, expect.stringContaining('The keys are in SIGNING_KEYS')]);
    expect((await run('signing-keys', 'list', variable)).text).toMatch(/^SIGNING_KEYS\n {2}\d{8}/);
    expect((await run('signing-keys')).text).toMatch(/^Usage: npm run keys/);
  });
});

describe('coupons of old months', () => {
  const DAY = 86_400_000;
  const now = Date.UTC(2027, 1, 13, 14, 30);
  const month = (daysAgo: number) => new Date(now - daysAgo * DAY).toISOString().slice(0, 7);

  beforeAll(async () => {
    await superuser`create database old_months template ${superuser(MIGRATED)}`;
    const owner = openPool(urlOf('old_months'), { size: 1 });
    const person = { email: 'one@example.com', name: 'One', language: 'en', passwordHash: '', playMoney: 0, now: 1 };
    const player = JSON.stringify({ ...person, currency: 'EUR', decimals: 2 });
    await owner`select register_player(${player}::text::jsonb)`;
    const [{ id } = { id: 0 }] = await owner<{ id: number }[]>`select id from account where user_id is not null`;
    await writeLongLife(owner, { accountId: id, now, past: 200, strangers: 3, couponsOfEach: 50, emails: 0 });
    await owner.end();
  });
  beforeEach(async () => {
    place = await copyOf('old_months');
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
    const [due] = await place.owner<{ count: number }[]>`
      select count(*)::int as count from coupon where settled_at < ${before}`;
    expect(due?.count).toBeGreaterThan(150);
    const { code, text } = await run('archive', '--before', month(300));
    expect(text).toBe(`${due?.count} coupons were moved to the schema "archive".\n`);
    expect(code).toBe(0);
    expect((await run('archive', '--before', month(300))).text).toMatch(/^0 coupons were moved/);
    expect((await run('audit')).text).toMatch(/^All holds/);
    expect((await run('audit', '--since')).text).toMatch(/^All holds/);
    const [kept] = await place.owner<{ count: number }[]>`
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

describe('the security log', () => {
  test('is verified by a command that prints the end of its chain, and the first broken link', async () => {
    const event = { happenedAt: 1, kind: 'sign_in', address: '', userAgent: '', requestId: '', details: {} };
    await place.owner`select record_security_event(${JSON.stringify(event)}::text::jsonb)`;
    await place.owner`select seal_security_events(10)`;
    const whole = await run('verify-log');
    expect(whole.text).toMatch(
      /^The chain holds; checked 1 events and 0 noted ends; 0 wait[^\n]*\nEnd of the chain: 1:/,
    );
    expect(whole.code).toBe(0);
    const head = /1:[0-9a-f]{64}/.exec(whole.text)?.[0] ?? '';
    expect((await run('verify-log', '--head', head)).code).toBe(0);
    const other = await run('verify-log', '--head', `1:${'0'.repeat(64)}`);
    expect(other.text).toMatch(/^chain is another than the one that was noted: position 1\n1 broken/);
    expect(other.code).toBe(1);
    await place.owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update security_event set address = '192.0.2.1'`;
    });
    expect((await run('verify-log')).text).toMatch(/^event was changed: position 1, event 1\n1 broken/);
  });

  test('is not verified with an end that cannot be read', async () => {
    const { code, text } = await run('verify-log', '--head', 'x');
    expect(text).toContain('must be a position and a hash');
    expect(code).toBe(2);
  });
});

test('the first administrator of the desk is added, listed, disabled and reset, and each change is recorded', async () => {
  const added = await run('desk', 'add-admin', 'Ada@Example.com', '--name', 'Ada');
  expect(added.text).toMatch(/It works once, for a day:\n {2}http:\/\/127\.0\.0\.1:\d+\/enrol\?token=[\w-]{43}\n/);
  expect(await run('desk', 'add-admin', 'ada@example.com')).toEqual({
    code: 1,
    text: 'A staff account has this e-mail address.\n',
  });
  expect((await run('desk', 'disable', 'ada@example.com')).text).toBe('ada@example.com is disabled.\n');
  expect((await run('desk', 'list')).text).toBe('ada@example.com  Ada  administrator  disabled\n');
  expect((await run('desk', 'reset', 'ada@example.com')).text).toContain('/enrol?token=');
  expect((await run('desk', 'enable', 'tom@example.com')).text).toContain('There is no staff account tom@example.com');
  expect(await run('desk', 'promote', 'ada@example.com')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Usage/),
  });
  const rows = await place.owner<{ act: string }[]>`
    select details ->> 'act' as act from security_event where kind = 'staff_act' order by id`;
  expect(rows.map(({ act }) => act)).toEqual(['desk add-admin', 'desk disable', 'desk reset']);
});
