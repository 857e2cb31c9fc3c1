import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coupon, Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { BET_CODES } from '#shared/domain/coupon/bet-codes.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 1_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

/** Returns `count` selections of different games, at 2.00 by default. */
const selections = (count: number, price = 2000) =>
  Array.from({ length: count }, (): [number, number] => [site.table.addSelection(price), price]);

const accepted = (answer: PlacementAnswer): Coupon => {
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon;
};

describe('a placed coupon', () => {
  test('[P-13] is accepted at the book’s prices, debits its stake and is open in the history', async () => {
    const before = await player.balance();
    const bets: [number, number][] = [
      [site.table.addSelection(1850), 1850],
      [site.table.addSelection(2100), 2100],
    ];
    const placement = player.placement(bets, { amount: 2500, coefViewId: 0, coefByView: '3.885', coef: 3885 });
    const { status, body } = await player.place(placement);
    const coupon = accepted(body);
    expect(status).toBe(200);
    expect(coupon).toMatchObject({
      key: placement.id,
      accountId: player.accountId,
      iso: 'EUR',
      decimals: 2,
      typeId: 1,
      amount: 2500,
      coef: 3885,
      maxPayout: 9713,
      maxPayoutLimit: 5_000_000,
      state: 'open',
      result: null,
      payout: null,
    });
    expect(coupon.id).toMatch(/^\d+$/);
    expect(coupon.legs.map(({ selectionId, coef, statusId }) => [selectionId, coef, statusId])).toEqual(
      bets.map(([selectionId, coef]) => [selectionId, coef, -1]),
    );
    expect(body.status === 'accepted' && body.balance).toBe(before - 2500);
    expect(await player.balance()).toBe(before - 2500);
    const stored = await player.get<Coupon>(openPaths.coupon.replace(':couponId', coupon.id));
    expect(stored.body).toEqual(coupon);
  });

  test.each([
    [T.single, 1, {}],
    [T.express, 2, {}],
    [T.system, 4, { systemValue: 2 }],
    [T.chain, 3, {}],
    [T.multi, 4, { systemValue: 2, blocks: [0, 1, 2, 3] }],
    [T.condition, 3, { amountByBlockId: { 2: 500, 3: null } }],
    [T.antiExpress, 2, {}],
    [T.lucky, 3, {}],
    [T.patent, 3, {}],
  ] as const)('[P-01] type %i is taken', async (typeId, legs, { blocks, ...more }: Record<string, unknown>) => {
    const bets = selections(legs).map(([selectionId, coef], index) => ({
      selectionId,
      coef,
      ...(blocks ? { blockId: (blocks as number[])[index] ?? 0 } : {}),
    }));
    const { body } = await player.place(player.placement([], { typeId, bets, ...more } as Partial<Placement>));
    const coupon = accepted(body);
    expect(coupon.typeId).toBe(typeId);
    expect(coupon.antiMargin).toBe(typeId === T.antiExpress ? '0.1165' : null);
    expect(coupon.antiExpressCoef === null).toBe(typeId !== T.antiExpress);
  });

  test('a multi coupon of single legs without a lobby is a system', async () => {
    const bets = selections(3).map(([selectionId, coef], index) => ({ selectionId, coef, blockId: index + 1 }));
    const { body } = await player.place(player.placement([], { typeId: T.multi, systemValue: 2, bets }));
    expect(accepted(body).typeId).toBe(T.system);
  });
});

/** A change that spoils a good express of three, and the code of the refusal that follows. */
type Spoil = (bets: [number, number][]) => Partial<Placement>;

/** Runs a change of the selections before they are sent. */
function after(happens: (ids: number[]) => void): Spoil {
  return (bets) => {
    happens(bets.map(([selectionId]) => selectionId));
    return {};
  };
}

const game = (selection: number) => gameOfSelection(selection);
const asBets = (bets: readonly (readonly [number, number])[], more: object = {}) =>
  bets.map(([selectionId, coef]) => ({ selectionId, coef, ...more }));

