import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { Placement } from '#shared/contracts/coupon.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { cashOutCoupon, cashOutPriceOf, placed } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { freshNumber } from '#tests/fixtures/platform/identity-scenario.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration, openAccount } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  setBalance,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';
import type { SocialProfile } from '../identity/social-sign-ups.ts';

const DAY_MS = 86_400_000;
const people = new Map<string, SocialProfile>();
let site: TestPlatform;
let inviter: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform({
    socialSignUps: {
      read: async (request) => people.get(request) ?? null,
      complete: async (request) => people.get(request) ?? null,
    },
  });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  inviter = await site.player();
});
afterEach(() => site.platform.config.reset());

const page = async (by: TestClient = inviter, before?: number) =>
  (await by.get<FriendsAnswer>(`${openPaths.friends}${before === undefined ? '' : `?before=${before}`}`)).body;
const codeOf = async (by = inviter) => (await page(by)).code;
const freeBets = async (by = inviter) =>
  (await by.get<{ promoCodes: PromoCode[] }>(openPaths.promoCodes)).body.promoCodes;

/** A browser that has followed the link of a player. */
function browserWith(code: string): TestClient {
  const client = site.client();
  client.cookie = `bf_id=${encodeURIComponent(code)}`;
  return client;
}

/** Opens an account by a code, with 100,000.00 of its currency. */
async function friendBy(code: string, { email = `${randomUUID()}@example.com`, currency = 'EUR' } = {}) {
  const client = browserWith(code);
  const { body } = await openAccount(client, { email, password: PASSWORD, currency });
  const friend = new TestPlayer(client, body);
  await setBalance(site.database, friend.accountId, 10_000_000);
  return friend;
}

/** Opens an account with other cookies at the form than at its code; returns the status of the confirmation. */
async function openInSteps(atForm: string, atCode: string): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  const client = site.client();
  client.cookie = atForm;
  const form = fastRegistration({ email, password: PASSWORD });
  const { body } = await client.post<{ code: CodeAsked }>(openPaths.register, form);
  client.cookie = atCode;
  const confirmation = { request: body.code.request, code: await lastCode(site, email) };
  return (await client.post(openPaths.confirmRegistration, confirmation)).status;
}

/** Places and settles a coupon; 0 loses it. */
async function settled(by: TestPlayer, amount: number, { status = 0, price = 2000, ...more } = {}) {
  const selectionId = site.table.addSelection(price);
  const coupon = await placed(by, [[selectionId, price]], { amount, ...more } as Partial<Placement>);
  await decide(selectionId, status);
  return coupon;
}

async function decide(selectionId: number, status = 0): Promise<void> {
  site.table.decide(selectionId, status as never);
  site.table.finish(gameOfSelection(selectionId), [1, 0]);
  site.table.announce(gameOfSelection(selectionId));
  await site.platform.coupons.settled();
}

const states = async (by = inviter) => (await page(by)).friends.map(({ state }) => state);

