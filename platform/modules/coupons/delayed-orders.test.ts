import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { cashOutCoupon, cashOutPriceOf, orderOf } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, editOrderOf } from '#tests/fixtures/platform/edit-scenario.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { createPlatform, type Platform } from '../../app.ts';

/** The process that takes the orders, and a second one on the same database and book. */
let one: TestPlatform;
let two: Platform;
let player: TestPlayer;
/** The same player, signed in at the second process. */
let elsewhere: TestPlayer;
/** Number of the next price requests that fail. */
let failures = 0;

const DELAY_MS = 5000;
/** The decision comes at the next look of the second process. */
const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };

beforeEach(async () => {
  failures = 0;
  one = await startTestPlatform();
  const { book } = one.table;
  const quote: typeof book.quote = (selectionId) => {
    if (failures === 0) return book.quote(selectionId);
    failures -= 1;
    throw new Error('The price cannot be asked for');
  };
  two = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await one.database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({ ...book, quote, controls: undefined, tick: () => undefined }) as never,
    logLevel: 'silent',
  });
  const origin = await two.app.listen({ host: '127.0.0.1', port: 0 });
  player = await one.player({ balance: 100_000 });
  elsewhere = Object.assign(Object.create(Object.getPrototypeOf(player)), player, { origin }) as TestPlayer;
});
afterEach(async () => {
  expect(await one.audit()).toEqual([]);
  await two.close();
  await one.close();
});

const live = (price = 2000) => one.table.addSelection(price, { gameId: one.table.addGame({ live: true }) });

const outcomeOf = async (key: string) =>
  (await elsewhere.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key))).body;

const rowsLeft = async () => [
  ...(await one.database.owner<{ key: string }[]>`select key::text as key from delayed_order`),
];

/** Sends a placement to the first process and checks that it waits. */
async function placeDelayed(selectionId: number, more: Partial<Placement> = {}) {
  const placement = player.placement([[selectionId, 2000]], more);
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
  return { key: placement.id, decidesAt: body.decidesAt };
}

const decided = (key: string) =>
  vi.waitFor(async () => {
    const answer = await outcomeOf(key);
    expect(answer.status).not.toBe('pending');
    return answer;
  }, WAIT_OPTIONS);

/** Places a live coupon and returns its id. */
async function taken(selectionId: number): Promise<string> {
  const { key, decidesAt } = await placeDelayed(selectionId);
  await one.platform.clock.moveTo(decidesAt);
  const answer = await decided(key);
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon.id;
}

/** Ends the first process; its delayed orders stay in the database. */
const endFirst = () => one.platform.close();

describe('an order in its live delay', () => {
  test('has a row from its arrival to its decision, and no longer', async () => {
    const { key, decidesAt } = await placeDelayed(live());
    expect(await rowsLeft()).toEqual([{ key }]);
    await one.platform.clock.moveTo(decidesAt);
    expect((await decided(key)).status).toBe('accepted');
    await vi.waitFor(async () => expect(await rowsLeft()).toEqual([]), WAIT_OPTIONS);
  });

  test('that its player cancels is not placed, and leaves no row', async () => {
    const { key, decidesAt } = await placeDelayed(live());
    expect((await player.post(openPaths.cancelPlacement.replace(':key', key))).body).toMatchObject({
      status: 'refused',
      code: 'CANCELLED',
    });
    await one.platform.clock.moveTo(decidesAt + 2000);
    await vi.waitFor(async () => expect(await rowsLeft()).toEqual([]), WAIT_OPTIONS);
    expect(await outcomeOf(key)).toMatchObject({ status: 'refused', code: 'CANCELLED' });
    expect(await player.balance()).toBe(100_000);
  });

  test('whose price falls below the wanted odds waits for them from then on', async () => {
    const selectionId = live();
    const { key, decidesAt } = await placeDelayed(selectionId, { exactCoef: 1900 });
    one.table.reprice(selectionId, 1800);
    await endFirst();
    await two.clock.moveTo(decidesAt + 2000);
    await vi.waitFor(async () => expect((await outcomeOf(key)).status).toBe('waiting'), WAIT_OPTIONS);
    await vi.waitFor(async () => expect(await rowsLeft()).toEqual([]), WAIT_OPTIONS);
    one.table.reprice(selectionId, 1900);
    await two.coupons.wantedOdds.tryAll();
    expect(await outcomeOf(key)).toMatchObject({ status: 'accepted', coupon: { legs: [{ coef: 1900 }] } });
  });
});

