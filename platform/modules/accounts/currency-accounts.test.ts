import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/contracts/account.ts';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  setBalance,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

const { EUR, USD, JPY, KWD, BHD } = CURRENCY_NUMBERS;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  // However many accounts the tests open and close, no money is lost.
  expect(await site.audit()).toEqual([]);
  await site.close();
});

type Answer = { data: { message: string } } & ErrorBody;
const add = (client: TestClient, currencyId: number) => client.post<Answer>(openPaths.addCurrency, { currencyId });
const remove = (client: TestClient, currencyId: number) =>
  client.post<Answer>(openPaths.removeCurrency, { currencyId });
const switchTo = (client: TestClient, id: number) =>
  client.post<{ accounts: Account[] } & ErrorBody>(openPaths.switchAccount, { id });
const isoOf = (accounts: readonly Account[]) => accounts.map(({ iso }) => iso);

async function accountIn(player: TestClient, iso: string): Promise<Account> {
  const account = (await player.accounts()).find((one) => one.iso === iso);
  if (!account) throw new Error(`no account in ${iso}`);
  return account;
}

/** Returns a player with a euro account and a yen account that holds `money`. */
async function playerWithYen(money = 0): Promise<{ player: TestPlayer; yen: Account }> {
  const player = await site.player();
  await add(player, JPY);
  const yen = await accountIn(player, 'JPY');
  if (money > 0) await setBalance(site.database, yen.id, money);
  return { player, yen };
}

describe('adding a currency', () => {
  test.each([
    ['JPY', JPY, 0],
    ['USD', USD, 2],
    ['KWD', KWD, 3],
  ])(
    '[O-02] opens an empty account in %s, with its own exponent, next to the main account',
    async (iso, id, decimals) => {
      const player = await site.player();
      const { status, body } = await add(player, id);
      expect([status, body]).toEqual([200, { data: { message: 'currency_added' } }]);
      const [main, added, ...others] = await player.accounts();
      expect(main).toMatchObject({ type: 0, iso: 'EUR', isActive: true, money: 10_000 });
      expect(added).toMatchObject({ type: 9, iso, decimals, currencyId: id, money: 0, isActive: false });
      expect(others).toEqual([]);
    },
  );

  test.each([
    ['that is none', 1, 422, 'CURRENCY_UNKNOWN'],
    ['that the site does not offer', BHD, 422, 'CURRENCY_UNKNOWN'],
    ['of the main account', EUR, 409, 'CURRENCY_TAKEN'],
  ])('refuses a currency %s', async (_, id, status, code) => {
    const player = await site.player();
    const answer = await add(player, id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await player.accounts()).toHaveLength(1);
  });

  test('many requests at the same time open the account once', async () => {
    const player = await site.player();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(player, JPY)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array(7).fill(409)]);
    expect(isoOf(await player.accounts())).toEqual(['EUR', 'JPY']);
  });

  test('a currency that the site stops offering cannot be added, and existing accounts stay', async () => {
    const { player } = await playerWithYen();
    const late = await site.player();
    await site.platform.config.merge({ currencies: ['EUR', 'USD'] });
    const answer = await add(late, JPY);
    await site.platform.config.reset();
    expect(answer.body.code).toBe('CURRENCY_UNKNOWN');
    expect(isoOf(await player.accounts())).toEqual(['EUR', 'JPY']);
  });

  test('is possible for signed-in players only', async () => {
    expect((await add(site.client(), JPY)).status).toBe(401);
    expect((await remove(site.client(), JPY)).status).toBe(401);
  });
});

describe('playing in another currency', () => {
  test('[O-02] the active account pays, in its own minor units, and other balances stay', async () => {
    const { player, yen } = await playerWithYen(5000);
    const { body } = await switchTo(player, yen.id);
    expect(body.accounts.find(({ isActive }) => isActive)?.iso).toBe('JPY');
    const selectionId = site.table.addSelection(2000);
    const placed = await player.place(player.placement([[selectionId, 2000]], { accountId: yen.id, amount: 500 }));
    const { coupon, balance } = placed.body as Extract<PlacementAnswer, { status: 'accepted' }>;
    expect(coupon).toMatchObject({ iso: 'JPY', decimals: 0, amount: 500, maxPayout: 1000 });
    expect(balance).toBe(4500);
    expect((await player.accounts()).map(({ iso, money }) => [iso, money])).toEqual([
      ['EUR', 10_000],
      ['JPY', 4500],
    ]);
  });

  test('a bet goes to the account that it names, which the slip showed, also when another one is active by now', async () => {
    const { player, yen } = await playerWithYen(5000);
    await switchTo(player, yen.id);
    const selectionId = site.table.addSelection(2000);
    const placed = await player.place(player.placement([[selectionId, 2000]], { amount: 500 }));
    expect(placed.body).toMatchObject({ status: 'accepted', coupon: { iso: 'EUR', amount: 500 }, balance: 9500 });
    expect((await accountIn(player, 'JPY')).money).toBe(5000);
  });

  test('the history can be asked for by the account', async () => {
    const { player, yen } = await playerWithYen(5000);
    const selectionId = site.table.addSelection(2000);
    await player.place(player.placement([[selectionId, 2000]], { accountId: yen.id, amount: 500 }));
    await player.place(player.placement([[selectionId, 2000]]));
    const ofYen = `${openPaths.couponHistory}?accountId=${yen.id}`;
    const { body } = await player.get<{ coupons: { iso: string; amount: number }[] }>(ofYen);
    expect(body.coupons.map(({ iso, amount }) => [iso, amount])).toEqual([['JPY', 500]]);
  });
});

