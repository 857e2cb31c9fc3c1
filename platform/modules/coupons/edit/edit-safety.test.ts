import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditAnswer } from '#shared/contracts/coupon-edit.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { setLimitsCall } from '#shared/contracts/session-life.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import {
  cashOutCoupon,
  cashOutPriceOf,
  couponNow,
  orderOf,
  placed,
} from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, edited, editOrderOf, editTerms } from '#tests/fixtures/platform/edit-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const bet = (price = 2000): [number, number] => [site.table.addSelection(price), price];

/** Returns a coupon of two bets and the order that drops the second one. */
async function dropping(by = player) {
  const [kept, dropped] = [bet(), bet()];
  const coupon = await placed(by, [kept, dropped]);
  const order = editOrderOf(await editable(by, coupon.id, { bets: betsOf(kept[0]) }));
  return { coupon, order, kept: kept[0], dropped: dropped[0], balance: await by.balance() };
}

const openCount = async (by: TestPlayer) =>
  (await by.get<{ coupons: unknown[] }>(`${openPaths.couponHistory}?state=open&limit=100`)).body.coupons.length;

describe('exactly once', () => {
  test('the same order twenty times at once is one edit, and all get its answer', async () => {
    const { coupon, order, balance } = await dropping();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(player, coupon.id, order, key)));
    const made = answers.map(({ body }) => (body.status === 'edited' ? body.coupon.id : body.status));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^\d+$/);
    expect(await player.balance()).toBe(balance);
  });

  test('twenty orders for one coupon at once are one edit', async () => {
    const { coupon, order, balance } = await dropping();
    const before = await openCount(player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(player, coupon.id, order)));
    expect(answers.filter(({ body }) => body.status === 'edited')).toHaveLength(1);
    expect(await openCount(player)).toBe(before);
    expect(await player.balance()).toBe(balance);
  });

  test('of an edit and a cash-out at once one succeeds', async () => {
    for (let round = 0; round < 4; round++) {
      const { coupon, order, balance } = await dropping();
      const cashOut = orderOf(await cashOutPriceOf(player, coupon.id));
      const [one, other] = await Promise.all([
        edit(player, coupon.id, order),
        cashOutCoupon(player, coupon.id, cashOut),
      ]);
      const isEdited = one.body.status === 'edited';
      expect([isEdited, other.body.status === 'sold'].filter(Boolean)).toHaveLength(1);
      expect(await player.balance()).toBe(isEdited ? balance : balance + cashOut.price);
    }
  });

  test('of an edit and the settlement at once one pays', async () => {
    for (let round = 0; round < 4; round++) {
      const { coupon, order, kept, dropped, balance } = await dropping();
      const answer = edit(player, coupon.id, order);
      for (const selectionId of [kept, dropped]) {
        site.table.decide(selectionId, 1);
        site.table.finish(gameOfSelection(selectionId), [1, 0]);
      }
      await Promise.all([answer, site.platform.coupons.settleAll()]);
      await site.platform.coupons.settleAll();
      await site.platform.coupons.settled();
      const isEdited = (await answer).body.status === 'edited';
      expect((await couponNow(player, coupon.id)).result).toBe(isEdited ? 'edited' : 'win');
      expect(await player.balance()).toBe(balance + (isEdited ? order.stake * 2 : 4000));
    }
  });

  test('a key is valid for one order, and not if it has placed a coupon', async () => {
    const { coupon, order } = await dropping();
    const key = crypto.randomUUID();
    expect((await edit(player, coupon.id, { ...order, stake: 1 }, key)).body.status).toBe('refused');
    const other = await edit(player, coupon.id, order, key);
    expect(other.status).toBe(409);
    expect((other.body as unknown as ErrorBody).code).toBe('IDEMPOTENCY_MISMATCH');
    const used = await edit(player, coupon.id, order, coupon.key);
    expect(used.body).toMatchObject({ status: 'refused', code: 'NOT_EDITED' });
    expect((await couponNow(player, coupon.id)).state).toBe('open');
  });
});

