import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const fund = (body: object) =>
  site.client().post<{ accountId: number; iso: string; money: number } & ErrorBody>('/__control/fund', body);

test('QA puts money into the main account of its currency', async () => {
  const player = await site.player({ balance: 500 });
  const { body } = await fund({ userId: player.userId, iso: 'EUR', amount: 123_456_789 });
  expect(body).toEqual({ accountId: player.accountId, iso: 'EUR', money: 123_457_289 });
  expect(await player.balance()).toBe(123_457_289);
});

test('QA opens an account of another currency, once', async () => {
  const player = await site.player();
  const first = await fund({ userId: player.userId, iso: 'KWD', amount: 1000 });
  const second = await fund({ userId: player.userId, iso: 'KWD', amount: 1000 });
  expect(second.body).toEqual({ ...first.body, money: 2000 });
  const accounts = await player.accounts();
  expect(accounts.map(({ type, iso, money }) => [type, iso, money])).toEqual([
    [0, 'EUR', 10_000],
    [9, 'KWD', 2000],
  ]);
  expect(await site.audit()).toEqual([]);
});

test.each([
  [{ userId: 1, iso: 'EUR', amount: 1 }, 404, 'ACCOUNT_UNKNOWN'],
  [{ email: 'nobody@example.com', iso: 'EUR', amount: 1 }, 404, 'ACCOUNT_UNKNOWN'],
  [{ email: 'demo@fairline.test', iso: 'XXX', amount: 1 }, 422, 'CURRENCY_UNKNOWN'],
  [{ email: 'demo@fairline.test', iso: 'EUR', amount: -1 }, 400, 'BAD_REQUEST'],
])('QA cannot put money in with %j', async (request, status, code) => {
  const answer = await fund(request);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('old rows are deleted: refusals after ninety days, sessions a day after their end', async () => {
  const player = await site.player();
  const selectionId = site.table.addSelection(2000);
  const taken = player.placement([[selectionId, 2000]]);
  const refused = player.placement([[selectionId, 2000]], { amount: 1 });
  await player.place(taken);
  await player.place(refused);
  const { clock, orders, accounts } = site.platform;
  const left = async () => {
    const { owner } = site.database;
    const [placements, sessions] = await Promise.all([
      owner<{ key: string }[]>`select key::text as key from money_intent where user_id = ${player.userId}`,
      owner`select from session where user_id = ${player.userId}`,
    ]);
    return { keys: placements.map(({ key }) => key), sessions: sessions.length };
  };
  await Promise.all([orders.purge(), accounts.purge()]);
  expect(await left()).toEqual({ keys: expect.arrayContaining([taken.id, refused.id]), sessions: 1 });
  await clock.moveTo(clock.now() + 91 * 86_400_000);
  await Promise.all([orders.purge(), accounts.purge()]);
  expect(await left()).toEqual({ keys: [taken.id], sessions: 0 });
  await clock.reset();
});