describe('[O-08] the link of a player', () => {
  test('has a code of its own, which stays', async () => {
    const [first, again] = await Promise.all([page(), page()]);
    expect(first).toMatchObject({ friends: [], hasMore: false, path: `/?bf=${first.code}` });
    expect(first.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(again.code).toBe(first.code);
    expect(await codeOf(await site.player())).not.toBe(first.code);
  });

  test('says what a friend has to do and what it gives, in the currency of the main account', async () => {
    expect((await page()).terms).toEqual({
      ...{ stake: 5000, value: 500, iso: 'EUR' },
      ...{ minCoef: 1500, days: 30, maxFriends: 20 },
    });
    expect((await page(await site.player({ currency: 'RUB' }))).terms).toMatchObject({ stake: 150_000, iso: 'RUB' });
  });

  test('is shown to nobody without a session', async () => {
    expect((await site.client().get(openPaths.friends)).status).toBe(401);
    expect((await inviter.get(`${openPaths.friends}?before=x`)).status).toBe(400);
  });
});

describe('[O-08] a player who opens an account by the link', () => {
  test('is a friend of the inviter, who learns neither address nor number', async () => {
    const email = `zoe-${randomUUID()}@example.com`;
    const friend = await friendBy((await codeOf()).toLowerCase(), { email });
    const answer = await page();
    expect(answer.friends).toEqual([
      { id: expect.any(Number), name: 'z…@…', joinedAt: expect.any(Number), state: 'joined', reward: null },
    ]);
    expect(JSON.stringify(answer)).not.toContain('zoe');
    expect((await page(friend)).friends).toEqual([]);
    expect((await page(await site.player())).friends).toEqual([]);
  });

  test('also by a number', async () => {
    const phone = freshNumber();
    const client = browserWith(await codeOf());
    const values = { phone: `0${phone.slice(3)}`, password: PASSWORD, currency: 'EUR' };
    const form = { type: 'phone_reg', language: 'de', adult: true, values, phoneCountry: 'DE' };
    const { body } = await client.post<{ code: CodeAsked }>(openPaths.register, form);
    const request = body.code.request;
    await client.post(openPaths.confirmRegistration, { request, code: await lastCode(site, phone) });
    expect((await page()).friends).toMatchObject([{ name: expect.stringMatching(/^(\d\d)?…$/), state: 'joined' }]);
  });

  test('also by a social network that has confirmed the address, without a code', async () => {
    const [request, email] = [randomUUID(), `${randomUUID()}@example.com`];
    people.set(request, {
      ...{ network: 'google', subject: request, email, isEmailVerified: true },
      ...{ name: null, surname: null, handle: null },
    });
    const values = { email, password: PASSWORD, country: 'DE', currency: 'EUR' };
    const form = { type: 'soc_reg', language: 'en', adult: true, values, request };
    expect((await browserWith(await codeOf()).post(openPaths.register, form)).status).toBe(200);
    expect(await states()).toEqual(['joined']);
  });

  test('is none without the cookie, which pages set with consent only', async () => {
    const before = await site.database.owner`select count(*)::int as n from friendship`;
    await openAccount(site.client(), { email: `${randomUUID()}@example.com`, password: PASSWORD });
    await friendBy('ZZZZ2222');
    await friendBy("' or 1=1 --");
    await friendBy('x'.repeat(200));
    expect(await site.database.owner`select count(*)::int as n from friendship`).toEqual(before);
  });

  test('is none on a device on which the inviter has signed in, also after the sign-out', async () => {
    const email = `${randomUUID()}@example.com`;
    const client = site.client();
    const { body } = await openAccount(client, { email, password: PASSWORD });
    const own = new TestPlayer(client, body);
    const code = await codeOf(own);
    client.cookie = `${own.cookie}; bf_id=${code}`;
    await client.post(openPaths.logout);
    const second = await openAccount(client, { email: `${randomUUID()}@example.com`, password: PASSWORD });
    expect(second.status).toBe(200);
    const found = await site.database.owner`select from friendship where inviter_id = ${own.userId}`;
    expect(found).toHaveLength(0);
  });

  test.each<[step: string, form: 'own' | 'strange', confirmation: 'own' | 'strange']>([
    ['sends the form', 'own', 'strange'],
    ['types the code', 'strange', 'own'],
  ])('is none if only the browser that %s is on a device of the inviter', async (_, form, confirmation) => {
    const client = site.client();
    const { body } = await openAccount(client, { email: `${randomUUID()}@example.com`, password: PASSWORD });
    const own = new TestPlayer(client, body);
    const code = await codeOf(own);
    const cookies = { own: `${client.cookie}; bf_id=${code}`, strange: `bf_id=${code}` };
    await client.post(openPaths.logout);
    expect(await openInSteps(cookies[form], cookies[confirmation])).toBe(200);
    expect(await site.database.owner`select from friendship where inviter_id = ${own.userId}`).toHaveLength(0);
  });

  test('is a friend of the inviter whom the browser named with the form, whatever it names with the code', async () => {
    const other = await site.player();
    expect(await openInSteps(`bf_id=${await codeOf()}`, `bf_id=${await codeOf(other)}`)).toBe(200);
    expect([await states(), await states(other)]).toEqual([['joined'], []]);
    expect(await openInSteps('', `bf_id=${await codeOf()}`)).toBe(200);
    expect(await states()).toHaveLength(1);
  });

  test('is a friend once, of the first inviter, and nobody is a friend of oneself', async () => {
    const friend = await friendBy(await codeOf());
    const other = await site.player();
    const { owner } = site.database;
    await owner`select join_friend(${other.userId}, ${friend.userId}, 1)`;
    await owner`select join_friend(${inviter.userId}, ${friend.userId}, 1)`;
    await owner`select join_friend(${other.userId}, ${other.userId}, 1)`;
    expect(await states()).toEqual(['joined']);
    expect((await page(other)).friends).toEqual([]);
  });

  test.each<[what: string, change: () => Promise<unknown>]>([
    ['closed', () => site.platform.admission.closeAccount(inviter.userId)],
    ['banned', () => site.platform.config.merge({ bans: { [inviter.userId]: 1 } })],
    ['excluded', () => site.database.owner`select exclude_player(${inviter.userId}, ${Date.now() + DAY_MS}, 1)`],
    ['of a site that closes the page', () => site.platform.config.merge({ availableRoutes: [1, 2] })],
  ])('is none where the account of the inviter is %s', async (_, change) => {
    const code = await codeOf();
    await change();
    const friend = await friendBy(code);
    const found = await site.database.owner`select from friendship where user_id = ${friend.userId}`;
    expect(found).toHaveLength(0);
  });
});

describe('[O-08] the free bet of the inviter', () => {
  test('is given once, when the friend has staked enough', async () => {
    const friend = await friendBy(await codeOf());
    await settled(friend, 4980);
    expect([await states(), await freeBets()]).toEqual([['joined'], []]);
    await settled(friend, 20, { status: 1 });
    const [promoCode, ...more] = await freeBets();
    expect(more).toEqual([]);
    expect(promoCode).toMatchObject({ value: 500, iso: 'EUR', minCoef: 1500, minLegs: null });
    expect(((promoCode?.expiresAt ?? 0) - site.platform.clock.now()) / DAY_MS).toBeCloseTo(30, 1);
    await settled(friend, 5000);
    expect(await freeBets()).toEqual([promoCode]);
    expect((await page()).friends).toMatchObject([
      { state: 'rewarded', reward: { value: 500, iso: 'EUR', code: promoCode?.code } },
    ]);
    expect(await freeBets(friend)).toEqual([]);
  });

  test('pays for a coupon of the inviter', async () => {
    await settled(await friendBy(await codeOf()), 5000);
    const [promoCode] = await freeBets();
    const before = await inviter.balance();
    await settled(inviter, 500, { status: 1, promoCode: promoCode?.code } as object);
    expect(await inviter.balance()).toBe(before + 500);
  });

  test('is in the currency of the inviter, for as many first amounts in the currency of the friend', async () => {
    const friend = await friendBy(await codeOf(), { currency: 'RUB' });
    await settled(friend, 149_999);
    expect(await freeBets()).toEqual([]);
    await settled(friend, 1000);
    expect(await freeBets()).toMatchObject([{ value: 500, iso: 'EUR' }]);
  });

  test.each<[what: string, stake: (friend: TestPlayer) => Promise<unknown>]>([
    ['a free bet', (friend) => settled(friend, 5000, { promoCode: 'GIVEN-5' } as object)],
    ['a returned coupon', (friend) => settled(friend, 5000, { status: 3 })],
    ['a coupon of smaller odds', (friend) => settled(friend, 5000, { price: 1499 })],
    [
      'a stake that was cashed out',
      async (friend) => {
        const selectionId = site.table.addSelection(2000);
        const coupon = await placed(friend, [[selectionId, 2000]], { amount: 5000 });
        const { sequence } = await cashOutPriceOf(friend, coupon.id);
        await cashOutCoupon(friend, coupon.id, { stake: 2500, price: 1, sequence, isAnyPrice: true });
        await decide(selectionId);
      },
    ],
  ])('is not given for %s', async (what, stake) => {
    const friend = await friendBy(await codeOf());
    if (what === 'a free bet') {
      await site.platform.coupons.promoCodes.give({
        ...{ code: 'GIVEN-5', userId: friend.userId, value: 5000, iso: 'EUR' },
        ...{ minCoef: null, minLegs: null, expiresAt: null },
      });
    }
    await stake(friend);
    expect([await states(), await freeBets()]).toEqual([['joined'], []]);
  });

  test('is given once, however many processes settle the coupon and however often', async () => {
    const friend = await friendBy(await codeOf());
    const selections = [1, 2, 3].map(() => site.table.addSelection(2000));
    for (const selectionId of selections) await placed(friend, [[selectionId, 2000]], { amount: 5000 });
    for (const selectionId of selections) {
      site.table.decide(selectionId, 1);
      site.table.finish(gameOfSelection(selectionId), [1, 0]);
    }
    const games = selections.map(gameOfSelection);
    await Promise.all([1, 2, 3, 4].map(() => site.platform.coupons.settleGames(games)));
    await site.platform.coupons.settleAll();
    expect(await freeBets()).toHaveLength(1);
  });

  test('is given with the settlement of the coupon or not at all', async () => {
    const friend = await friendBy(await codeOf());
    const selectionId = site.table.addSelection(2000);
    const coupon = await placed(friend, [[selectionId, 2000]], { amount: 5000 });
    const terms = { minTimes: 10, minCoef: 1500, times: 1, maxFriends: 9, banned: [], expiresAt: 9e12 };
    const step = JSON.stringify({
      ...{ couponId: Number(coupon.id), cashedOutStake: 0, at: 1, legs: [] },
      settlement: { result: 'lose', payout: 0, friend: { ...terms, stake: 5000, currency: 'EUR' } },
    });
    const killed = site.database.owner.begin(async (sql) => {
      const [row] = await sql<{ answer: unknown }[]>`select settle_coupon(${step}::text::jsonb) as answer`;
      expect(row?.answer).toMatchObject({ status: 'settled', rewarded: inviter.userId });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await states(), await freeBets()]).toEqual([['joined'], []]);
    await decide(selectionId);
    expect([await states(), await freeBets()]).toMatchObject([['rewarded'], [{ value: 500 }]]);
  });

  test('is given for no more friends than the site says, also when they are settled at once', async () => {
    await site.platform.config.merge({ friends: { maxFriends: 1 } });
    const code = await codeOf();
    const friends = [await friendBy(code), await friendBy(code), await friendBy(code)];
    const selectionId = site.table.addSelection(2000);
    for (const friend of friends) await placed(friend, [[selectionId, 2000]], { amount: 5000 });
    await decide(selectionId);
    expect((await states()).sort()).toEqual(['not-counted', 'not-counted', 'rewarded']);
    expect(await freeBets()).toHaveLength(1);
  });

  test.each<[what: string, change: () => Promise<unknown>]>([
    ['closed', () => site.platform.admission.closeAccount(inviter.userId)],
    ['banned', () => site.platform.config.merge({ bans: { [inviter.userId]: 1 } })],
    [
      'excluded',
      () => site.database.owner`select exclude_player(${inviter.userId}, ${site.platform.clock.now() + DAY_MS}, 1)`,
    ],
  ])('is never given to an inviter whose account is %s', async (_, change) => {
    const friend = await friendBy(await codeOf());
    await change();
    await settled(friend, 5000);
    const { owner } = site.database;
    expect(await owner`select state, promo_code from friendship where user_id = ${friend.userId}`).toMatchObject([
      { state: 'not-counted', promo_code: null },
    ]);
    expect(await owner`select from promo_code where user_id = ${inviter.userId}`).toHaveLength(0);
  });

  test('waits while the inviter takes a time-out', async () => {
    const friend = await friendBy(await codeOf());
    const until = site.platform.clock.now() + DAY_MS;
    await site.database.owner`select time_out_player(${inviter.userId}, ${until}, ${Date.now()})`;
    await settled(friend, 5000);
    expect([await states(), await freeBets()]).toEqual([['joined'], []]);
    await site.database.owner`update player_care set time_out_until = null where user_id = ${inviter.userId}`;
    await settled(friend, 100);
    expect([await states(), await freeBets()]).toMatchObject([['rewarded'], [{ value: 500 }]]);
  });

  test.each<[what: string, patch: object, status: number]>([
    ['that switches it off', { friends: null }, 200],
    ['that closes the page', { availableRoutes: [1, 2] }, 404],
  ])('is not given on a site %s, which says so', async (_, patch, status) => {
    const friend = await friendBy(await codeOf());
    await site.platform.config.merge(patch as never);
    await settled(friend, 5000);
    const answer = await inviter.get<FriendsAnswer>(openPaths.friends);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.terms).toBeNull();
    expect(await freeBets()).toEqual([]);
  });

  test('is told to the pages of the inviter', async () => {
    const heard: unknown[] = [];
    const { unlisten } = await (await site.database.connect()).sql.listen('player', (message) => {
      const { userId, about } = JSON.parse(message) as { userId: number; about: string };
      if (userId === inviter.userId) heard.push(about);
    });
    await settled(await friendBy(await codeOf()), 5000);
    await expect.poll(() => heard).toEqual(['friends']);
    await unlisten();
  });
});

