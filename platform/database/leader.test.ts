import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { claimBook } from './book-identity.ts';
import { createLeader, type Leader } from './leader.ts';

/** Longest time of a takeover: a lease lasts 3.5 s, and the machine may be busy. */
const TAKEOVER_MS = 5000;

let database: TestDatabase;
const running: Leader[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await claimBook((await database.connect()).sql, { seed: '1', version: 3 }, 0, true);
});
afterEach(async () => {
  for (const leader of running.splice(0)) await leader.stop();
});
afterAll(() => database.close());

/** Starts a process that competes; `log` records when its duty began and ended. */
async function compete(version = 3, log: string[] = [], name = '') {
  const connection = await database.connect();
  const errors: unknown[] = [];
  const leader = createLeader({ database: connection, version, onError: (error) => errors.push(error) });
  leader.whileLeading(() => {
    log.push(`${name} begins`);
    return () => void log.push(`${name} ends`);
  });
  await leader.start();
  running.push(leader);
  return { leader, connection, errors };
}

const leading = (...all: { leader: Leader }[]) => all.filter(({ leader }) => leader.term !== null).length;

test('the first of several processes leads at once, and no other does', async () => {
  const log: string[] = [];
  const first = await compete(3, log, 'first');
  expect(first.leader.term).toBeGreaterThan(0);
  expect(log).toEqual(['first begins']);
  const others = await Promise.all([compete(3, log, 'second'), compete(3, log, 'third')]);
  expect(leading(first, ...others)).toBe(1);
  // It keeps leading in one term, however often the others try.
  const { term } = first.leader;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(first.leader.term).toBe(term);
  expect(leading(...others)).toBe(0);
  expect(log).toEqual(['first begins']);
});

test('a leader that ends in order releases its lease at once, and ends its duties; the next leads in a higher term', async () => {
  const log: string[] = [];
  const first = await compete(3, log, 'first');
  const second = await compete(3, log, 'second');
  const term = first.leader.term ?? 0;
  await first.leader.stop();
  expect(first.leader.term).toBeNull();
  expect(log).toContain('first ends');
  await vi.waitFor(() => expect(second.leader.term).toBeGreaterThan(term), { timeout: TAKEOVER_MS, interval: 10 });
  // The next may begin before the first has ended its duties: the term in each write keeps the first from deciding.
  await eventually(() => expect(log.toSorted()).toEqual(['first begins', 'first ends', 'second begins']));
});

test('a leader that loses the database ends its duties, and another process leads within 5 s', async () => {
  const log: string[] = [];
  const first = await compete(3, log, 'first');
  const second = await compete(3, log, 'second');
  const term = first.leader.term ?? 0;
  await first.connection.lease.end({ timeout: 0 });
  await vi.waitFor(() => expect(second.leader.term).toBe(term + 1), { timeout: TAKEOVER_MS, interval: 10 });
  expect(first.leader.term).toBeNull();
  expect(log).toEqual(['first begins', 'first ends', 'second begins']);
  expect(first.errors.length).toBeGreaterThan(0);
});

test('a process of another version gets no lease, and loses it when the book moves to a newer version', async () => {
  const old = await compete(3);
  const told: number[] = [];
  const connection = await database.connect();
  const next = createLeader({
    database: connection,
    version: 4,
    onError: () => undefined,
    onOtherVersion: (version) => told.push(version),
  });
  await next.start();
  running.push(next);
  expect(next.term).toBeNull();
  expect(told).toEqual([3]);
  await claimBook(connection.sql, { seed: '1', version: 4 }, 0, true);
  await vi.waitFor(() => expect(next.term).not.toBeNull(), { timeout: TAKEOVER_MS, interval: 10 });
  expect(old.leader.term).toBeNull();
  await database.owner`update book set version = 3`;
});
