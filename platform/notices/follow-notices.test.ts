import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { followNotices } from './follow-notices.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const fail = (error: unknown): never => expect.unreachable(String(error));

/** A reload that the test ends. */
function heldReload() {
  const ends: (() => void)[] = [];
  const reload = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { reload, end: () => ends.shift()?.() };
}

test('notices during a run cause one more run after it', async () => {
  const { sql } = await database.connect();
  const { reload, end } = heldReload();
  const unfollow = await followNotices(sql, 'several', reload, fail);
  await sql.notify('several', '');
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  for (let count = 0; count < 3; count++) await sql.notify('several', '');
  // Notices of one sender come in their order.
  const seen = vi.fn(async () => undefined);
  const unfollowSeen = await followNotices(sql, 'later', seen, fail);
  await sql.notify('later', '');
  await eventually(() => expect(seen).toHaveBeenCalled());
  end();
  await eventually(() => expect(reload).toHaveBeenCalledTimes(2));
  end();
  await unfollow();
  await unfollowSeen();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the undo waits for the run, and no run follows it', async () => {
  const { sql } = await database.connect();
  const { reload, end } = heldReload();
  const unfollow = await followNotices(sql, 'ended', reload, fail);
  await sql.notify('ended', '');
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  await sql.notify('ended', '');
  const ended = vi.fn();
  const undone = unfollow().then(ended);
  await sql`select 1`;
  expect(ended).not.toHaveBeenCalled();
  end();
  await undone;
  expect(reload).toHaveBeenCalledTimes(1);
});
