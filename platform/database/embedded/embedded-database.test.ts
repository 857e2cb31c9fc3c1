import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { openPool } from '../pool.ts';
import { DiskSpaceError } from './disk-space.ts';
import { connectionOf, type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { isServerOf, readPostmasterFile } from './postmaster-file.ts';

const run = promisify(execFile);
let dataDir = '';
const reports: string[] = [];
const open: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

/** Folder of a cluster that was created once; tests that are not about its creation begin with a copy. */
let created = '';

beforeAll(async () => {
  created = await mkdtemp(join(tmpdir(), 'fairline-created-'));
  await (await openEmbeddedDatabase(created, () => undefined)).stop();
});
afterAll(() => rm(created, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairline-embedded-'));
  reports.length = 0;
});

/** Puts a created cluster into a folder, with the owner and the rights of its files. */
const putCluster = (where = dataDir) => run('cp', ['-a', `${join(created, 'postgres')}`, where]);

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of open.splice(0)) await database.stop();
  const left = await readPostmasterFile(join(dataDir, 'postgres'));
  if (left && (await isServerOf(join(dataDir, 'postgres'), left.pid))) process.kill(left.pid, 'SIGQUIT');
  await eventually(() => rm(dataDir, { recursive: true, force: true }));
});

const directory = () => join(dataDir, 'postgres');