const refusals: [code: string, what: string, spoil: Spoil, data?: object][] = [
  ['BET_BLOCKED', 'a closed market', after((ids) => site.table.suspend(ids[1] ?? 0))],
  ['BET_BLOCKED', 'a selection that has left the book', after((ids) => site.table.remove(ids[0] ?? 0))],
  [
    'BET_BLOCKED',
    'a selection that never was',
    () => ({ bets: [{ selectionId: 12345, coef: 2000 }], typeId: T.single }),
  ],
  ['BET_BLOCKED', 'a price of 1.00', after((ids) => site.table.reprice(ids[0] ?? 0, 1000))],
  [
    'BET_DEPENDENT',
    'two bets of one game',
    ([[first, coef] = [0, 0]]) => ({
      bets: asBets([
        [first, coef],
        [site.table.addSelection(3000, { gameId: game(first) }), 3000],
      ]),
    }),
  ],
  ['TYPE_UNAVAILABLE', 'a single of three', () => ({ typeId: T.single }), { reason: 'leg-count', min: 1, max: 1 }],
  ['TYPE_UNAVAILABLE', 'an express of one', (bets) => ({ bets: asBets(bets.slice(0, 1)) }), { fallbackTypeId: 0 }],
  [
    'TYPE_UNAVAILABLE',
    'a quarter line in an anti-express',
    () => ({
      typeId: T.antiExpress,
      bets: asBets([
        [site.table.addSelection(2000, { quarterLine: true }), 2000],
        [site.table.addSelection(2000), 2000],
      ]),
    }),
    { reason: 'quarter-line' },
  ],
  ['SYSTEM_VALUE', 'a system of ones', () => ({ typeId: T.system, systemValue: 1 }), { min: 2, max: 2 }],
  ['SYSTEM_VALUE', 'a system of all', () => ({ typeId: T.system, systemValue: 3 })],
  ['SYSTEM_VALUE', 'a system of two and a half', () => ({ typeId: T.system, systemValue: 2.5 })],
  [
    'BLOCK_AMOUNT',
    'a block that stakes more than the one before returns',
    () => ({ typeId: T.condition, amountByBlockId: { 2: 2001 } }),
    { blockId: 2, maxAmount: 2000 },
  ],
  [
    'BLOCK_AMOUNT',
    'a block that stakes less than nothing',
    () => ({ typeId: T.condition, amountByBlockId: { 2: -1 } }),
  ],
  ['AMOUNT_FORMAT', 'no amount', () => ({ amount: 0 }), { reason: 'empty' }],
  ['AMOUNT_FORMAT', 'less than nothing', () => ({ amount: -1000 }), { reason: 'negative' }],
  ['AMOUNT_MIN', 'too little', () => ({ amount: 19 }), { min: 20 }],
  [
    'AMOUNT_MIN',
    'too little for the lines of a system',
    () => ({ typeId: T.system, systemValue: 10, amount: 184_755, bets: asBets(selections(20, 1010)) }),
    { min: 369_512 },
  ],
  ['AMOUNT_MAX', 'too much', () => ({ amount: 500_001 }), { max: 500_000 }],
  ['BALANCE', 'more than there is', () => ({ amount: 499_999 }), { missing: 499_999 - 400_000, balance: 400_000 }],
  ['COEF_CHANGED', 'a price that fell', after((ids) => site.table.reprice(ids[0] ?? 0, 1900))],
  [
    'COEF_CHANGED',
    'an anti-express whose price fell',
    (bets) => {
      site.table.reprice(bets[0]?.[0] ?? 0, 2500);
      return { typeId: T.antiExpress, bets: asBets(bets.slice(0, 2)) };
    },
  ],
];

