import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { migrate, planMigrations, requireMigrated } from './migrations.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let directory = '';

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());
afterEach(() => rm(directory, { recursive: true, force: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fairline-migrations-'));
  await database.owner.unsafe('drop schema public cascade; create schema public');
  await add('001-first', 'create table first (x int); insert into first values (1)');
  await add('002-second', 'create table second (x int)');
});

const add = (name: string, text: string) => writeFile(join(directory, `${name}.sql`), text);
const remove = (name: string) => rm(join(directory, `${name}.sql`));

async function run(): Promise<readonly string[]> {
  return (await migrate(database.address, { directory })).migrations;
}

async function tables(): Promise<string[]> {
  const rows = await database.owner<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  return rows.map(({ name }) => name);
}

describe('migration files', () => {
  test('are applied once each, in the order of their numbers', async () => {
    expect(await run()).toEqual(['001-first', '002-second']);
    expect(await run()).toEqual([]);
    await add('003-third', 'insert into first values (2)');
    expect(await run()).toEqual(['003-third']);
    expect(await database.owner`select x from first order by x`).toHaveLength(2);
  });

  test('are applied once each by many processes that start together', async () => {
    await add('003-third', '-- migrate: no transaction\ncreate index concurrently first_x on first (x)');
    await add('004-fourth', 'insert into second select generate_series(1, 10)');
    const applied = await Promise.all(Array.from({ length: 6 }, run));
    expect(applied.flat().sort()).toEqual(['001-first', '002-second', '003-third', '004-fourth']);
    expect(await database.owner`select x from first`).toHaveLength(1);
  });

  test('leave nothing behind when they fail: the error names the file, and earlier ones stay applied', async () => {
    await add('003-third', 'create table third (x int); insert into nowhere values (1)');
    await expect(run()).rejects.toThrow(/Migration 003-third failed: .*nowhere/);
    expect(await tables()).toEqual(['first', 'function_source', 'migration', 'second']);
    await add('003-third', 'create table third (x int)');
    expect(await run()).toEqual(['003-third']);
  });

  test('are refused when they change after their application', async () => {
    await run();
    await add('001-first', 'create table first (x bigint)');
    await expect(run()).rejects.toThrow(
      /Migration 001-first was changed after it was applied.*set DATA_DIR to a new directory/,
    );
  });

  test('may have other line ends', async () => {
    await add('003-third', 'select 1;\nselect 2;\n');
    await run();
    await add('003-third', 'select 1;\r\nselect 2;\r\n');
    expect(await run()).toEqual([]);
  });

  test.each([
    ['1-first.sql', 'select 1', /is not named like 001-topic\.sql/],
    ['002-other.sql', 'select 1', /Two migrations have the number 002/],
    ['003-third.sql', '-- migrate: quickly\nselect 1', /003-third\.sql says "migrate: quickly"/],
    ['003-third.sql', '-- migrate: contract, needs 004\nselect 1', /with a number that is not above its own/],
    ['004-fourth.sql', '-- migrate: contract, needs 003\nselect 1', /needs migration 003, which does not exist/],
  ])('are refused: one called %s with %j', async (name, text, message) => {
    await writeFile(join(directory, name), text);
    await expect(run()).rejects.toThrow(message);
  });

  test('are listed by a plan without being applied', async () => {
    await add('003-third', '-- Drops it.\n-- migrate: contract, needs 002\n-- migrate: no transaction\nselect 1');
    const { pending } = await planMigrations(database.address, { directory });
    expect(pending.map(({ name, needs, inTransaction }) => [name, needs, inTransaction])).toEqual([
      ['001-first', null, true],
      ['002-second', null, true],
      ['003-third', '002', false],
    ]);
    expect(await tables()).toEqual([]);
  });

  test('are recognised in a database that was migrated before phases were stored', async () => {
    await run();
    await database.owner`alter table migration drop column phase, drop column needs`;
    await database.owner`drop table function_source`;
    expect(await run()).toEqual([]);
    await add('003-third', '-- migrate: contract\ndrop table second');
    expect(await run()).toEqual(['003-third']);
    expect([...(await database.owner`select name, phase, needs from migration order by name`)]).toEqual([
      { name: '001-first', phase: 'expand', needs: null },
      { name: '002-second', phase: 'expand', needs: null },
      { name: '003-third', phase: 'contract', needs: '003' },
    ]);
  });
});

describe('time and locks', () => {
  test('a file that takes longer than the statement timeout of database and pool is applied', async () => {
    const name = typeof database.address === 'string' ? '' : database.address.name;
    await database.owner`alter database ${database.owner(name)} set statement_timeout = '1s'`;
    const hasty = openPool({ ...(database.address as object), name } as typeof database.address, { size: 1 });
    try {
      await hasty`set statement_timeout = '1s'`;
      await expect(hasty`select pg_sleep(2)`).rejects.toThrow('statement timeout');
      await add('003-slow', 'select pg_sleep(2)');
      expect(await run()).toContain('003-slow');
    } finally {
      await hasty.end();
      await database.owner`alter database ${database.owner(name)} reset statement_timeout`;
    }
  });

  test('a lock that is not released ends the run with an error that names its holder, and nothing of the file is applied', async () => {
    await run();
    await add('003-third', 'create table third (x int); alter table first add column y int');
    const holder = openPool(database.address, { size: 1 });
    const lockRetries = { timeoutMs: 500, attempts: 2, pauseMs: 50 };
    const lines: string[] = [];
    await holder.begin(async (transaction) => {
      const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid, x from first`;
      const report = (line: string) => void lines.push(line);
      const failure = await migrate(database.address, { directory, lockRetries, report }).catch(String);
      expect(failure).toMatch(/Migration 003-third could not be done: 2 times it waited 0\.5 s for a lock on first/);
      expect(failure).toContain(`process ${row?.pid} (fairline, role postgres), idle in transaction`);
      expect(failure).toContain(`pg_terminate_backend(${row?.pid})`);
    });
    await holder.end();
    expect(lines).toEqual(['Migration 003-third waits for a lock that another transaction holds; it is tried again.']);
    expect(await tables()).not.toContain('third');
    expect(await run()).toEqual(['003-third']);
  });

  test('a lock that is released in time only delays the file', async () => {
    await run();
    await add('003-third', 'alter table first add column y int');
    const holder = openPool(database.address, { size: 1 });
    const lockRetries = { timeoutMs: 200, attempts: 50, pauseMs: 50 };
    const holding = holder.begin(async (transaction) => {
      await transaction`select x from first`;
      await transaction`select pg_sleep(1)`;
    });
    expect((await migrate(database.address, { directory, lockRetries })).migrations).toEqual(['003-third']);
    await holding;
    await holder.end();
  });
});

describe('a file without a transaction', () => {
  test('may contain one statement only', async () => {
    await run();
    await add('003-third', '-- migrate: no transaction\ncreate index concurrently a on first (x); select 1');
    await expect(run()).rejects.toThrow(/Migration 003-third failed: .*multiple commands/);
    await add('003-third', '-- migrate: no transaction\ncreate index concurrently a on first (x);\n');
    expect(await run()).toEqual(['003-third']);
  });

  test('says on failure how to drop the invalid index, and is applied once that is dropped', async () => {
    await add('002-second', 'insert into first values (1)');
    await add('003-third', '-- migrate: no transaction\ncreate unique index concurrently first_once on first (x)');
    const advice = /left an invalid index: drop index concurrently first_once;/;
    await expect(run()).rejects.toThrow(advice);
    await expect(run()).rejects.toThrow(/Migration 003-third was not begun/);
    await database.owner`delete from first where ctid <> (select min(ctid) from first)`;
    await database.owner`drop index concurrently first_once`;
    expect(await run()).toEqual(['003-third']);
  });
});

describe('an earlier version', () => {
  test('starts on a schema to which a newer one has added', async () => {
    await add('003-third', 'create table third (x int)');
    await run();
    await remove('003-third');
    await expect(requireMigrated(database.address, { directory })).resolves.toBeUndefined();
    expect(await run()).toEqual([]);
  });

  test('starts on a schema from which a newer one has removed names, if it knows the migration that this needs', async () => {
    await add('003-third', '-- migrate: contract, needs 002\ndrop table second');
    await run();
    await remove('003-third');
    await expect(requireMigrated(database.address, { directory })).resolves.toBeUndefined();
    await remove('002-second');
    await expect(requireMigrated(database.address, { directory })).rejects.toThrow(
      /migration 003-third, which has taken away what this version uses: .* know migration 002, and this one does not\. Start the newer version/,
    );
    await expect(run()).rejects.toThrow('Start the newer version');
  });

  test('does not start without the needed migration, even if it knows later ones', async () => {
    await add('004-fourth', 'create table fourth (x int)');
    await run();
    await add('003-third', '-- migrate: contract\ndrop table second');
    await run();
    await remove('003-third');
    await expect(run()).rejects.toThrow(/know migration 003, and this one does not/);
  });

  test('applies nothing to the database of a different history', async () => {
    await add('003-third', 'create table third (x int)');
    await run();
    await remove('003-third');
    await add('004-fourth', 'create table fourth (x int)');
    await expect(run()).rejects.toThrow(
      /has migration 003-third, which this version does not know, and lacks 004-fourth.*Start a version that has both/,
    );
  });
});

describe('functions', () => {
  let functions = '';
  beforeEach(async () => {
    functions = join(directory, 'functions');
    await mkdir(functions);
    await write('one');
  });

  const write = (answer: string) =>
    writeFile(
      join(functions, 'answer.sql'),
      `create or replace function answer() returns text language sql as $$ select later('${answer}') $$;
      create or replace function later(p text) returns text language sql as $$ select p $$;`,
    );
  const runAll = () => migrate(database.address, { directory, functions });
  const require = () => requireMigrated(database.address, { directory, functions });

  async function answer(): Promise<unknown> {
    const [row] = await database.owner`select answer() as answer`;
    return row?.answer;
  }

  test('are created with the last file, and again when their text changes', async () => {
    expect(await runAll()).toEqual({ migrations: ['001-first', '002-second'], functions: ['answer'] });
    expect(await answer()).toBe('one');
    expect(await runAll()).toEqual({ migrations: [], functions: [] });
    await write('two');
    expect(await runAll()).toEqual({ migrations: [], functions: ['answer'] });
    expect(await answer()).toBe('two');
  });

  test('roll back the last file when they fail', async () => {
    await writeFile(join(functions, 'broken.sql'), 'create or replace function nonsense');
    await expect(runAll()).rejects.toThrow(/creation of functions\/broken\.sql failed: .*syntax error/);
    expect(await tables()).toEqual(['first', 'function_source', 'migration']);
  });

  test('of an older version do not replace those of a newer one', async () => {
    await runAll();
    await add('003-third', 'create table third (x int)');
    await write('two');
    await runAll();
    await remove('003-third');
    await write('one');
    expect(await runAll()).toEqual({ migrations: [], functions: [] });
    await expect(require()).resolves.toBeUndefined();
    expect(await answer()).toBe('two');
  });

  test('that were replaced without a migration still let the earlier version start, without migrating', async () => {
    await runAll();
    await write('two');
    await expect(require()).rejects.toThrow(/lacks the functions of answer of this version\. Run "npm run migrate"/);
    await runAll();
    await write('one');
    await expect(require()).resolves.toBeUndefined();
    expect(await answer()).toBe('two');
  });

  test('that a newer version has restored must be created again', async () => {
    await runAll();
    await write('two');
    await runAll();
    await add('003-third', 'create table third (x int)');
    await migrate(database.address, { directory, functions: null });
    await write('one');
    await expect(require()).rejects.toThrow('the functions of answer');
    await runAll();
    expect(await answer()).toBe('one');
  });
});

test('a process that may not migrate refuses an incomplete database and changes nothing', async () => {
  await expect(requireMigrated(database.address, { directory })).rejects.toThrow(
    /lacks the migrations 001-first, 002-second of this version\. Run "npm run migrate" .* only with MIGRATE=yes/,
  );
  expect(await tables()).toEqual([]);
  await run();
  await expect(requireMigrated(database.address, { directory })).resolves.toBeUndefined();
});
