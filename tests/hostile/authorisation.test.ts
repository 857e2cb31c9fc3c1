import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { TestClient, TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { type HostileTarget, startHostileTarget } from './hostile-target.fixture.ts';

let target: HostileTarget;
let owner: TestPlayer;
let stranger: TestPlayer;
let couponId: string;
let key: string;
let sessionId: unknown;

beforeAll(async () => {
  target = await startHostileTarget();
  [owner, stranger] = [await target.player({ balance: 10_000 }), await target.player({ balance: 10_000 })];
  const placement = owner.placement([[target.table.addSelection(2000), 2000]]);
  const { body } = await owner.place(placement);
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  [couponId, key] = [body.coupon.id, placement.id];
  const { sessions } = (await owner.get<{ sessions: { id: unknown }[] }>(openPaths.security)).body;
  sessionId = sessions[0]?.id;
});
afterAll(async () => {
  expect(await target.audit()).toEqual([]);
  await target.close();
});

/** Everything of the owner that a stranger could have changed. */
const belongings = async () => ({
  accounts: await owner.accounts(),
  coupon: (await owner.get(openPaths.coupon.replace(':couponId', couponId))).body,
  sessions: (await owner.get<{ sessions: { id: unknown }[] }>(openPaths.security)).body.sessions.map(({ id }) => id),
});

const fresh = () => ({ 'idempotency-key': crypto.randomUUID() });
const ofCoupon = (path: string) => path.replace(':couponId', couponId);

type Attempt = readonly [what: string, run: (by: TestClient) => Promise<{ status: number; body: unknown }>];

const attempts: readonly Attempt[] = [
  ['reads the coupon', (by) => by.get(ofCoupon(openPaths.coupon))],
  ['reads the slip', (by) => by.get(ofCoupon(openPaths.printedSlip))],
  [
    'cashes the coupon out',
    (by) =>
      by.post(ofCoupon(openPaths.cashOutCoupon), { stake: 1000, price: 1, sequence: 1, isAnyPrice: true }, fresh()),
  ],
  ['sets a cash-out rule', (by) => by.send('PUT', ofCoupon(openPaths.cashOutRule), { target: 2000, stake: null })],
  [
    'sets a cash-out rule by another method',
    (by) => by.post(ofCoupon(openPaths.cashOutRule), { target: 2000, stake: null }),
  ],
  ['asks for the terms of an edit', (by) => by.post(ofCoupon(openPaths.editTerms), { bets: [], stake: 1 })],
  ['edits the coupon', (by) => by.post(ofCoupon(openPaths.editCoupon), { bets: [], stake: 1 }, fresh())],
  [
    'pays with the account',
    (by) => {
      const bets = [{ selectionId: target.table.addSelection(2000), coef: 2000 }];
      const body = {
        id: crypto.randomUUID(),
        accountId: owner.accountId,
        amount: 100,
        changeCoefAction: 2,
        typeId: 0,
        bets,
      };
      return by.post(openPaths.placeCoupon, body, { 'idempotency-key': body.id });
    },
  ],
  ['makes the account active', (by) => by.post(openPaths.switchAccount, { accountId: owner.accountId })],
  ['adds play money to the account', (by) => by.post(openPaths.playMoney, { accountId: owner.accountId }, fresh())],
];

describe('with the ids of another player', () => {
  test.each(attempts)('nobody %s', async (_what, run) => {
    const before = await belongings();
    for (const by of [stranger, target.client()]) {
      const { status, body } = await run(by);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain(String(owner.userId));
    }
    expect(await belongings()).toEqual(before);
  });

  test('nobody ends a session', async () => {
    const before = await belongings();
    await stranger.post(openPaths.endSession, { id: sessionId });
    expect(await belongings()).toEqual(before);
  });

  test('a key that another player has used is a new one', async () => {
    const before = await belongings();
    for (const path of [openPaths.couponOutcome, openPaths.cancelPlacement]) {
      const { body } = await stranger.post(path.replace(':key', key), {});
      expect(JSON.stringify(body)).not.toContain(couponId);
    }
    expect(await belongings()).toEqual(before);
  });

  test('the history of a stranger stays empty, also for the account of the owner', async () => {
    const path = `${openPaths.couponHistory}?accountId=${owner.accountId}`;
    expect(JSON.stringify((await stranger.get(path)).body)).not.toContain(couponId);
  });
});

describe('a session', () => {
  test('that a visitor has invented is none', async () => {
    for (const id of ['', 'x', 'a'.repeat(43), "' or 1=1 --", '%00', '../../etc/passwd']) {
      const client = target.client();
      client.cookie = `session=${id}; __Host-session=${id}`;
      expect((await client.get(openPaths.accounts)).status).toBe(401);
    }
  });

  test('is not one that a visitor has planted before the sign-in', async () => {
    const client = target.client();
    client.cookie = `session=${'p'.repeat(43)}`;
    const { uLogin, uPassword } = { uLogin: 'demo@fairline.test', uPassword: 'fairline-demo' };
    expect((await client.post(openPaths.login, { uLogin, uPassword, save: false })).status).toBe(200);
    expect(client.cookie).not.toContain('p'.repeat(43));
    const planted = target.client();
    planted.cookie = `session=${'p'.repeat(43)}`;
    expect((await planted.get(openPaths.accounts)).status).toBe(401);
  });

  test('ends everywhere with a sign-out', async () => {
    const leaving = await target.player();
    const copy = target.client();
    copy.cookie = leaving.cookie;
    expect((await copy.get(openPaths.accounts)).status).toBe(200);
    await leaving.post(openPaths.logout, {});
    expect((await copy.get(openPaths.accounts)).status).toBe(401);
  });
});
