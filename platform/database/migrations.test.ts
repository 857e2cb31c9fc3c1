import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { migrate } from './migrations.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let directory = '';

beforeAll(async () => {
  database = await createTestDatabase();
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

test('each file is applied once, in the order of its number', async () => {
  expect(await migrate(database.owner, directory)).toEqual(['001-first', '002-second']);
  expect(await migrate(database.owner, directory)).toEqual([]);
  await add('003-third', 'insert into first values (2)');
  expect(await migrate(database.owner, directory)).toEqual(['003-third']);
  expect(await database.owner`select x from first order by x`).toHaveLength(2);
});

test('many processes that start together apply each file once', async () => {
  const pools = Array.from({ length: 6 }, () => openPool(database.address, { size: 1 }));
  const applied = await Promise.all(pools.map((pool) => migrate(pool, directory)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(applied.flat().sort()).toEqual(['001-first', '002-second']);
  expect(await database.owner`select x from first`).toHaveLength(1);
});

test('a file that fails leaves nothing behind, and is named', async () => {
  await add('003-third', 'create table third (x int); insert into nowhere values (1)');
  await expect(migrate(database.owner, directory)).rejects.toThrow(/Migration 003-third failed: .*nowhere/);
  const tables = await database.owner`select tablename from pg_tables where schemaname = 'public'`;
  expect([...tables]).toEqual([]);
});

test('a file that was changed after it was applied is refused', async () => {
  await migrate(database.owner, directory);
  await add('001-first', 'create table first (x bigint)');
  await expect(migrate(database.owner, directory)).rejects.toThrow(
    /Migration 001-first was changed after it was applied.*set DATA_DIR to a new directory/,
  );
});

test('a file with other line ends is the same file', async () => {
  await add('003-third', 'select 1;\nselect 2;\n');
  await migrate(database.owner, directory);
  await add('003-third', 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(database.owner, directory)).toEqual([]);
});

test('a database of a later version is refused', async () => {
  await add('003-third', 'select 1');
  await migrate(database.owner, directory);
  await rm(join(directory, '003-third.sql'));
  await expect(migrate(database.owner, directory)).rejects.toThrow(
    /migration 003-third, which this version does not know.*Start the newer version/,
  );
});

test.each([
  ['1-first.sql', /is not named like 001-topic\.sql/],
  ['002-other.sql', /Two migrations have the number 002/],
])('a file called %s is refused', async (name, message) => {
  await writeFile(join(directory, name), 'select 1');
  await expect(migrate(database.owner, directory)).rejects.toThrow(message);
});