async function start(where = dataDir, minFree?: number): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase(where, (level, message) => reports.push(`${level}: ${message}`), minFree);
  open.push(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<'stopped' | 'left'> {
  open.splice(open.indexOf(database), 1);
  return database.stop();
}

/** Starts another process that opens the same directory. */
async function startElsewhere() {
  const script = join(import.meta.dirname, '../../../tests/fixtures/platform/hold-database.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const next = async () => JSON.parse(String((await once(lines, 'line'))[0]));
  const { pid, isAdopted } = (await next()) as { pid: number; isAdopted: boolean };
  return { child, pid, isAdopted, next };
}

async function query<T>({ endpoint }: EmbeddedDatabase, statement: string): Promise<T[]> {
  const sql = openPool({ endpoint, name: 'postgres' }, { size: 1 });
  try {
    return [...(await sql.unsafe(statement))] as T[];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Counts the servers on a directory, as the kernel lists them. All processes of a server work in its directory; the
 * server is the one whose parent does not.
 */
async function serversOf(where: string): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = new Set<number>();
  for (const pid of numbers) if (await isServerOf(where, pid)) found.add(pid);
  const parents = await Promise.all([...found].map(async (pid) => [pid, await parentOf(pid)] as const));
  return parents.filter(([, parent]) => !found.has(parent)).map(([pid]) => pid);
}

async function parentOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
}

describe('a start', () => {
  test('creates the cluster once, and finds its data at the next start', async () => {
    const first = await start();
    await query(first, 'create table kept (x int)');
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await stop(first)).toBe('stopped');
    const { birthtimeMs: made } = await stat(join(directory(), 'PG_VERSION'));
    const second = await start();
    expect(await stat(join(directory(), 'PG_VERSION'))).toMatchObject({ birthtimeMs: made });
    expect(await query(second, 'select * from kept')).toEqual([]);
  });

  test('needs no port, so a program on the usual one does not disturb it', async () => {
    await putCluster();
    const { endpoint } = await start();
    expect(endpoint).toEqual({ path: join(directory(), '.s.PGSQL.5432') });
  });

  test('under a long path uses a free port of the loopback interface and a password, and remembers the port', async () => {
    const long = join(dataDir, 'x'.repeat(80));
    const first = await start(long);
    expect(first.endpoint).toMatchObject({
      host: '127.0.0.1',
      password: expect.stringMatching(/^[\w-]{32}$/),
      appPassword: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    const wrong = openPool(
      { endpoint: { ...first.endpoint, password: 'wrong' } as never, name: 'postgres' },
      { size: 1 },
    );
    await expect(wrong`select 1`).rejects.toThrow('password authentication failed');
    await wrong.end();
    await stop(first);
    expect((await start(long)).endpoint).toEqual(first.endpoint);
  });

  test('keeps the data out of other users’ reach', async () => {
    await putCluster();
    await start();
    expect((await stat(directory())).mode & 0o777).toBe(0o700);
  });

  test('signs the platform in as a role of its own that can become no other', async () => {
    await putCluster();
    const database = await start();
    const app = openPool({ endpoint: database.endpoint, name: 'postgres', login: 'app' }, { size: 1 });
    const who = async () => [...(await app`select session_user::text as session, current_user::text as current`)];
    const itself = [{ session: 'fairline_app', current: 'fairline_app' }];
    expect(await who()).toEqual(itself);
    for (const attempt of ['set role postgres', 'set session authorization postgres']) {
      await expect(app.unsafe(attempt)).rejects.toThrow('permission denied');
    }
    for (const attempt of ['reset role', 'reset session authorization']) {
      await app.unsafe(attempt);
      expect(await who()).toEqual(itself);
    }
    await expect(app`alter role fairline_app superuser`).rejects.toThrow('permission denied');
    await app.end();
    const rights = await query<object>(
      database,
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful,
        (select count(*)::int from pg_auth_members where member = r.oid) as roles
      from pg_roles r where rolname = 'fairline_app'`,
    );
    expect(rights).toEqual([{ powerful: false, roles: 0 }]);
  });

  test('takes from the role of the platform what an earlier version or an intruder gave it', async () => {
    await putCluster();
    const first = await start();
    await query(first, 'create role mighty superuser');
    await query(first, 'grant mighty to fairline_app');
    await query(first, 'alter role fairline_app nologin createrole');
    await stop(first);
    const database = await start();
    const app = openPool({ endpoint: database.endpoint, name: 'postgres', login: 'app' }, { size: 1 });
    await expect(app`set role mighty`).rejects.toThrow('permission denied');
    await expect(app`create role another`).rejects.toThrow('permission denied');
    await app.end();
  });

  test('closes a folder, a log and a server that an earlier version left open', async () => {
    await putCluster();
    await stop(await start());
    const [hba, log] = [join(directory(), 'pg_hba.conf'), join(dataDir, 'postgres.log')];
    await writeFile(hba, 'local all all trust\n');
    await Promise.all([chmod(dataDir, 0o755), chmod(log, 0o644)]);
    const database = await start();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect((await stat(log)).mode & 0o777).toBe(0o600);
    expect(await readFile(hba, 'utf8')).not.toContain('trust');
    const rules = await query<{ method: string }>(
      database,
      `select distinct auth_method as method from pg_hba_file_rules where error is null order by 1`,
    );
    expect(rules.map(({ method }) => method)).toEqual(['peer', 'scram-sha-256']);
  });

  test('writes no values of statements into its log', async () => {
    await putCluster();
    const database = await start();
    await query(database, 'create table person (email text unique, age int)');
    const [address, secret] = [`${crypto.randomUUID()}@example.com`, `secret-${crypto.randomUUID()}`];
    await query(database, `insert into person values ('${address}')`);
    await expect(query(database, `insert into person values ('${address}')`)).rejects.toThrow('duplicate key');
    const sql = openPool({ endpoint: database.endpoint, name: 'postgres' }, { size: 1 });
    await expect(sql`insert into person values (${address})`).rejects.toThrow('duplicate key');
    await expect(query(database, `select 1 / 0 as "${secret}"`)).rejects.toThrow('division by zero');
    await sql.end();
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('person_email_key');
    expect(log).not.toContain(address);
    expect(log).not.toContain(secret);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'as root runs the server as somebody else, even below a directory only root may enter',
    async () => {
      const hidden = join(dataDir, 'hidden');
      await mkdir(hidden, { mode: 0o700 });
      const database = await start(join(hidden, 'data'));
      expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
      const { uid } = await stat(`/proc/${database.pid}`);
      expect(uid).not.toBe(0);
    },
  );

  test('refuses a disk with too little space, and says how much is free and what to do', async () => {
    const failing = start(dataDir, 2 ** 60);
    await expect(failing).rejects.toThrow(DiskSpaceError);
    await expect(failing).rejects.toThrow(
      /Only \d+ MB are free on the disk of .*set DATA_DIR to a directory on another disk/s,
    );
  });
});

describe('two processes on one directory', () => {
  test('share the server, which the last one stops', async () => {
    await putCluster();
    const one = await start();
    const other = await startElsewhere();
    expect(other).toMatchObject({ pid: one.pid, isAdopted: true });
    expect(await stop(one)).toBe('left');
    expect(await isServerOf(directory(), other.pid)).toBe(true);
    other.child.kill('SIGTERM');
    expect(await other.next()).toEqual({ stopped: 'stopped' });
    expect(await isServerOf(directory(), other.pid)).toBe(false);
  });

  test('start one server when they start at once', async () => {
    const started = await Promise.all([start(), start(), startElsewhere(), startElsewhere()]);
    expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
    expect(started.filter(({ isAdopted }) => !isAdopted)).toHaveLength(1);
  });
});

test('a connection that ends at its first query fails that query, and nothing else that nobody waits for', async () => {
  const WELCOME = Buffer.from([...Buffer.from('R'), 0, 0, 0, 8, 0, 0, 0, 0, ...Buffer.from('Z'), 0, 0, 0, 5, 0x49]);
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', (bytes) => {
        asked.push(bytes.toString('latin1'));
        socket.destroy();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = { host: '127.0.0.1', port, password: 'one', appPassword: 'two' };
  const sql = postgres({ ...connectionOf(endpoint, 'postgres'), max: 1, backoff: false });
  await expect(sql`select 7 as x`).rejects.toThrow(/CONNECTION_CLOSED/);
  await sql.end({ timeout: 1 });
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toEqual([expect.stringContaining('select 7 as x')]);
});

describe('after SIGKILL', () => {
  test('of the parent, the next start adopts the running server', async () => {
    await putCluster();
    const other = await startElsewhere();
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    const database = await start();
    expect([database.pid, database.isAdopted]).toEqual([other.pid, true]);
    expect(await stop(database)).toBe('stopped');
  });

  test('of the server, it is restarted and serves the same pool', async () => {
    await putCluster();
    const database = await start();
    const sql = openPool({ endpoint: database.endpoint, name: 'postgres' });
    await sql`create table kept as select 7 as x`;
    const before = database.pid;
    process.kill(before, 'SIGKILL');
    await eventually(() => expect(database.pid).not.toBe(before));
    await eventually(async () => expect([...(await sql`select x from kept`)]).toEqual([{ x: 7 }]));
    expect(reports.join('\n')).toMatch(new RegExp(`error: The database server ${before} has ended`));
    await sql.end();
  });

  test('of both, the next start recovers', async () => {
    await putCluster();
    const other = await startElsewhere();
    other.child.kill('SIGKILL');
    process.kill(other.pid, 'SIGKILL');
    const database = await start();
    expect(database.isAdopted).toBe(false);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

test('a server that does not answer is stopped and replaced, and never runs next to a second one', async () => {
  await putCluster();
  const other = await startElsewhere();
  other.child.kill('SIGKILL');
  process.kill(other.pid, 'SIGSTOP');
  const database = await start();
  expect(database.pid).not.toBe(other.pid);
  expect(await isServerOf(directory(), other.pid)).toBe(false);
  expect(reports.join('\n')).toContain('does not answer; it is stopped');
}, 30_000);

test('a dead server’s file does not prevent a start when another process has its id now', async () => {
  await putCluster();
  await stop(await start());
  const stranger = `${process.pid}\n${directory()}\n1700000000\n5432\n.\n\n  1 1\nready   \n`;
  await writeFile(join(directory(), 'postmaster.pid'), stranger);
  const database = await start();
  expect(database.isAdopted).toBe(false);
  expect(database.pid).not.toBe(process.pid);
});

test('a directory of another PostgreSQL version stays untouched, and the error says what to do', async () => {
  await putCluster();
  await stop(await start());
  const version = join(directory(), 'PG_VERSION');
  await writeFile(version, '17\n');
  await expect(start()).rejects.toThrow(/created by another version of PostgreSQL.*set DATA_DIR to a new directory/);
  await writeFile(version, '18\n');
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

describe('an interrupted first start', () => {
  test('leaves nothing that disturbs the next one', async () => {
    await mkdir(join(dataDir, 'postgres.preparing-999999'));
    await writeFile(join(dataDir, 'postgres.preparing-999999', 'PG_VERSION'), '18');
    await writeFile(join(dataDir, 'postgres.lock'), '999999 1');
    const database = await start();
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
  });

  test('an incomplete cluster is set aside and created again', async () => {
    await mkdir(directory(), { mode: 0o700 });
    await writeFile(join(directory(), 'PG_VERSION'), '18');
    await start();
    const kept = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.incomplete-'));
    expect(kept).toHaveLength(1);
    expect(reports.join('\n')).toContain('was incomplete; it is kept as');
  });

  test('is repeated after a kill in the middle', async () => {
    const script = join(import.meta.dirname, '../../../tests/fixtures/platform/hold-database.ts');
    const child = spawn(process.execPath, [script, dataDir], { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await readdir(dataDir)).join()).toContain('postgres.preparing-'), {
      timeout: 10_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await start();
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

test.skipIf(process.platform !== 'linux')('there is never more than one server on a directory', async () => {
  await putCluster();
  const [one] = await Promise.all([start(), startElsewhere(), start()]);
  await query(one, 'select 1');
  expect(await serversOf(directory())).toEqual([one.pid]);
});
