import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { type Counters, createCounters } from './counters.ts';
import { createCountersRepository } from './counters-repository.ts';

const WINDOW_MS = 60_000;

let database: TestDatabase;
let one: Counters;
let two: Counters;
let asked = 0;

async function openProcess(): Promise<Counters> {
  const repository = createCountersRepository((await database.connect()).sql);
  return createCounters({
    ...repository,
    add: (...counted) => {
      asked += 1;
      return repository.add(...counted);
    },
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  [one, two] = [await openProcess(), await openProcess()];
});
afterAll(() => database.close());
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

async function allowed(subject: string, max: number, times: number, processes: readonly Counters[]): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      processes[index % processes.length]?.take(subject, { max, windowMs: WINDOW_MS }),
    ),
  );
  return answers.filter((answer) => answer?.isAllowed).length;
}

describe('a counter', () => {
  test('allows the same number over two processes as over one, also to events that arrive together', async () => {
    expect(await allowed('alone', 10, 30, [one])).toBe(10);
    expect(await allowed('shared', 10, 30, [one, two])).toBe(10);
    expect(await allowed('shared', 10, 4, [two])).toBe(0);
  });

  test('tells how long its window lasts, and starts again after it', async () => {
    const allowance = { max: 1, windowMs: WINDOW_MS };
    expect(await one.take('window', allowance)).toEqual({ isAllowed: true, retryAfter: 0, left: 0 });
    vi.setSystemTime(1_000_000 + 20_500);
    expect(await two.take('window', allowance)).toEqual({ isAllowed: false, retryAfter: 40, left: 0 });
    vi.setSystemTime(1_000_000 + WINDOW_MS);
    expect(await two.take('window', allowance)).toMatchObject({ isAllowed: true });
    expect(await one.take('window', allowance)).toMatchObject({ isAllowed: false, retryAfter: 60 });
  });

  test('takes parts of a large allowance, so that few events ask the database, and exceeds it in no process', async () => {
    expect(await allowed('large', 1000, 400, [one])).toBe(400);
    expect(asked).toBeLessThanOrEqual(20);
    const rest = await allowed('large', 1000, 1000, [one, two]);
    expect(rest).toBe(600);
  });

  test('does not ask the database again for each event of a flood that it refuses', async () => {
    await allowed('flood', 1, 2, [one]);
    asked = 0;
    expect(await allowed('flood', 1, 500, [one])).toBe(0);
    expect(asked).toBe(0);
  });

  test('counts an event by its amount, and refuses one that is larger than what is left', async () => {
    const allowance = { max: 100, windowMs: WINDOW_MS };
    expect(await one.take('amounts', allowance, 90)).toMatchObject({ isAllowed: true });
    expect(await one.take('amounts', allowance, 50)).toMatchObject({ isAllowed: false });
    expect(await one.take('amounts', allowance, 101)).toMatchObject({ isAllowed: false, retryAfter: 60 });
  });

  test('starts again when it is forgotten, in every process within a second', async () => {
    await allowed('forgotten', 2, 4, [one, two]);
    await one.forget('forgotten');
    expect(await allowed('forgotten', 2, 1, [one])).toBe(1);
    vi.setSystemTime(1_001_000);
    expect(await allowed('forgotten', 2, 3, [two])).toBe(1);
  });

  test('is deleted after its window', async () => {
    await one.take('old', { max: 1, windowMs: 10 });
    vi.setSystemTime(1_000_000 + WINDOW_MS * 3);
    await one.purge();
    const [row] = await database.owner<{ count: number }[]>`select count(*)::int as count from counter`;
    expect(row?.count).toBe(0);
  });
});