test('friends are listed page by page, the newest first, and only to their inviter', async () => {
  const { owner } = site.database;
  const friends: TestPlayer[] = [];
  for (let count = 0; count < 22; count += 1) friends.push(await site.player());
  for (const { userId } of friends) await owner`select join_friend(${inviter.userId}, ${userId}, ${userId})`;
  const joined = friends.map(({ userId }) => userId).reverse();
  const first = await page();
  expect(first.hasMore).toBe(true);
  expect(first.friends.map(({ joinedAt }) => joinedAt)).toEqual(joined.slice(0, 20));
  const other = await site.player();
  expect((await page(other, first.friends[0]?.id)).friends).toEqual([]);
  const second = await page(inviter, first.friends.at(-1)?.id);
  expect([second.hasMore, second.friends.map(({ joinedAt }) => joinedAt)]).toEqual([false, joined.slice(20)]);
});

test('the platform itself cannot write friends', async () => {
  const { sql } = await site.database.connect();
  const friend = await friendBy(await codeOf());
  await expect(sql`update friendship set staked = 1 where user_id = ${friend.userId}`).rejects.toThrow(
    'permission denied',
  );
  await expect(sql`select count_friend_stake(${friend.userId}, '{}', 1)`).rejects.toThrow('permission denied');
});
