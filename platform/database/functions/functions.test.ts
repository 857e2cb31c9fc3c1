import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseCases, failureOf, openDatabaseCases, rowsOf } from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;
/** Names of the functions that the files of this folder create, once for each statement. */
let created: string[] = [];
/** All SQL of the platform's sources as one text. */
let platform = '';

/** Functions that read only what the platform itself may read, and that are part of queries planned as a whole. */
const READERS = ['is_own_account', 'own_stake'];

/** Returns the texts of the files below a folder whose names are wanted. */
async function textsOf(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(files.filter(isWanted).map((file) => readFile(join(folder, file), 'utf8')));
}

beforeAll(async () => {
  cases = await openDatabaseCases();
  const sources = await textsOf(import.meta.dirname, (name) => name.endsWith('.sql'));
  created = sources
    .flatMap((source) => [...source.matchAll(/^create or replace function (\w+)/gm)].map(([, name = '']) => name))
    .sort();
  const modules = await textsOf(
    join(import.meta.dirname, '..', '..'),
    // The archive is created by a command that runs as the schema's owner.
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('archive-repository.ts'),
  );
  platform = modules.join('\n');
});
afterAll(() => cases.close());

interface Row {
  readonly name: string;
  readonly isTrigger: boolean;
  readonly isDefiner: boolean;
  readonly settings: string | null;
  readonly isExecutable: boolean;
}

const functions = () =>
  cases.inTransaction((tx) =>
    rowsOf<Row>(
      tx,
      `select proname as name, prorettype = 'trigger'::regtype as "isTrigger", prosecdef as "isDefiner",
         proconfig::text as settings, has_function_privilege('fairline_app', oid, 'execute') as "isExecutable"
       from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    ),
  );

describe('the functions of the database', () => {
  test('are those that the files create, each once', async () => {
    expect((await functions()).map(({ name }) => name)).toEqual(created);
    expect(new Set(created).size).toBe(created.length);
  });

  test('have the owner’s rights and a fixed search path if the platform may execute them', async () => {
    const open = (await functions()).filter(({ isExecutable, isTrigger }) => isExecutable && !isTrigger);
    const loose = open.filter(
      ({ name, isDefiner, settings }) =>
        !READERS.includes(name) && (!isDefiner || settings !== '{"search_path=public, pg_temp"}'),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
    expect(open.length).toBeGreaterThan(0);
  });

  test('may be executed by the platform exactly if it calls them', async () => {
    // A name of one word may belong to something else, so it must follow a keyword of SQL.
    const isCalled = (name: string) =>
      new RegExp(name.includes('_') ? `\\b${name}\\(` : `(select|from|,|as) ${name}\\(`).test(platform);
    const called = (await functions()).filter(({ name }) => isCalled(name));
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter(({ isExecutable }) => !isExecutable).map(({ name }) => name)).toEqual([]);
  });

  test.each([
    "ledger_move('stake', 'x', null, 200001, 'stakes', 1, 0)",
    "house_account('stakes', 'EUR', 2::smallint, 0)",
    "post_cash_out('{}', 'player')",
    "post_edit('{}')",
    'post_conversion(gen_random_uuid(), 1, 2, 3, 4, 5)',
    'return_coupon(null, 0)',
    "take_advance_back(1, 1, 'repaid', 0)",
    'repay_advances(1, 1, 1, 0)',
    "coupon_insert('{}', 1, 2::smallint, 'EUR')",
    "count_exposure(1, 0::smallint, 'EUR', 1, '[]')",
    "liability_refusal('{}', 'EUR')",
    'take_counter_offer(1, gen_random_uuid(), gen_random_uuid(), 1, 0)',
    "begin_order('sale', '{}')",
    "end_order('sale', '{}', null)",
    "begin_intent('sale', '{}', null)",
    "end_intent('sale', 1, null, '{}')",
  ])('are closed to the platform’s connection: %s', (call) =>
    cases.inTransaction(async (tx) => {
      const failure = await failureOf(tx, async (inner) => {
        await inner`set local role fairline_app`;
        await rowsOf(inner, `select ${call}`);
      });
      expect(failure).toMatchObject({
        code: '42501',
        message: expect.stringContaining('permission denied for function'),
      });
    }),
  );
});
