import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { BetRestriction } from '#shared/domain/coupon/bet-restrictions.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;
let bets: Placement['bets'];

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 1_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(() => {
  bets = [2000, 3000, 1500].map((coef) => ({ selectionId: site.table.addSelection(coef), coef }));
});

const restrict = (restrictions: readonly BetRestriction[]) =>
  site.platform.config.merge({ coupon: { restrictions } as never });

/** The market of a selection, as a rule names it. */
const marketOf = (index: number) => [unpackSelectionId(bets[index]?.selectionId ?? 0).marketType];

const refusal = async (more: Partial<Placement>) => {
  const { body } = await player.place(player.placement([], { bets, ...more }));
  return body.status === 'accepted' ? null : body;
};

test('[P-12] a bet that is banned for express is refused in every type that joins bets, and taken as a single', async () => {
  await restrict([{ marketTypes: marketOf(0), isBannedExpress: true }]);
  expect(await refusal({ typeId: T.express })).toMatchObject({ code: 'BET_BANNED_EXPRESS' });
  expect(await refusal({ typeId: T.system, systemValue: 2 })).toMatchObject({ code: 'BET_BANNED_EXPRESS' });
  expect(await refusal({ typeId: T.single, bets: bets.slice(0, 1) })).toBeNull();
  await restrict([]);
  expect(await refusal({ typeId: T.express })).toBeNull();
});

test('[P-12] a bet that may not be a banker is refused as one, and taken in the same system without the mark', async () => {
  await restrict([{ marketTypes: marketOf(0), isDisabledBanker: true }]);
  const four = [...bets, { selectionId: site.table.addSelection(2000), coef: 2000 }];
  const marked = four.map((bet, index) => ({ ...bet, banker: index === 0 }));
  const system = { typeId: T.system, systemValue: 2 };
  expect(await refusal({ ...system, bets: marked })).toMatchObject({
    code: 'SYSTEM_VALUE',
    data: { reason: 'banker' },
  });
  expect(await refusal({ ...system, bets: four })).toBeNull();
});

test('[P-12] a bet that the operator links to others is dependent in every type that joins bets', async () => {
  await restrict([{ sports: [1], isDepend: true }]);
  expect(await refusal({ typeId: T.express })).toMatchObject({ code: 'BET_DEPENDENT' });
  expect(await refusal({ typeId: T.single, bets: bets.slice(0, 1) })).toBeNull();
});

test('[P-13] a coupon keeps the number of the referral under which it was placed', async () => {
  await restrict([]);
  const single = { typeId: T.single, bets: bets.slice(0, 1) } as const;
  const refIds: (number | null)[] = [];
  for (const more of [{ refId: 4711 }, {}]) {
    const { body } = await player.place(player.placement([], { ...single, ...more }));
    if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
    const rows = await site.database.owner`select ref_id from coupon where id = ${body.coupon.id}`;
    refIds.push(rows[0]?.ref_id === null ? null : Number(rows[0]?.ref_id));
  }
  expect(refIds).toEqual([4711, null]);
});

test.each(['x', '1', '0', '4', '02'])(
  '[P-03] a stake for the block "%s", which no later block of the coupon is, is refused',
  async (key) => {
    const blocks = bets.map((bet, index) => ({ ...bet, blockId: index + 1 }));
    const placement = player.placement([], { typeId: T.condition, bets: blocks, amountByBlockId: { [key]: 100 } });
    const { status, body } = await player.place(placement);
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Must be a block after the first: 2, 3'),
    ]);
  },
);

test('[B-01] an undecided bet is "not started" until its game begins, and "not calculated" from then on', async () => {
  await restrict([]);
  const now = site.platform.clock.now();
  const soon = site.table.addGame({ startAt: now + 60_000 });
  const selectionId = site.table.addSelection(2000, { gameId: soon });
  const { body } = await player.place(player.placement([[selectionId, 2000]], { typeId: T.single }));
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  expect(body.coupon.legs.map(({ statusId }) => statusId)).toEqual([-1]);
  await site.platform.clock.moveTo(now + 61_000);
  const { body: coupon } = await player.get<Coupon>(openPaths.coupon.replace(':couponId', body.coupon.id));
  expect(coupon).toMatchObject({ state: 'open', legs: [{ statusId: -2 }] });
  const { body: history } = await player.get<{ coupons: Coupon[] }>(`${openPaths.couponHistory}?state=open`);
  expect(history.coupons.find(({ id }) => id === coupon.id)?.legs[0]?.statusId).toBe(-2);
});

test.each<[string, object]>([
  ...[-1, -500, 0.5, 1e300].map((value): [string, object] => ['prepaidAmount', { prepaidAmount: value }]),
  ...[-1, 1.5, 1e17].map((value): [string, object] => ['exactCoef', { exactCoef: value }]),
  ...[-1, 40_000].map((value): [string, object] => ['systemValue', { systemValue: value }]),
  ...[-1, 0.5, 1e15].map((value): [string, object] => ['refId', { refId: value }]),
  ...[-1, 0.5].map((value): [string, object] => ['coef', { coef: value }]),
  ...[-1, 0.5, 40_000].map((value): [string, object] => ['coefViewId', { coefViewId: value }]),
  ...[-1, 0.5].map((value): [string, object] => ['userId', { userId: value }]),
  ...[-1, 1e6].map((value): [string, object] => ['hyperBonusPercent', { hyperBonusPercent: value }]),
  ...[-1, 0.5].map((value): [string, object] => ['hyperBonusAmount', { hyperBonusAmount: value }]),
  ['minHyperBonusBetLimit', { minHyperBonusBetLimit: -1 }],
  ['maxHyperBonusLimit', { maxHyperBonusLimit: -1 }],
  ['bets.0.coef', { bets: [{ selectionId: 1, coef: 0 }] }],
  ['bets.0.coef', { bets: [{ selectionId: 1, coef: -2000 }] }],
  ['bets.0.blockId', { bets: [{ selectionId: 1, coef: 2000, blockId: -1 }] }],
  ['bets.0.blockId', { bets: [{ selectionId: 1, coef: 2000, blockId: 51 }] }],
  ['dropPercent', { dropPercent: -1 }],
  ['typeId', { typeId: 9 }],
])('a placement whose %s no player can mean is refused with its field: %j', async (field, more) => {
  const single = { typeId: T.single, bets: bets.slice(0, 1), ...more } as Partial<Placement>;
  const { status, body } = await player.place(player.placement([], single));
  const { code, issues } = body as unknown as ErrorBody;
  expect([status, code, issues?.map(({ path }) => path)]).toEqual([400, 'BAD_REQUEST', [`body.${field}`]]);
});

test('a placement with the figures of the bet slip is taken, also where they are none', async () => {
  const figures = { prepaidAmount: 0, exactCoef: 0, coefViewId: 1, coef: 2000, userId: player.userId, refId: 0 };
  expect(await refusal({ typeId: T.single, bets: bets.slice(0, 1), ...figures })).toBeNull();
});