describe('when the process that took it has ended', () => {
  test('the order is pending until it is due, and asking for its outcome does not refuse it', async () => {
    const { key, decidesAt } = await placeDelayed(live());
    await endFirst();
    expect(await outcomeOf(key)).toMatchObject({ status: 'pending', decidesAt });
    expect(await rowsLeft()).toEqual([{ key }]);
    expect(await outcomeOf(key)).toMatchObject({ status: 'pending', decidesAt });
  });

  test('another process decides it by the book of that moment, with the scores of its arrival', async () => {
    const repriced = live();
    const scored = live();
    const hit = live();
    const up = await placeDelayed(repriced);
    const dropped = await placeDelayed(scored, { exactCoef: 1500, isDropOnScoreChange: true });
    const refused = await placeDelayed(hit);
    await endFirst();
    one.table.reprice(repriced, 2200);
    one.table.scoreNow(one.table.book.quote(scored)?.gameId ?? 0, [1, 0]);
    one.table.incident(one.table.book.quote(hit)?.gameId ?? 0, refused.decidesAt - 1000);
    await two.clock.moveTo(refused.decidesAt + 1000);
    expect(await decided(up.key)).toMatchObject({ status: 'accepted', coupon: { legs: [{ coef: 2200 }] } });
    expect(await decided(dropped.key)).toMatchObject({ status: 'refused', code: 'SCORE_CHANGED' });
    expect(await decided(refused.key)).toMatchObject({ status: 'refused', code: 'GAME_STATE_CHANGED' });
    await vi.waitFor(async () => expect(await rowsLeft()).toEqual([]), WAIT_OPTIONS);
  });

  test('another process decides cash-outs and edits as well', async () => {
    const second = live();
    const [cashedOutId, editedId] = [await taken(live()), await taken(second)];
    const cashOut = { order: orderOf(await cashOutPriceOf(player, cashedOutId)), key: crypto.randomUUID() };
    const wanted = await editable(player, editedId, { bets: betsOf(second, live()) });
    const editing = { order: editOrderOf(wanted), key: crypto.randomUUID() };
    expect((await cashOutCoupon(player, cashedOutId, cashOut.order, cashOut.key)).body.status).toBe('pending');
    expect((await edit(player, editedId, editing.order, editing.key)).body.status).toBe('pending');
    await endFirst();
    await two.clock.moveTo(two.clock.now() + DELAY_MS + 1000);
    await vi.waitFor(async () => {
      expect((await cashOutCoupon(elsewhere, cashedOutId, cashOut.order, cashOut.key)).body.status).toBe('sold');
      expect((await edit(elsewhere, editedId, editing.order, editing.key)).body.status).toBe('edited');
      expect(await rowsLeft()).toEqual([]);
    }, WAIT_OPTIONS);
  });

  test('a failed decision is repeated', async () => {
    const { key, decidesAt } = await placeDelayed(live());
    await endFirst();
    failures = 1;
    await two.clock.moveTo(decidesAt + 1000);
    await vi.waitFor(() => expect(failures).toBe(0), WAIT_OPTIONS);
    expect((await decided(key)).status).toBe('accepted');
  });
});

describe('when no process runs in time', () => {
  test('orders found more than a minute late are refused, and nothing is debited', async () => {
    const second = live();
    const [cashedOutId, editedId] = [await taken(live()), await taken(second)];
    const before = await player.balance();
    const cashOut = { order: orderOf(await cashOutPriceOf(player, cashedOutId)), key: crypto.randomUUID() };
    const wanted = await editable(player, editedId, { bets: betsOf(second, live()) });
    const editing = { order: editOrderOf(wanted), key: crypto.randomUUID() };
    const { key, decidesAt } = await placeDelayed(live());
    await cashOutCoupon(player, cashedOutId, cashOut.order, cashOut.key);
    await edit(player, editedId, editing.order, editing.key);
    await endFirst();
    await two.clock.moveTo(decidesAt + 62_000);
    expect(await decided(key)).toMatchObject({ status: 'refused', code: 'NOT_PLACED' });
    await vi.waitFor(async () => {
      const cashedOut = await cashOutCoupon(elsewhere, cashedOutId, cashOut.order, cashOut.key);
      expect(cashedOut.body).toMatchObject({ status: 'refused', code: 'NOT_SOLD' });
      const edited = await edit(elsewhere, editedId, editing.order, editing.key);
      expect(edited.body).toMatchObject({ status: 'refused', code: 'NOT_EDITED' });
      expect(await rowsLeft()).toEqual([]);
    }, WAIT_OPTIONS);
    expect(await elsewhere.balance()).toBe(before);
  });

  test('an order found less than a minute late is decided', async () => {
    const { key, decidesAt } = await placeDelayed(live());
    await endFirst();
    await two.clock.moveTo(decidesAt + 50_000);
    expect((await decided(key)).status).toBe('accepted');
  });
});

describe('when two processes claim the same orders', () => {
  test('each order is decided once', async () => {
    const delayed = await Promise.all(Array.from({ length: 20 }, () => placeDelayed(live())));
    const last = Math.max(...delayed.map(({ decidesAt }) => decidesAt));
    // The orders are due for the process that took them and overdue for the other, at the same moment.
    await two.clock.moveTo(last + 2000);
    const answers = await Promise.all(delayed.map(({ key }) => decided(key)));
    expect(answers.map(({ status }) => status)).toEqual(delayed.map(() => 'accepted'));
    expect(await player.balance()).toBe(100_000 - 20 * 1000);
    await vi.waitFor(async () => expect(await rowsLeft()).toEqual([]), WAIT_OPTIONS);
  });

  test('one of them has an order until its claim expires', async () => {
    const { decidesAt } = await placeDelayed(live());
    const { owner } = one.database;
    const HOUR_S = 3600;
    const claim = async () => (await owner`select claim_delayed_orders(${decidesAt}, 8, ${HOUR_S})`).length;
    /** Lets time pass for the claims. */
    const passHalf = () =>
      owner`update delayed_order set claimed_until = claimed_until - make_interval(secs => ${HOUR_S / 2})`;
    const claims = await Promise.all(Array.from({ length: 8 }, claim));
    expect(claims.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    await passHalf();
    expect(await claim()).toBe(0);
    await passHalf();
    expect([await claim(), await claim()]).toEqual([1, 0]);
  });

  test('a decision that outlives its claim posts no second coupon', async () => {
    const { key, decidesAt } = await placeDelayed(live());
    // Expires every claim at once, so that both processes decide.
    await one.database.owner`
      create function no_claim() returns trigger language plpgsql as
        $$ begin new.claimed_until := null; return new; end $$`;
    await one.database.owner`
      create trigger no_claim before update on delayed_order for each row execute function no_claim()`;
    await two.clock.moveTo(decidesAt + 2000);
    expect((await decided(key)).status).toBe('accepted');
    await vi.waitFor(async () => expect(await rowsLeft()).toEqual([]), WAIT_OPTIONS);
    expect(await player.balance()).toBe(99_000);
  });
});
