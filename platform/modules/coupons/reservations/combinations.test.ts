import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Placement } from '#shared/contracts/coupon.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { couponNow, placed } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const HOUR = 3_600_000;
const VIP = { amount: 600_000, isVipBet: true } as const;
/** The book takes 10.00 from a player on a market. */
const NARROW = { liabilityLimits: { playerTimes: 2, byTier: { top: 1, other: 1 } } };
/** 2.00 of the 12.00 are advanced. */
const ADVANCE = { amount: 1200, prepaidAmount: 200 } as const;

let site: TestPlatform;
let player: TestPlayer;
let bonusAccount = 0;
let code = '';

beforeAll(async () => {
  site = await startTestPlatform({ delaySeconds: 0 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  await site.platform.config.reset();
});

const line = (price = 2000, more: object = {}) =>
  site.table.addSelection(price, { gameId: site.table.addGame({ startAt: Date.now() + HOUR, ...more }) });

/** Opens a player who can pay for a VIP bet, or who lacks a little and has an open coupon as security. */
async function playerFor(what: 'vip' | 'advance'): Promise<void> {
  player = await site.player({ balance: what === 'vip' ? 2_000_000 : 2000 });
  if (what === 'advance') await placed(player, [[line(4000), 4000]], { amount: 1000 });
  const [opened] = await site.database.owner<{ id: number }[]>`
    select open_account(${player.userId}, 4::smallint, 'EUR', 2::smallint, '', 0) as id`;
  bonusAccount = opened?.id ?? 0;
  await site.database.owner`
    select ledger_move('play-money', ${`bonus:${bonusAccount}`}, null, ${bonusAccount}, 'play-money', 1000, 0)`;
  code = `MIX-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const value = what === 'vip' ? VIP.amount : ADVANCE.amount;
  await site.client().post('/__control/promo', { code, userId: player.userId, value, iso: 'EUR' });
}

const answerTo = async (more: Partial<Placement>, selectionIds: readonly number[] = [line()]) => {
  const bets = selectionIds.map((selectionId): [number, number] => [selectionId, 2000]);
  return (await player.place(player.placement(bets, more))).body;
};

type Row = [what: string, more: () => Partial<Placement>, code: string | null, data: object];

const refusedOr = (refusal: string | null, data: object) =>
  refusal === null ? { status: 'accepted' } : { status: 'refused', code: refusal, data };

describe('[P-09] a VIP bet together with', () => {
  test.each<Row>([
    ['nothing else', () => ({}), null, {}],
    ['a free bet', () => ({ promoCode: code }), 'PROMO', { reason: 'combination' }],
    ['a free bet and an advance', () => ({ promoCode: code, prepaidAmount: 100 }), 'PREPAID', { reason: 'promo' }],
    ['an advance', () => ({ prepaidAmount: 100 }), 'PREPAID', { reason: 'vip' }],
    ['wanted odds that are there', () => ({ exactCoef: 1900 }), null, {}],
    ['wanted odds that are not', () => ({ exactCoef: 2100 }), 'COEF_BELOW_EXACT', {}],
    ['a bonus account, which has no largest stake', () => ({ accountId: bonusAccount }), 'BALANCE', {}],
  ])('%s', async (_, more, refusal, data) => {
    await playerFor('vip');
    expect(await answerTo({ ...VIP, ...more() })).toMatchObject(refusedOr(refusal, data));
  });

  test('a bonus account: there is no review', async () => {
    await playerFor('vip');
    const answer = await answerTo({ isVipBet: true, amount: 500, accountId: bonusAccount });
    expect(answer).toMatchObject({ status: 'accepted' });
    expect(answer).not.toHaveProperty('coupon.review');
  });

  test('the bonuses of an express: they are promised when it is placed, and paid when it was accepted', async () => {
    await playerFor('vip');
    const own = [line(), line(), line(), line()];
    const coupon = await placed(
      player,
      own.map((id): [number, number] => [id, 2000]),
      { ...VIP, isBonusBet: true },
    );
    expect(coupon).toMatchObject({ review: { state: 'pending' }, bonusBetCoef: 1040 });
    expect(coupon.hyperBonus).not.toBeNull();
    await site.client().post('/__control/vipBet', { couponId: coupon.id, decision: 'accept' });
    for (const id of own) {
      site.table.decide(id, 1);
      site.table.finish(gameOfSelection(id), [1, 0]);
      site.table.announce(gameOfSelection(id));
    }
    await site.platform.coupons.settled();
    // 600,000 × 16 × 1.04, and 3 percent of the winnings.
    expect(await couponNow(player, coupon.id)).toMatchObject({ payout: 9_984_000, hyperBonus: { amount: 281_520 } });
  });

  test('the limits of the book: the trader decides, and the accepted stake counts for the next bet', async () => {
    await site.platform.config.merge(NARROW);
    await playerFor('vip');
    const selectionId = line();
    expect(await placed(player, [[selectionId, 2000]], VIP)).toMatchObject({ review: { state: 'pending' } });
    expect(await answerTo({ amount: 100 }, [selectionId])).toMatchObject({ code: 'BOOK_LIMIT', data: { max: 0 } });
  });

  test('a tax: a returned stake is not taxed', async () => {
    await site.platform.config.merge({ coupon: { tax: { stakePercent: '10' } } });
    await playerFor('vip');
    const coupon = await placed(player, [[line(), 2000]], VIP);
    await site.client().post('/__control/vipBet', { couponId: coupon.id, decision: 'decline' });
    expect(await couponNow(player, coupon.id)).toMatchObject({ payout: VIP.amount, tax: { withheld: 0 } });
  });
});

describe('[P-11] an advance together with', () => {
  test.each<Row>([
    ['nothing else', () => ({}), null, {}],
    ['a free bet', () => ({ promoCode: code }), 'PREPAID', { reason: 'promo' }],
    ['a VIP bet', () => ({ isVipBet: true }), 'PREPAID', { reason: 'vip' }],
    ['wanted odds that are there', () => ({ exactCoef: 1900 }), null, {}],
    ['wanted odds that are not', () => ({ exactCoef: 2100 }), 'COEF_BELOW_EXACT', {}],
    ['a bonus account', () => ({ accountId: bonusAccount }), 'PREPAID', { reason: 'bonus-account' }],
  ])('%s', async (_, more, refusal, data) => {
    await playerFor('advance');
    expect(await answerTo({ ...ADVANCE, ...more() })).toMatchObject(refusedOr(refusal, data));
  });

  test.each<[string, object, string | null]>([
    ['a live bet', { live: true, startAt: Date.now() - HOUR }, null],
    ['a start in 48 hours', { startAt: Date.now() + 48 * HOUR - 60_000 }, null],
    ['a later start', { startAt: Date.now() + 48 * HOUR + 60_000 }, 'PREPAID'],
  ])('%s', async (_, game, refusal) => {
    await playerFor('advance');
    const data = { reason: 'event' };
    expect(await answerTo(ADVANCE, [line(2000, game)])).toMatchObject(refusedOr(refusal, data));
  });

  test('a live bet: the advance is decided with the bet after its delay', async () => {
    const slow = await startTestPlatform({ delaySeconds: 1 });
    try {
      const one = await slow.player({ balance: 2000 });
      const lineAt = (more: object) => slow.table.addSelection(2000, { gameId: slow.table.addGame(more) });
      await placed(one, [[lineAt({ startAt: Date.now() + HOUR }), 2000]], { amount: 1000 });
      const live = one.placement([[lineAt({ live: true }), 2000]], ADVANCE);
      const { body } = await one.place(live);
      const answer = body.status === 'pending' ? (await one.post(`/web-api/coupons/outcome/${live.id}`)).body : body;
      expect(answer).toMatchObject({ status: 'accepted', coupon: { advance: { amount: 200 } } });
      expect(await slow.audit()).toEqual([]);
    } finally {
      await slow.close();
    }
  });

  test('the limits of the book: nothing is lent for a refused stake, and there is no counter-offer', async () => {
    await site.platform.config.merge(NARROW);
    await playerFor('advance');
    const before = await player.balance();
    const refused = { status: 'refused', code: 'BOOK_LIMIT', data: { max: 1000 } };
    expect(await answerTo(ADVANCE)).toMatchObject(refused);
    expect(await player.balance()).toBe(before);
    expect(
      await site.database.owner`select * from ledger_transaction where kind = 'advance'
      and reference like ${`advance:${player.userId}:%`}`,
    ).toEqual([]);
  });

  test('the hyper bonus and the bonus bet of an express', async () => {
    await playerFor('advance');
    const own = [line(), line(), line(), line()];
    const answer = await answerTo({ ...ADVANCE, isBonusBet: true }, own);
    expect(answer).toMatchObject({ status: 'accepted', coupon: { bonusBetCoef: 1040, advance: { amount: 200 } } });
  });
});