describe('a live bet', () => {
  /** Returns a delayed order with a live bet, which the coupon has or the order adds. */
  async function waiting(isAdded: boolean) {
    const gameId = site.table.addGame(isAdded ? { live: true } : {});
    const selectionId = site.table.addSelection(2000, { gameId });
    const [own] = bet();
    const coupon = await placed(
      player,
      isAdded
        ? [[own, 2000]]
        : [
            [selectionId, 2000],
            [own, 2000],
          ],
    );
    if (!isAdded) site.table.goLive(gameId);
    const request = isAdded ? betsOf(own, selectionId) : betsOf(selectionId);
    const offer = await editable(player, coupon.id, { bets: request });
    expect(offer.isLive).toBe(true);
    const order = editOrderOf(offer);
    const key = crypto.randomUUID();
    const { body } = await edit(player, coupon.id, order, key);
    if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
    const decision = async (): Promise<EditAnswer> => {
      await site.platform.clock.moveTo(body.decidesAt);
      return eventually(async () => {
        const { body: answer } = await edit(player, coupon.id, order, key);
        expect(answer.status).not.toBe('pending');
        return answer;
      });
    };
    return { gameId, selectionId, coupon, pending: body, decision };
  }

  test.each([
    ['of the coupon', false],
    ['that is added', true],
  ])('%s delays the edit for the live delay', async (_, isAdded) => {
    const { coupon, pending, decision } = await waiting(isAdded);
    expect(pending.decidesAt - pending.now).toBeGreaterThan(4500);
    expect((await couponNow(player, coupon.id)).state).toBe('open');
    expect(await decision()).toMatchObject({ status: 'edited', old: { result: 'edited' } });
  });

  test.each([
    ['of the coupon', false],
    ['that is added', true],
  ])('%s with an incident in its game refuses the edit', async (_, isAdded) => {
    const { gameId, coupon, pending, decision } = await waiting(isAdded);
    site.table.incident(gameId, pending.now + 1000);
    expect(await decision()).toMatchObject({ status: 'refused', code: 'GAME_STATE_CHANGED' });
    expect((await couponNow(player, coupon.id)).state).toBe('open');
  });

  test('whose price falls meanwhile is not edited for less', async () => {
    const { selectionId, decision } = await waiting(true);
    site.table.reprice(selectionId, 1900);
    expect(await decision()).toMatchObject({ status: 'refused', code: 'COEF_CHANGED' });
  });
});

describe("the player's own limits", () => {
  const STAKES_OF_A_DAY = 1;
  const LOSSES_OF_A_DAY = 10;

  test.each([
    ['on stakes', STAKES_OF_A_DAY],
    ['on losses', LOSSES_OF_A_DAY],
  ])('%s count the additional stake only', async (_, limitType) => {
    const limited = await site.player({ balance: 100_000 });
    await limited.post(setLimitsCall.path, { limits: [{ limitType, limitValue: 1050 }] });
    const { coupon, kept, dropped } = await dropping(limited);
    const again = await edited(limited, coupon.id, { bets: betsOf(kept) });
    const pair = { bets: betsOf(kept, dropped) };
    const fits = await editable(limited, again.coupon.id, pair);
    const more = await editable(limited, again.coupon.id, { ...pair, stake: fits.value + 51 });
    const refused = (await edit(limited, again.coupon.id, editOrderOf(more))).body;
    expect(refused).toMatchObject({
      status: 'refused',
      code: 'LIMITS',
      data: { limitType, remaining: fits.value + 50 },
    });
    const before = await limited.balance();
    const stake = fits.value + 50;
    const { coupon: last } = await edited(limited, again.coupon.id, { ...pair, stake });
    expect(last.amount).toBe(stake);
    expect(await limited.balance()).toBe(before - 50);
    const beyond = limited.placement([bet()], { amount: 200 });
    expect((await limited.place(beyond)).body).toMatchObject({ code: 'LIMITS', data: { remaining: 0 } });
  });
});

test('a coupon paid by a free bet and a pending bet cannot be edited', async () => {
  const code = 'EDITFREE1';
  await site.client().post('/__control/promo', { code, userId: player.userId, value: 500, iso: 'EUR' });
  const free = await placed(player, [bet(), bet()], { amount: 500, promoCode: code });
  expect(await editTerms(player, free.id)).toMatchObject({ status: 'none', reason: 'FREE_BET' });
  const waiting = player.placement([bet(2000)], { exactCoef: 3000 });
  expect((await player.place(waiting)).body.status).toBe('waiting');
  const { status } = await player.post(openPaths.editTerms.replace(':couponId', '999'), { bets: null, stake: null });
  expect(status).toBe(404);
});

test('the audit finds edits whose amounts do not match', async () => {
  const { coupon, order } = await dropping();
  await edit(player, coupon.id, order);
  const { owner } = site.database;
  const problemsAfter = async (change: string) => {
    let found: { problem: string }[] = [];
    await owner
      .begin(async (tx) => {
        await tx.unsafe(change);
        found = [...(await tx<{ problem: string }[]>`select problem from audit_orders()`)];
        throw new Error('undo');
      })
      .catch(() => undefined);
    return found.map(({ problem }) => problem);
  };
  const at = `where old_id = ${coupon.id}`;
  expect(await problemsAfter(`update coupon_edit set value = value + 1 ${at}`)).toEqual([
    'value is not the price of the old coupon',
  ]);
  expect(await problemsAfter(`update coupon_edit set rolled = rolled - 1 ${at}`)).toEqual([
    'what is counted with the old stake is not what was in both',
  ]);
  expect(await problemsAfter(`update coupon_edit set new_id = null ${at}`)).toEqual(['edit without its new coupon']);
  expect(await problemsAfter(`delete from coupon_edit ${at}`)).toEqual(['edited coupon without its edit']);
});
