import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createPlatform, type Platform } from './app.ts';

/** Two platforms on one database and one book, like two processes behind a load balancer. */
let one: TestPlatform;
let two: Platform;
let secondOrigin = '';

beforeAll(async () => {
  one = await startTestPlatform();
  two = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await one.database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({ ...one.table.book, controls: undefined, tick: () => undefined }) as never,
    logLevel: 'silent',
  });
  secondOrigin = await two.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  expect(await one.audit()).toEqual([]);
  await two.close();
  await one.close();
});

function elsewhere(cookie: string): TestClient {
  const client = new TestClient(secondOrigin);
  client.cookie = cookie;
  return client;
}

test('a session of one process is valid in the other, and ends in both', async () => {
  const player = await one.player();
  const other = elsewhere(player.cookie);
  expect((await other.get(openPaths.accounts)).status).toBe(200);
  await player.post(openPaths.logout);
  await eventually(async () => expect((await other.get(openPaths.accounts)).status).toBe(401));
});

test('one key sent to two processes makes one coupon', async () => {
  const player = await one.player();
  const placement = player.placement([[one.table.addSelection(2000), 2000]]);
  const other = elsewhere(player.cookie);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? player : other).place(placement)),
  );
  const ids = answers.map(({ body }) => (body.status === 'accepted' ? body.coupon.id : body.status));
  expect(new Set(ids).size).toBe(1);
  expect(await player.balance()).toBe(9000);
});

test('two processes settle decided legs, and each coupon is paid once', async () => {
  const player = await one.player();
  const bets = Array.from({ length: 10 }, (): [number, number] => [one.table.addSelection(2000), 2000]);
  const coupons: Coupon[] = [];
  for (const bet of bets) {
    const { body } = await player.place(player.placement([bet]));
    if (body.status === 'accepted') coupons.push(body.coupon);
  }
  for (const [selectionId] of bets) {
    one.table.decide(selectionId, 1);
    one.table.finish(gameOfSelection(selectionId), [1, 0]);
  }
  one.table.announce(...bets.map(([selectionId]) => gameOfSelection(selectionId)));
  await Promise.all([one.platform.coupons.settled(), two.coupons.settled()]);
  // The next sweep of one process looks again at what the other had locked.
  await Promise.all([one.platform.coupons.settleAll(), two.coupons.settleAll()]);
  expect(coupons).toHaveLength(10);
  expect(await player.balance()).toBe(20_000);
});

test('a live placement that one process delays is known to the other', async () => {
  const player = await one.player();
  const selectionId = one.table.addSelection(2000, { gameId: one.table.addGame({ live: true }) });
  const placement = player.placement([[selectionId, 2000]]);
  const { body } = await player.place(placement);
  const other = elsewhere(player.cookie);
  const outcome = await other.post(openPaths.couponOutcome.replace(':key', placement.id));
  expect(outcome.body).toMatchObject({ status: 'pending', decidesAt: body.status === 'pending' ? body.decidesAt : 0 });
  // Both processes share the clock: moving it in one decides in the other.
  await two.clock.moveTo(body.status === 'pending' ? body.decidesAt : 0);
  await eventually(async () => {
    const decided = await other.post(openPaths.couponOutcome.replace(':key', placement.id));
    expect(decided.body).toMatchObject({ status: 'accepted' });
  });
});
