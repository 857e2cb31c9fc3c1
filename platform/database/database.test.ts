import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { openPool, type Pool } from './pool.ts';

/** Data directory of a server that listens on a port, like an operator's. */
let dataDir = '';
let server: EmbeddedDatabase;
let superuser: Pool;
const reports: string[] = [];
const report = (level: string, message: string) => void reports.push(`${level}: ${message}`);

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'fairline-url-'));
  dataDir = join(parent, 'x'.repeat(80));
  server = await openEmbeddedDatabase(dataDir, () => undefined);
  superuser = openPool({ endpoint: server.endpoint, name: 'postgres' }, { size: 1 });
});
beforeEach(() => void reports.splice(0));
afterAll(async () => {
  await superuser.end();
  await server.stop();
  await rm(join(dataDir, '..'), { recursive: true, force: true });
});

/** Creates a database and a user who owns it. */
async function databaseOf(user: string, attributes: string): Promise<string> {
  if (!('port' in server.endpoint)) throw new Error('The server listens on no port');
  await superuser.unsafe(`create role ${user} login password 'secret' ${attributes}`);
  await superuser.unsafe(`create database ${user} owner ${user}`);
  return `postgres://${user}:secret@127.0.0.1:${server.endpoint.port}/${user}`;
}

/** Gives the server the role of the platform, or takes it away. A role that owns grants is renamed instead of dropped. */
async function setRole(isThere: boolean): Promise<void> {
  const [role] = await superuser`select from pg_roles where rolname = 'fairline_app'`;
  if (isThere && !role) await superuser`create role fairline_app`;
  if (!isThere && role) await superuser.unsafe(`alter role fairline_app rename to "before ${randomUUID()}"`);
}

async function roleOf({ sql }: Database): Promise<string> {
  const [row] = await sql<{ role: string }[]>`select current_user as role`;
  return row?.role ?? '';
}

const open = (databaseUrl: string, options: Partial<Parameters<typeof openDatabase>[0]> = {}) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', report, ...options });
const insertEntry = ({ sql }: Database) => sql`insert into ledger_entry values (1, 1, 1, 'EUR', 5)`;

test('an owner who may not create roles works as himself, is told so, and the ledger stays append-only', async () => {
  await setRole(false);
  const database = await open(await databaseOf('plain', 'nocreaterole'));
  expect(await roleOf(database)).toBe('plain');
  expect(reports.join('\n')).toMatch(
    /warn: DATABASE_URL signs in as plain, who owns the tables\. .*There is no role fairline_app/,
  );
  expect(await database.sql`select * from audit()`).toHaveLength(0);
  await expect(database.sql`truncate ledger_entry`).rejects.toThrow('append-only');
  await database.close();
});

test('an owner who may create roles works as the restricted one, now and at the next start', async () => {
  await setRole(false);
  const url = await databaseOf('maker', 'createrole');
  for (const _ of ['first', 'next']) {
    const database = await open(url);
    expect(await roleOf(database)).toBe('fairline_app');
    await expect(insertEntry(database)).rejects.toThrow('permission denied');
    await database.close();
  }
  const warnings = reports.filter((line) => line.startsWith('warn'));
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toMatch(/signs in as maker, who has CREATEROLE and owns the tables\. .*as DATABASE_OWNER_URL\.$/);
});

test('in production a role that owns the schema is refused, and the message says how to divide the roles', async () => {
  const url = await databaseOf('mighty', 'createrole');
  await expect(open(url, { nodeEnv: 'production' })).rejects.toThrow(
    /signs in as mighty, who has CREATEROLE and owns the tables\. Let the platform sign in as fairline_app/,
  );
});

