import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const selection = (price = 2000): [number, number][] => [[site.table.addSelection(price), price]];
const outcomeOf = (player: TestPlayer, key: string) =>
  player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key));
const couponsOf = async (player: TestPlayer) =>
  (await player.get<{ coupons: { id: string; amount: number }[] }>(openPaths.couponHistory)).body.coupons;

test('[P-16] fifty placements at once with one key are one coupon, and all get its answer', async () => {
  const player = await site.player();
  const placement = player.placement(selection());
  const answers = await Promise.all(Array.from({ length: 50 }, () => player.place(placement)));
  expect(answers.map(({ status }) => status)).toEqual(new Array(50).fill(200));
  const ids = answers.map(({ body }) => (body.status === 'accepted' ? body.coupon.id : body.status));
  expect(new Set(ids).size).toBe(1);
  expect(await couponsOf(player)).toHaveLength(1);
  expect(await player.balance()).toBe(9000);
});

test('fifty different placements of the whole balance at once are one coupon', async () => {
  const player = await site.player();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.place(player.placement(selection(), { amount: 10_000 }))),
  );
  const verdicts = answers.map(({ body }) => (body.status === 'refused' ? body.code : body.status));
  expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(1);
  expect(verdicts.filter((verdict) => verdict === 'BALANCE')).toHaveLength(49);
  expect(await player.balance()).toBe(0);
});

test('many different placements at once take exactly what the balance holds', async () => {
  const player = await site.player();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => player.place(player.placement(selection(), { amount: 700 + index }))),
  );
  const taken = answers.flatMap(({ body }) => (body.status === 'accepted' ? [body.coupon.amount] : []));
  const staked = taken.reduce((sum, amount) => sum + amount, 0);
  expect(staked).toBeLessThanOrEqual(10_000);
  expect(await player.balance()).toBe(10_000 - staked);
  expect((await couponsOf(player)).map(({ amount }) => amount).sort()).toEqual(taken.sort());
});

describe('one key', () => {
  test('with the same body again gives the same answer, whatever the prices have become', async () => {
    const player = await site.player();
    const bets = selection();
    const placement = player.placement(bets);
    const first = await player.place(placement);
    site.table.remove(bets[0]?.[0] ?? 0);
    const again = await player.place(placement);
    expect(again.body).toEqual(first.body);
    expect(await player.balance()).toBe(9000);
  });

  test.each([
    ['amount', { amount: 2000 }],
    ['policy', { changeCoefAction: 1 as const }],
    ['coefficient', { bets: [] }],
  ])('with another %s is refused, and places nothing', async (what, change) => {
    const player = await site.player();
    const bets = selection();
    const placement = player.placement(bets);
    await player.place(placement);
    const other = { ...placement, ...change };
    if (what === 'coefficient') other.bets = [{ selectionId: bets[0]?.[0] ?? 0, coef: 1999 }];
    const { status, body } = await player.place(other);
    expect([status, (body as unknown as ErrorBody).code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect(await couponsOf(player)).toHaveLength(1);
  });

  test('of two players counts as two keys', async () => {
    const [one, two] = [await site.player(), await site.player()];
    const bets = selection();
    const placement = one.placement(bets);
    const first = await one.place(placement);
    const second = await two.place({ ...placement, accountId: two.accountId });
    expect([first.body.status, second.body.status]).toEqual(['accepted', 'accepted']);
    expect(await two.balance()).toBe(9000);
  });

  test('that was refused stays refused, even if it could be accepted now', async () => {
    const player = await site.player();
    const bets = selection();
    site.table.suspend(bets[0]?.[0] ?? 0);
    const placement = player.placement(bets);
    const first = await player.place(placement);
    site.table.suspend(bets[0]?.[0] ?? 0, false);
    const again = await player.place(placement);
    expect(first.body).toMatchObject({ status: 'refused', code: 'BET_BLOCKED' });
    expect(again.body).toEqual(first.body);
    const fresh = await player.place({ ...placement, id: crypto.randomUUID() });
    expect(fresh.body.status).toBe('accepted');
  });

  test.each([
    ['is missing', {}],
    ['is no UUID', { 'idempotency-key': 'abc' }],
    ['is not the one in the body', { 'idempotency-key': crypto.randomUUID() }],
  ])('that %s is refused with a reason', async (_, headers) => {
    const player = await site.player();
    const answer = await player.post<ErrorBody>(openPaths.placeCoupon, player.placement(selection()), headers);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.issues?.[0]?.path).toMatch(/idempotency-key|body\.id/);
  });

  test('is the same in upper and lower case', async () => {
    const player = await site.player();
    const placement = player.placement(selection());
    const first = await player.place(placement);
    const again = await player.place(placement, placement.id.toUpperCase());
    expect(again.body).toEqual(first.body);
  });
});

describe('the outcome of a key', () => {
  test('that was accepted is its coupon', async () => {
    const player = await site.player();
    const placement = player.placement(selection());
    const placed = await player.place(placement);
    expect((await outcomeOf(player, placement.id)).body).toEqual(placed.body);
  });

  test('that was refused is its refusal', async () => {
    const player = await site.player();
    const placement = player.placement(selection(), { amount: 1 });
    const placed = await player.place(placement);
    expect((await outcomeOf(player, placement.id)).body).toEqual(placed.body);
  });

  test('that never arrived is final: a later placement is refused', async () => {
    const player = await site.player();
    const placement = player.placement(selection());
    const outcome = await outcomeOf(player, placement.id);
    expect(outcome.body).toMatchObject({ status: 'refused', code: 'NOT_PLACED' });
    const late = await player.place(placement);
    expect(late.body).toEqual(outcome.body);
    expect(await player.balance()).toBe(10_000);
    expect(await couponsOf(player)).toEqual([]);
  });

  test('asked for during the placement agrees with its answer', async () => {
    const player = await site.player({ balance: 100_000 });
    const rounds = Array.from({ length: 40 }, async (_, index) => {
      const placement = player.placement(selection());
      const order = [() => player.place(placement), () => outcomeOf(player, placement.id)];
      const calls = index % 2 === 0 ? order : order.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      const [one, two] = answers.map(({ body }) => (body.status === 'accepted' ? body.coupon.id : body.status));
      expect(one).toBe(two);
      return answers.some(({ body }) => body.status === 'accepted');
    });
    const placed = (await Promise.all(rounds)).filter((isPlaced) => isPlaced).length;
    expect(await player.balance()).toBe(100_000 - 1000 * placed);
  });

  test('of another player’s key seals only the caller’s own', async () => {
    const [one, two] = [await site.player(), await site.player()];
    const placement = one.placement(selection());
    expect((await outcomeOf(two, placement.id)).body).toMatchObject({ code: 'NOT_PLACED' });
    expect((await one.place(placement)).body.status).toBe('accepted');
    expect((await outcomeOf(two, placement.id)).body).toMatchObject({ code: 'NOT_PLACED' });
  });
});

test('a session that another process has ended cannot place, even before this one knows', async () => {
  const player = await site.player();
  await player.accounts();
  await site.database.owner`update session set ended_at = 1 where user_id = ${player.userId}`;
  const { status } = await player.place(player.placement(selection()));
  expect(status).toBe(401);
});
