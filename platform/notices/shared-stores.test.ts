import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { openServerClock } from '../clock/clock.ts';
import { createClockStore } from '../clock/clock-store.ts';
import { createFakeTimers } from '../clock/fake-timers.fixture.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openConfigService } from '../modules/config/config-service.ts';
import { createConfigStore } from '../modules/config/config-store.ts';
import { createFaultStore } from '../modules/control/fault-store.ts';
import { openFaults } from '../modules/control/faults.ts';
import { createOverrideStore } from '../simulation/book/override-store.ts';
import { openOverrides } from '../simulation/book/overrides.ts';

const START = Date.UTC(2027, 2, 1, 12);
let dataDir = '';
/** Two processes on one database: each has its own pool. */
let one: Database;
let two: Database;

function fail(error: unknown): void {
  throw error;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairline-stores-'));
  // The database server runs as a different user when the tests run as root.
  await chmod(dataDir, 0o755);
  const options = { databaseUrl: '', dataDir, report: () => undefined };
  one = await openDatabase(options);
  two = await openDatabase(options);
}, 60_000);

afterAll(async () => {
  await two?.close();
  await one?.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await one.sql`delete from sim_clock`;
  await one.sql`delete from sim_overrides`;
  await one.sql`delete from sim_faults`;
  await one.sql`delete from site_config_overrides`;
});

test('a moved clock is moved in every process, and after a restart', async () => {
  const timers = createFakeTimers(START);
  const open = (database: Database) =>
    openServerClock({ store: createClockStore(database.sql, fail), timers, onError: fail });
  const [first, second] = [await open(one), await open(two)];
  const heard = vi.fn();
  second.onChange(heard);
  await first.moveTo(START + 40 * 86_400_000);
  await first.setSpeed(2.5);
  await eventually(() => expect(second.anchor).toEqual(first.anchor));
  timers.advance(1000);
  const restarted = await open(two);
  expect(restarted.now()).toBe(START + 40 * 86_400_000 + 2500);
  expect(second.now()).toBe(restarted.now());
  await first.reset();
  await eventually(() => expect(second.now()).toBe(START + 1000));
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2);
  for (const clock of [first, second, restarted]) await clock.close();
});

test('changes of games reach every process in their order', async () => {
  const first = await openOverrides(createOverrideStore(one.sql, fail));
  const second = await openOverrides(createOverrideStore(two.sql, fail));
  const touched: number[] = [];
  second.onChange((gameIds) => touched.push(...gameIds));
  await first.append(4711, { kind: 'incident', at: START, incident: 'goal', side: 1 });
  await first.append(
    4712,
    { kind: 'status', at: START, selectionId: 9_007_199_254_740_991, statusId: 3 },
    { kind: 'rest', at: START, events: [{ t: 5, kind: 'finish', side: null }] },
  );
  await eventually(() => expect(second.all()).toEqual(first.all()));
  expect(new Set(touched)).toEqual(new Set([4711, 4712]));
  expect(second.of(4712).statuses.get(9_007_199_254_740_991)).toEqual({ at: START, statusId: 3 });
  await second.clear();
  await eventually(() => expect(first.all()).toEqual([]));
  await first.close();
  await second.close();
});

test('the site config is patched in every process', async () => {
  const first = await openConfigService({ store: createConfigStore(one.sql, fail), production: false });
  const second = await openConfigService({ store: createConfigStore(two.sql, fail), production: false });
  await first.merge({ brand: 'Ünïcode "quoted"', block: { displayTypeId: 1, templateTypeId: 4 } });
  await eventually(() => expect(second.block()).toEqual({ displayTypeId: 1, templateTypeId: 4 }));
  const restarted = await openConfigService({ store: createConfigStore(two.sql, fail), production: false });
  expect(restarted.config('ru')).toMatchObject({ brand: 'Ünïcode "quoted"', language: 'ru' });
  await second.reset();
  await eventually(() => expect(first.patch()).toEqual({}));
  for (const service of [first, second, restarted]) await service.close();
});

test('a fault applies the requested number of times over all processes', async () => {
  const first = await openFaults(createFaultStore(one.sql, fail));
  const second = await openFaults(createFaultStore(two.sql, fail));
  await first.add({ pattern: 'GET /x', status: 503, body: { why: 'test' } }, 3);
  await eventually(async () => expect(await second.all()).toHaveLength(1));
  await eventually(async () => expect(await second.meet('GET', '/x')).not.toBeNull());
  const calls = [first, second, first, second, first].map((faults) => faults.meet('GET', '/x'));
  const met = (await Promise.all(calls)).filter((fault) => fault !== null);
  expect(met).toHaveLength(2);
  expect(met[0]).toMatchObject({ status: 503, body: { why: 'test' } });
  await first.close();
  await second.close();
});

test('a process learns the changes that it missed while its connection was cut', async () => {
  const config = await openConfigService({ store: createConfigStore(two.sql, () => undefined), production: false });
  await one.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query ilike 'listen "site_config_overrides"%'`;
  const writer = await openConfigService({ store: createConfigStore(one.sql, fail), production: false });
  await writer.merge({ minAge: 21 });
  await eventually(() => expect(config.config().minAge).toBe(21));
  await config.close();
  await writer.close();
});