test('with a connection of its own the platform can neither become the owner nor write the ledger', async () => {
  await setRole(true);
  const ownerUrl = await databaseOf('divided', 'nocreaterole');
  await superuser`alter role fairline_app login password 'secret'`;
  const appUrl = ownerUrl.replace('divided:', 'fairline_app:');
  const options = { databaseOwnerUrl: ownerUrl, nodeEnv: 'production' } as const;
  const database = await open(appUrl, options);
  expect(reports.filter((line) => line.startsWith('warn'))).toEqual([]);
  for (const attempt of ['reset role', 'set role divided', 'set role postgres', 'set session authorization default']) {
    await database.sql.unsafe(attempt).catch(() => undefined);
    expect(await roleOf(database), attempt).toBe('fairline_app');
  }
  await expect(insertEntry(database)).rejects.toThrow('permission denied');
  await database.close();
  // Once migrated, the platform starts without the owner's connection.
  const again = await open(appUrl, { nodeEnv: 'production', migrate: false });
  expect(await roleOf(again)).toBe('fairline_app');
  await again.close();
});

test('an owner who may not create roles works as himself although the role exists', async () => {
  await setRole(true);
  const database = await open(await databaseOf('later', 'nocreaterole'));
  expect(await roleOf(database)).toBe('later');
  await database.close();
});

test('a missing database is an error and is not created', async () => {
  if (!('port' in server.endpoint)) throw new Error('The server listens on no port');
  const { port, password } = server.endpoint;
  await expect(open(`postgres://postgres:${password}@127.0.0.1:${port}/nowhere`)).rejects.toThrow('does not exist');
});

test('a start without migrations refuses an empty database and accepts a migrated one', async () => {
  const url = await databaseOf('careful', 'nocreaterole');
  await expect(open(url, { migrate: false })).rejects.toThrow(
    /lacks the migrations 001-money, .*Run "npm run migrate"/,
  );
  await (await open(url)).close();
  const database = await open(url, { migrate: false });
  expect(await database.sql`select * from audit()`).toHaveLength(0);
  await database.close();
});

test('a process opens no more connections than it is told to', async () => {
  const url = await databaseOf('frugal', 'nocreaterole');
  const database = await open(url, { databasePool: 4 });
  const pids = await Promise.all(
    Array.from({ length: 12 }, () => database.sql<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(0.05)`),
  );
  expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(4);
  await database.close();
});

const openSockets = () => process.getActiveResourcesInfo().filter((kind) => kind === 'PipeWrap').length;

interface Listening {
  readonly test: TestDatabase;
  readonly database: Database;
}

/** Runs a test on a database with a connection that listens, and expects that none of the platform's stays. */
async function expectNoneLeft(lose: (parts: Listening) => Promise<unknown>): Promise<void> {
  const test = await createTestDatabase();
  const database = await test.connect();
  const witness = openPool(test.address, { size: 1 });
  try {
    await database.sql.listen('place', () => undefined);
    await lose({ test, database });
    // What is lost later returns later, after the same pause.
    const [own] = await witness<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await test.owner`select pg_terminate_backend(${own?.pid ?? 0})`;
    await eventually(async () => void (await witness`select 1`));
    const left = await test.owner`
      select query from pg_stat_activity where datname = current_database() and usename = 'fairline_app'`;
    expect([...left]).toEqual([]);
  } finally {
    await witness.end({ timeout: 1 });
    await test.close();
  }
}

const loseOthers = (sql: Pool) => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('a connection that is about to return when the database is closed does not stay', () =>
  expectNoneLeft(async ({ test, database }) => {
    const before = openSockets();
    await loseOthers(test.owner);
    // The client reads the end of its connections in one of its next turns.
    for (let turn = 0; turn < 1000 && openSockets() >= before; turn += 1) await new Promise(setImmediate);
    await database.close();
  }));

test('a connection that is lost while the database is being closed does not stay', () =>
  expectNoneLeft(async ({ test, database }) => {
    const [listening] = await test.owner<{ pid: number }[]>`
      select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
    if (!listening) throw new Error('No connection listens');
    // It is asked before it is lost, and does not answer.
    process.kill(listening.pid, 'SIGSTOP');
    const closed = database.close();
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    await loseOthers(test.owner);
    process.kill(listening.pid, 'SIGCONT');
    await closed;
  }));