describe('removing a currency', () => {
  test('[O-02] an empty account is removed, and cannot become active', async () => {
    const { player, yen } = await playerWithYen();
    const { status, body } = await remove(player, JPY);
    expect([status, body]).toEqual([200, { data: { message: 'currency_removed' } }]);
    expect(isoOf(await player.accounts())).toEqual(['EUR']);
    const switched = await switchTo(player, yen.id);
    expect([switched.status, switched.body.code]).toEqual([404, 'ACCOUNT_UNKNOWN']);
  });

  test('the removal of the active account makes the main one active', async () => {
    const { player, yen } = await playerWithYen();
    await switchTo(player, yen.id);
    await remove(player, JPY);
    expect((await player.accounts()).map(({ iso, isActive }) => [iso, isActive])).toEqual([['EUR', true]]);
  });

  test.each([
    ['the main account', EUR, 409, 'ACCOUNT_FIXED'],
    ['an account that is not there', USD, 404, 'ACCOUNT_UNKNOWN'],
    ['a currency that is none', 1, 404, 'ACCOUNT_UNKNOWN'],
    ['an account with money on it', JPY, 409, 'ACCOUNT_NOT_EMPTY'],
  ])('refuses to remove %s', async (_, id, status, code) => {
    const { player } = await playerWithYen(1);
    const answer = await remove(player, id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(isoOf(await player.accounts())).toEqual(['EUR', 'JPY']);
  });

  test('an account whose last yen is in an open bet stays until the bet is settled', async () => {
    const { player, yen } = await playerWithYen(500);
    const selectionId = site.table.addSelection(2000);
    const placement = player.placement([[selectionId, 2000]], { accountId: yen.id, amount: 500 });
    expect((await player.place(placement)).body.status).toBe('accepted');
    const early = await remove(player, JPY);
    expect([early.status, early.body.code]).toEqual([409, 'ACCOUNT_HAS_BETS']);
    site.table.decide(selectionId, BET_STATUS.lose);
    site.table.finish(gameOfSelection(selectionId), [0, 1]);
    site.table.announce(gameOfSelection(selectionId));
    await site.platform.coupons.settled();
    expect((await remove(player, JPY)).status).toBe(200);
    const { body } = await player.get<{ coupons: { iso: string }[] }>(openPaths.couponHistory);
    expect(body.coupons.map(({ iso }) => iso)).toEqual(['JPY']);
  });

  test('another player’s account of the same currency is left alone', async () => {
    const { player } = await playerWithYen();
    const other = await site.player();
    expect((await remove(other, JPY)).body.code).toBe('ACCOUNT_UNKNOWN');
    expect(isoOf(await player.accounts())).toEqual(['EUR', 'JPY']);
  });

  test('a currency that is added again gets its old account, with its history', async () => {
    const { player, yen } = await playerWithYen();
    await remove(player, JPY);
    await add(player, JPY);
    expect((await accountIn(player, 'JPY')).id).toBe(yen.id);
  });
});

describe('a removed account', () => {
  test('accepts no bet and no play money', async () => {
    const { player, yen } = await playerWithYen();
    await remove(player, JPY);
    const selectionId = site.table.addSelection(2000);
    const bet = await player.place(player.placement([[selectionId, 2000]], { accountId: yen.id, amount: 500 }));
    expect(bet.body).toMatchObject({ status: 'refused', code: 'BALANCE' });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const gift = await player.post<ErrorBody>(openPaths.playMoney, { accountId: yen.id }, headers);
    expect([gift.status, gift.body.code]).toEqual([404, 'ACCOUNT_UNKNOWN']);
  });

  test('accepts no posting in the database', async () => {
    const { player, yen } = await playerWithYen();
    await remove(player, JPY);
    await expect(setBalance(site.database, yen.id, 1)).rejects.toThrow('closed_account_is_empty');
  });

  test('switching to it and removing it at the same time leaves an open account the active one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player, yen } = await playerWithYen();
      await Promise.all([switchTo(player, yen.id), remove(player, JPY)]);
      expect((await player.accounts()).map(({ iso, isActive }) => [iso, isActive])).toEqual([['EUR', true]]);
    }
  });

  test('removing it and giving it money at the same time loses nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player, yen } = await playerWithYen();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const [gift, removal] = await Promise.all([
        player.post(openPaths.playMoney, { accountId: yen.id }, headers),
        remove(player, JPY),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([gift.status, removal.status]);
    }
  });
});
