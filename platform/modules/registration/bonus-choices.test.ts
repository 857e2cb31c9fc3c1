import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { BonusChoiceAnswer } from '#shared/contracts/bonus-choice.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { isCodeOpen } from '#shared/domain/registration/bonus-choice.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

const DAY = 86_400_000;

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
afterEach(async () => {
  await site.platform.config.reset();
  await site.platform.clock.reset();
});

interface More {
  readonly promo?: string;
  readonly bonusChoice?: number;
}

const begin = (client: TestClient, email: string, more: More) =>
  client.post<{ code: CodeAsked }>(openPaths.register, { ...fastRegistration({ email, password: PASSWORD }), ...more });

/** Opens an account as the form does. */
async function open(more: More): Promise<TestPlayer> {
  const email = `bonus-${crypto.randomUUID()}@example.com`;
  const client = site.client();
  const { body } = await begin(client, email, more);
  const code = await lastCode(site, email);
  const confirmed = await client.post<SessionAnswer>(openPaths.confirmRegistration, {
    request: body.code.request,
    code,
  });
  return new TestPlayer(client, confirmed.body);
}

const choiceOf = async (player: TestClient) => (await player.get<BonusChoiceAnswer>(openPaths.bonusChoice)).body;
const choose = async (player: TestClient, choice: number) =>
  (await player.send<BonusChoiceAnswer>('PUT', openPaths.bonusChoice, { choice })).body;
const owned = async (player: TestClient) =>
  (await player.get<{ promoCodes: PromoCode[] }>(openPaths.promoCodes)).body.promoCodes;

describe('[P-10] the bonus choice, and the code of a registration', () => {
  test('a code gives a free bet once to a player who chooses the sports bonus, and it pays for a coupon', async () => {
    const player = await open({ promo: ' fairstart ' });
    const code = `FAIRSTART-${player.userId}`;
    const [gift] = await owned(player);
    expect(gift).toMatchObject({ code, value: 500, iso: 'EUR', minCoef: 1500, minLegs: null });
    expect(gift?.expiresAt).toBeGreaterThan(Date.now() + 29 * DAY);
    expect(await choiceOf(player)).toEqual({ choice: 1, gift: null, givenCode: code });
    const bet = site.table.addSelection(2000);
    const { body } = await player.place(player.placement([[bet, 2000]], { amount: 500, promoCode: code }));
    expect(body).toMatchObject({ status: 'accepted', coupon: { promoCode: code } });
    expect(await owned(player)).toEqual([]);
    // A second choice gives no second bonus.
    expect(await choose(player, 0)).toMatchObject({ choice: 1, givenCode: code });
    expect(await choose(player, 1)).toMatchObject({ choice: 1, givenCode: code });
    expect(await owned(player)).toEqual([]);
  });

  test.each([
    ['declined everything', 0],
    ['wants it for the casino', 2],
  ])('a player who has %s gets no free bet until the sports bonus is chosen', async (_, bonusChoice) => {
    const player = await open({ promo: 'KICKOFF', bonusChoice });
    expect(await owned(player)).toEqual([]);
    expect(await choiceOf(player)).toMatchObject({
      choice: bonusChoice,
      gift: { value: 1000, iso: 'EUR' },
      givenCode: null,
    });
    const [one, two] = await Promise.all([choose(player, 1), choose(player, 1)]);
    expect([one.givenCode, two.givenCode]).toEqual([`KICKOFF-${player.userId}`, `KICKOFF-${player.userId}`]);
    expect(await owned(player)).toMatchObject([{ code: `KICKOFF-${player.userId}`, minLegs: 3 }]);
  });

  test('a free bet that was not chosen in time is not given any more', async () => {
    const player = await open({ promo: 'KICKOFF', bonusChoice: 0 });
    await site.database.owner`
      update bonus_choice set gift = gift || '{"expiresAt": 1}' where user_id = ${player.userId}`;
    expect(await choose(player, 1)).toEqual({ choice: 1, gift: null, givenCode: null });
    expect(await owned(player)).toEqual([]);
  });

  test('without a code the choice gives no free bet, and can be changed', async () => {
    const player = await open({});
    expect(await choiceOf(player)).toEqual({ choice: 1, gift: null, givenCode: null });
    expect(await choose(player, 2)).toMatchObject({ choice: 2 });
    expect(await choiceOf(player)).toMatchObject({ choice: 2 });
    expect(await choiceOf(await site.player())).toMatchObject({ choice: 1 });
    expect((await player.send('PUT', openPaths.bonusChoice, { choice: 3 })).status).toBe(400);
    expect((await site.client().get(openPaths.bonusChoice)).status).toBe(401);
  });

  test('a code gives as many free bets as the operator has set, and no account is opened with it afterwards', async () => {
    await site.database.owner`delete from registration_code`;
    await site.platform.config.merge({ registrationGifts: { KICKOFF: { maxUses: 2 } } });
    const [first, late] = [await open({ promo: 'KICKOFF' }), await open({ promo: 'KICKOFF', bonusChoice: 0 })];
    expect(await owned(first)).toHaveLength(1);
    // One that has declined takes none of them.
    const last = await open({ promo: 'KICKOFF' });
    expect(await owned(last)).toHaveLength(1);
    const email = `bonus-${crypto.randomUUID()}@example.com`;
    expect((await begin(site.client(), email, { promo: 'kickoff' })).body).toMatchObject({ code: 'PROMO_OVER' });
    expect(await choose(late, 1)).toEqual({ choice: 1, gift: null, givenCode: null });
    expect(await owned(late)).toEqual([]);
    await site.platform.config.merge({ registrationGifts: { KICKOFF: { maxUses: 3 } } });
    expect(await owned(await open({ promo: 'KICKOFF' }))).toHaveLength(1);
  });

  test('an unknown or closed code is refused before an account is opened', async () => {
    const email = `bonus-${crypto.randomUUID()}@example.com`;
    expect((await begin(site.client(), email, { promo: 'NOTHING' })).body).toMatchObject({ code: 'PROMO_UNKNOWN' });
    await site.platform.config.merge({ registrationGifts: { FAIRSTART: { until: Date.now() - 1 } } });
    expect((await begin(site.client(), email, { promo: 'FAIRSTART' })).body).toMatchObject({ code: 'PROMO_OVER' });
    await site.platform.config.merge({ registrationGifts: { FAIRSTART: { until: null, from: Date.now() + DAY } } });
    expect((await begin(site.client(), email, { promo: 'FAIRSTART' })).body).toMatchObject({ code: 'PROMO_OVER' });
  });
});

test.each<[string, number | null, number | null, boolean]>([
  ['no bounds', null, null, true],
  ['just begun', 100, null, true],
  ['not begun', 101, null, false],
  ['about to end', null, 101, true],
  ['just ended', null, 100, false],
])('[P-11] a registration code with %s (%s to %s) is open or not', (_, from, until, isOpen) => {
  expect(isCodeOpen({ from, until }, 100)).toBe(isOpen);
});