describe('refusals', () => {
  let poor: TestPlayer;
  beforeAll(async () => {
    poor = await site.player({ balance: 400_000 });
  });

  test.each(refusals)('[P-12] %s: %s', async (code, _, spoil, data) => {
    const bets = selections(3);
    const { id, ...good } = poor.placement(bets);
    const placement = { id, ...good, ...spoil(bets) };
    const { status, body } = await poor.place(placement);
    expect([status, body.status]).toEqual([200, 'refused']);
    expect(body).toMatchObject({ code, ...(data ? { data } : {}) });
    if (body.status !== 'refused') return;
    expect(body.prices.map(({ selectionId }) => selectionId)).toEqual(
      placement.bets.map(({ selectionId }) => selectionId),
    );
    expect(await poor.balance()).toBe(400_000);
  });

  test('every code that the platform can answer has a case', () => {
    const later = ['BET_BANNED_EXPRESS', 'PREPAID', 'PROMO', 'LIMITS'];
    const elsewhere = ['BET_DISALLOWED', 'COEF_BELOW_EXACT', 'EMPTY', 'SCORE_CHANGED'];
    const met = new Set(refusals.map(([code]) => code));
    expect(BET_CODES.filter((code) => !met.has(code)).sort()).toEqual([...later, ...elsewhere].sort());
  });

  test('a placement without bets is refused by the contract', async () => {
    const { status, body } = await poor.post<ErrorBody>(
      openPaths.placeCoupon,
      { ...poor.placement([]), bets: [] },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('the first code in the order is answered: the balance before the price', async () => {
    const bets = selections(2);
    site.table.reprice(bets[0]?.[0] ?? 0, 1500);
    const { body } = await poor.place(poor.placement(bets, { amount: 450_000 }));
    expect(body).toMatchObject({ status: 'refused', code: 'BALANCE' });
    const enough = await poor.place(poor.placement(bets, { amount: 350_000 }));
    expect(enough.body).toMatchObject({ status: 'refused', code: 'COEF_CHANGED', selectionIds: [bets[0]?.[0]] });
  });

  test('[P-08] a bonus account has no maximum but the payout limit holds', async () => {
    const rich = await site.player({ balance: 0 });
    const { owner } = site.database;
    const [row] = await owner<
      { id: number }[]
    >`select open_account(${rich.userId}, 4::smallint, 'EUR', 2::smallint, '', 0) as id`;
    const accountId = row?.id ?? 0;
    await owner`select ledger_move('play-money', ${crypto.randomUUID()}, null, ${accountId}, 'play-money', 900000, 0)`;
    const { body } = await rich.place(rich.placement(selections(1, 10_000), { accountId, amount: 600_000 }));
    expect(accepted(body)).toMatchObject({ amount: 600_000, maxPayout: 5_000_000 });
  });
});

describe('[P-05] changed prices, by policy', () => {
  const moves = { up: 2200, same: 2000, down: 1800 } as const;
  const table: [action: 0 | 1 | 2, name: string, move: keyof typeof moves, verdict: 'accepted' | 'refused'][] = [
    [0, 'approve', 'up', 'refused'],
    [0, 'approve', 'same', 'accepted'],
    [0, 'approve', 'down', 'refused'],
    [1, 'any change', 'up', 'accepted'],
    [1, 'any change', 'same', 'accepted'],
    [1, 'any change', 'down', 'accepted'],
    [2, 'accept on increase', 'up', 'accepted'],
    [2, 'accept on increase', 'same', 'accepted'],
    [2, 'accept on increase', 'down', 'refused'],
  ];

  test.each(table)('%i %s, price %s: %s', async (changeCoefAction, _, move, verdict) => {
    const bets = selections(1);
    site.table.reprice(bets[0]?.[0] ?? 0, moves[move]);
    const { body } = await player.place(player.placement(bets, { changeCoefAction }));
    expect(body.status).toBe(verdict);
    if (body.status === 'accepted') expect(body.coupon.legs[0]?.coef).toBe(moves[move]);
    if (body.status === 'refused')
      expect(body).toMatchObject({ code: 'COEF_CHANGED', prices: [{ coef: moves[move] }] });
  });

  test('"accept on increase" checks each leg: one that fell refuses, however much another rose', async () => {
    const bets = selections(2);
    site.table.reprice(bets[0]?.[0] ?? 0, 9000);
    site.table.reprice(bets[1]?.[0] ?? 0, 1999);
    const { body } = await player.place(player.placement(bets));
    expect(body).toMatchObject({ status: 'refused', code: 'COEF_CHANGED' });
  });

  test.each([
    [2, 1960, 'accepted'],
    [2, 1959, 'refused'],
    [5, 1900, 'accepted'],
    [5, 1899, 'refused'],
    [undefined, 1999, 'refused'],
  ] as const)('a fall of %s %% that the player accepts places 2.00 at %i: %s', async (dropPercent, price, verdict) => {
    const bets = selections(1);
    site.table.reprice(bets[0]?.[0] ?? 0, price);
    const { body } = await player.place(
      player.placement(bets, { changeCoefAction: 2, ...(dropPercent ? { dropPercent } : {}) }),
    );
    expect(body.status).toBe(verdict);
    if (body.status === 'accepted') expect(body.coupon.legs[0]?.coef).toBe(price);
    if (body.status === 'refused') expect(body).toMatchObject({ code: 'COEF_CHANGED', prices: [{ coef: price }] });
  });

  test('an accepted fall counts for all bets of a coupon together, and not with "approve"', async () => {
    const both = selections(2);
    for (const [id] of both) site.table.reprice(id, 1970);
    const fall = { dropPercent: 2 } as const;
    expect((await player.place(player.placement(both, fall))).body).toMatchObject({ code: 'COEF_CHANGED' });
    expect((await player.place(player.placement(both, { dropPercent: 5 }))).body.status).toBe('accepted');
    const one = selections(1);
    site.table.reprice(one[0]?.[0] ?? 0, 1990);
    const asked = player.placement(one, { ...fall, changeCoefAction: 0 });
    expect((await player.place(asked)).body).toMatchObject({ code: 'COEF_CHANGED' });
  });

  test('a fall that is not offered is refused as a malformed body', async () => {
    const { status } = await player.place(player.placement(selections(1), { dropPercent: 50 as 5 }));
    expect(status).toBe(400);
  });

  test('wanted odds that are reached override the policy', async () => {
    const bets = selections(1);
    site.table.reprice(bets[0]?.[0] ?? 0, 1800);
    const { body } = await player.place(player.placement(bets, { changeCoefAction: 0, exactCoef: 1750 }));
    expect(accepted(body).legs[0]?.coef).toBe(1800);
  });

  test('the price of an accepted coupon never changes', async () => {
    const bets = selections(1);
    const coupon = accepted((await player.place(player.placement(bets))).body);
    site.table.reprice(bets[0]?.[0] ?? 0, 9000);
    const stored = await player.get<Coupon>(openPaths.coupon.replace(':couponId', coupon.id));
    expect([stored.body.legs[0]?.coef, stored.body.maxPayout]).toEqual([2000, coupon.maxPayout]);
  });
});

describe('tampering', () => {
  test.each([
    ['prices ten times as high', { bets: (bets: [number, number][]) => asBets(bets.map(([id]) => [id, 20_000])) }],
    ['a coefficient of its own', { coef: 999_999, coefByView: '999.99' }],
  ])('%s change nothing: the book’s price counts', async (_, change) => {
    const bets = selections(1);
    const { bets: rewrite, ...more } = change as { bets?: (bets: [number, number][]) => Placement['bets'] };
    const placement = player.placement(bets, {
      changeCoefAction: 1,
      ...more,
      ...(rewrite ? { bets: rewrite(bets) } : {}),
    });
    expect(accepted((await player.place(placement)).body)).toMatchObject({ coef: 2000, maxPayout: 2000 });
  });

  test('fields that are not the client’s to set are ignored', async () => {
    const more = {
      userId: 1,
      maxPayout: 9_999_999,
      payout: 9_999_999,
      state: 'settled',
      result: 'win',
      placedAt: 0,
      maxPayoutLimit: null,
      balance: 1,
      antiMargin: '0',
    };
    const before = await player.balance();
    const { body } = await player.place({ ...player.placement(selections(1)), ...more } as Placement);
    expect(accepted(body)).toMatchObject({ state: 'open', payout: null, maxPayout: 2000, maxPayoutLimit: 5_000_000 });
    expect(await player.balance()).toBe(before - 1000);
  });

  test.each([
    ['amount', '1e3'],
    ['amount', '"10"'],
    ['amount', '10.5'],
    ['amount', 'null'],
    ['amount', '1e400'],
    ['amount', '9007199254740993'],
    ['typeId', '9'],
    ['typeId', '"1"'],
    ['changeCoefAction', '3'],
    ['accountId', '{}'],
    ['bets', '[{"selectionId":1.5,"coef":2000}]'],
    ['bets', '[{"selectionId":-1,"coef":2000}]'],
    ['bets', '[{"selectionId":1,"coef":2000,"blockId":51}]'],
    ['bets', '[{"selectionId":1,"coef":2000,"blockId":0.5}]'],
    ['id', '"not-a-uuid"'],
  ])('%s = %s is refused with the field’s name', async (field, value) => {
    const { [field as 'amount']: _, ...rest } = player.placement(selections(1));
    const body = `${JSON.stringify(rest).slice(0, -1)},"${field}":${value}}`;
    const answer = await player.post<ErrorBody>(openPaths.placeCoupon, body, {
      'idempotency-key': rest.id ?? crypto.randomUUID(),
    });
    if (value === '1e3') return expect(answer.status).toBe(200);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.issues?.[0]?.path ?? 'body').toContain('body');
  });

  test('another player’s account cannot pay', async () => {
    const other = await site.player();
    const { status, body } = await player.place(player.placement(selections(1), { accountId: other.accountId }));
    expect([status, (body as unknown as ErrorBody).code]).toEqual([404, 'ACCOUNT_UNKNOWN']);
    expect(await other.balance()).toBe(10_000);
  });

  test('a house account cannot pay', async () => {
    const [house] = await site.database.owner<{ id: number }[]>`select id from account where code is not null limit 1`;
    const { status } = await player.place(player.placement(selections(1), { accountId: house?.id ?? 0 }));
    expect(status).toBe(404);
  });

  test('a visitor cannot place', async () => {
    const placement = player.placement(selections(1));
    expect((await site.client().place(placement)).status).toBe(401);
  });

  test('another player’s coupon is unknown', async () => {
    const coupon = accepted((await player.place(player.placement(selections(1)))).body);
    const other = await site.player();
    const theirs = await other.get<ErrorBody>(openPaths.coupon.replace(':couponId', coupon.id));
    const none = await other.get<ErrorBody>(openPaths.coupon.replace(':couponId', '999999999999999999'));
    const { requestId: _a, ...first } = theirs.body;
    const { requestId: _b, ...second } = none.body;
    expect([theirs.status, first]).toEqual([404, { code: 'COUPON_UNKNOWN', message: 'COUPON_UNKNOWN' }]);
    expect([none.status, second]).toEqual([theirs.status, first]);
  });
});
