import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/contracts/account.ts';
import type { Conversion } from '#shared/contracts/account-conversion.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { setLimitsCall } from '#shared/contracts/session-life.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  setBalance,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
  // Besides the kuna, currencies with three decimal digits and with none, for the arithmetic.
  const retiredCurrencies = { TND: { successor: 'JPY', rate: '0.02' }, JPY: { successor: 'KWD', rate: '500' } };
  await site.platform.config.merge({ retiredCurrencies });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const quotes = async (player: TestPlayer) =>
  (await player.get<{ data: Conversion[] }>(openPaths.conversions)).body.data;
const convert = (player: TestPlayer, accountId = player.accountId, key: string = crypto.randomUUID()) =>
  player.post<{ data: Conversion } & ErrorBody>(openPaths.convertAccount, { accountId }, { 'idempotency-key': key });
const inShort = (accounts: readonly Account[]) =>
  accounts.map(({ iso, type, money, isActive, convertStatus }) => [iso, type, money, isActive, convertStatus]);

async function funded(player: TestPlayer, iso: string, amount: number): Promise<number> {
  await player.post('/__control/fund', { userId: player.userId, iso, amount });
  return (await player.accounts()).find((one) => one.iso === iso)?.id ?? 0;
}

describe('an amount is converted exactly, with one rounding, halves up', () => {
  test.each([
    ['HRK', 75_345, 'EUR', 10_000],
    ['HRK', 100, 'EUR', 13],
    ['HRK', 0, 'EUR', 0],
    // 0.03 HRK are 0.0039… EUR, 0.04 HRK 0.0053….
    ['HRK', 3, 'EUR', 0],
    ['HRK', 4, 'EUR', 1],
    // 149,999.47 and 149,999.60 cents.
    ['HRK', 1_130_171, 'EUR', 149_999],
    ['HRK', 1_130_172, 'EUR', 150_000],
    ['HRK', 9_007_199_254_740, 'EUR', 1_195_460_781_039],
    // Exactly halves, and just below.
    ['TND', 1, 'JPY', 0],
    ['TND', 10, 'JPY', 1],
    ['TND', 9, 'JPY', 0],
    ['TND', 29, 'JPY', 1],
    ['TND', 30, 'JPY', 2],
    ['JPY', 1, 'KWD', 2],
    ['JPY', 7, 'KWD', 14],
  ])('%s %d converts to %s %d', async (iso, amount, to, expected) => {
    const player = await site.player({ currency: iso, balance: amount });
    const [quote] = await quotes(player);
    expect([quote?.from.amount, quote?.to.iso, quote?.to.amount]).toEqual([amount, to, expected]);
    const { status, body } = await convert(player);
    expect([status, body.data.from.amount, body.data.to.amount]).toEqual([200, amount, expected]);
    expect(inShort(await player.accounts())[0]?.slice(0, 3)).toEqual([to, 0, expected]);
  });
});

describe('convert status', () => {
  test('1 for the main account in a currency that has ended, which the new one takes over', async () => {
    const player = await site.player({ currency: 'HRK', balance: 75_345 });
    expect(inShort(await player.accounts())).toEqual([['HRK', 0, 75_345, true, 1]]);
    expect(await quotes(player)).toMatchObject([{ isMain: true, rate: '7.53450', to: { accountId: 0 } }]);
    const { body } = await convert(player);
    expect(body.data).toMatchObject({ isMain: true, from: { iso: 'HRK' }, to: { iso: 'EUR', amount: 10_000 } });
    expect(inShort(await player.accounts())).toEqual([['EUR', 0, 10_000, true, 0]]);
    expect(await quotes(player)).toEqual([]);
  });

  test('2 for an additional one, whose money goes to the account that is there', async () => {
    const player = await site.player({ balance: 500 });
    const kuna = await funded(player, 'HRK', 75_345);
    await player.post(openPaths.switchAccount, { id: kuna });
    expect(inShort(await player.accounts())).toEqual([
      ['EUR', 0, 500, false, 0],
      ['HRK', 9, 75_345, true, 2],
    ]);
    expect((await convert(player, kuna)).body.data).toMatchObject({
      isMain: true,
      to: { accountId: player.accountId },
    });
    expect(inShort(await player.accounts())).toEqual([['EUR', 0, 10_500, true, 0]]);
  });

  test('0 for all others, which are not converted', async () => {
    const player = await site.player();
    expect(await quotes(player)).toEqual([]);
    const { status, body } = await convert(player);
    expect([status, body.code]).toEqual([409, 'CONVERSION_UNAVAILABLE']);
  });

  test('an additional account in the new currency becomes the main one', async () => {
    const player = await site.player({ currency: 'HRK', balance: 75_345 });
    await player.post(openPaths.addCurrency, { currencyId: CURRENCY_NUMBERS.EUR });
    const euro = (await player.accounts()).find(({ iso }) => iso === 'EUR')?.id ?? 0;
    await setBalance(site.database, euro, 250);
    await convert(player);
    expect(inShort(await player.accounts())).toEqual([['EUR', 0, 10_250, true, 0]]);
    expect((await player.accounts())[0]?.id).toBe(euro);
  });
});

test('a repeated conversion happens once, with the same answer', async () => {
  const player = await site.player({ currency: 'HRK', balance: 75_345 });
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([convert(player, undefined, key), convert(player, undefined, key)]);
  expect(first.body).toEqual(second.body);
  expect((await convert(player, undefined, key)).body).toEqual(first.body);
  expect((await convert(player)).body.code).toBe('ACCOUNT_UNKNOWN');
  expect(await player.balance()).toBe(10_000);
});

test('an open bet of the account is settled in its currency first', async () => {
  const player = await site.player({ currency: 'HRK', balance: 75_345 });
  const selection = site.table.addSelection(2000);
  await player.place(player.placement([[selection, 2000]], { amount: 5345 }));
  const { status, body } = await convert(player);
  expect([status, body.code]).toEqual([409, 'CONVERSION_HAS_BETS']);
  expect(await player.balance()).toBe(70_000);
  site.table.decide(selection, 0);
  await site.platform.coupons.settleAll();
  expect((await convert(player)).body.data).toMatchObject({ to: { amount: 9291 } });
});

test('another player’s account cannot be converted', async () => {
  const [owner, other] = [await site.player({ currency: 'HRK' }), await site.player()];
  expect((await convert(other, owner.accountId)).body.code).toBe('ACCOUNT_UNKNOWN');
  expect((await site.client().get(openPaths.conversions)).status).toBe(401);
});

test('limits on money follow the main account', async () => {
  const player = await site.player({ currency: 'HRK', balance: 75_345 });
  const limits = [
    { limitType: 1, limitValue: 75_345 },
    { limitType: 20, limitValue: 4 },
  ];
  await player.post(setLimitsCall.path, { limits });
  await convert(player);
  const { body } = await player.get<{ data: { limitType: number; limitValue: number; currencyCode?: string }[] }>(
    setLimitsCall.path,
  );
  const told = (type: number) => body.data.find(({ limitType }) => limitType === type);
  expect(told(1)).toMatchObject({ limitValue: 10_000, currencyCode: 'EUR' });
  expect(told(20)).toMatchObject({ limitValue: 1, currencyCode: 'EUR' });
});
