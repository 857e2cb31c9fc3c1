import { describe, expect, test } from 'vitest';
import { cashOutOrder, type SentCashOut } from '#renderer/features/history/cash-out/cash-out-order.ts';
import type { CashOutAnswer } from '#shared/contracts/cash-out.ts';
import { betOf, couponOf, NOW, nextKey, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub, type TabHub } from '#tests/fixtures/open-tab.ts';
import { type OrdersTabOptions, openOrdersTab } from '#tests/fixtures/orders-tab.ts';
import type { FetchAnswer, FetchRequest } from '../api/fetcher.ts';
import { selectActiveAccount } from '../api/session-api.ts';
import { KEPT_ORDERS_KEY, type KeptOrder, readKeptOrders } from './kept-orders.ts';
import { newsForPlayer } from './order-news.ts';

const coupon = couponOf(placementOf([betOf(1)], { amount: 1000 }));
const SUBJECT = `coupon:${coupon.id}`;
const TOPIC = { kind: 'cashOut', subject: SUBJECT };
const request: SentCashOut = {
  params: { couponId: coupon.id },
  body: { stake: 1000, price: 950, sequence: NOW, isAnyPrice: false },
};
const SENT = `/web-api/coupons/${coupon.id}/cash-outs`;
const userId = session.player.user_id;
const other = { ...session, player: { ...session.player, user_id: 12 } };

const ok = (body: CashOutAnswer): FetchAnswer => ({ status: 200, body });
const cashedOut = ok({ status: 'sold', coupon, stake: 1000, price: 950, balance: 30_000 });
const notCashedOut = ok({ status: 'refused', code: 'NOT_SOLD', currentPrice: null });
const noting = (waits: number[]) => async (ms: number) => {
  waits.push(ms);
  await new Promise((resolve) => setTimeout(resolve, 0));
};
const silent = () => new Promise<never>(() => undefined);
const isSent = ({ path }: FetchRequest) => path === SENT;

type Tab = Awaited<ReturnType<typeof openOrdersTab>>;
const phaseIn = ({ orders }: Tab) => orders.all().find(({ kept }) => kept.subject === SUBJECT)?.phase;
const sentBy = ({ requests }: Tab) => requests.filter(isSent);
const askedBy = ({ requests }: Tab) => requests.filter((one) => !isSent(one));
const keptOn = (hub: TabHub) => readKeptOrders(hub.host.stored.get(KEPT_ORDERS_KEY) ?? null, userId);
const until = (check: () => boolean) => eventually(() => expect(check()).toBe(true));

/** Opens a tab in which a part of the page shows the cash-out. */
async function viewing(options: Partial<OrdersTabOptions> = {}): Promise<Tab> {
  const tab = await openOrdersTab({ hub: createTabHub(), ...options });
  tab.orders.show(TOPIC);
  return tab;
}
const press = ({ orders }: Tab) => orders.start(cashOutOrder, SUBJECT, request);

/** Returns a device on which an order was left open. */
function deviceWith(rest: Partial<KeptOrder> = {}) {
  const kept = { key: nextKey(), ...TOPIC, userId, order: request, askedAt: NOW, ...rest };
  const hub = createTabHub({ [KEPT_ORDERS_KEY]: JSON.stringify({ [kept.userId]: [kept] }) });
  return { hub, kept };
}

test('an executed order updates the balance, and is kept no longer', async () => {
  const tab = await viewing({ answer: () => cashedOut });
  const balances = new Set<number | undefined>();
  tab.store.subscribe(() => balances.add(selectActiveAccount(tab.store.getState())?.money));
  press(tab);
  await until(() => phaseIn(tab)?.kind === 'done');
  expect(phaseIn(tab)).toEqual({ kind: 'done', price: 950, stake: 1000, iso: 'EUR' });
  // Then the session is asked again, where the balance of this test is still the former one.
  await until(() => [...balances].join() === '24860,30000');
  expect(tab.requests).toHaveLength(1);
  expect(tab.news.all()).toEqual([]);
});

test('the key is kept on the device before the request leaves, and until the outcome is known', async () => {
  const hub = createTabHub();
  let keptAtSending: readonly KeptOrder[] = [];
  const tab = await viewing({
    hub,
    answer: () => {
      keptAtSending = keptOn(hub);
      return cashedOut;
    },
  });
  press(tab);
  await until(() => hub.messages.includes('decided'));
  expect(keptAtSending).toMatchObject([{ ...TOPIC, userId, order: request, askedAt: NOW }]);
  expect(sentBy(tab)[0]?.headers).toEqual({ 'idempotency-key': keptAtSending[0]?.key });
  expect(hub.host.stored.has(KEPT_ORDERS_KEY)).toBe(false);
});

test('a second press while the order is open sends nothing', async () => {
  const tab = await viewing({ answer: silent });
  press(tab);
  press(tab);
  await until(() => tab.requests.length > 0);
  press(tab);
  await tab.settled();
  expect(tab.requests).toHaveLength(1);
});

test('the outcome of an order in its live delay is asked for by its key, after the decision', async () => {
  const waits: number[] = [];
  const tab = await viewing({
    wait: noting(waits),
    answer: (one) => (isSent(one) ? ok({ status: 'pending', decidesAt: NOW + 5000, now: NOW }) : cashedOut),
  });
  press(tab);
  await until(() => phaseIn(tab)?.kind === 'done');
  expect(waits).toEqual([5150]);
  const [sent] = sentBy(tab);
  expect(askedBy(tab).map(({ path }) => path)).toEqual([
    `${SENT}/${sent?.headers?.['idempotency-key']}/outcome?userId=${userId}`,
  ]);
});

test.each(['nothing', 500, 502, 504, 'a page of a proxy'] as const)(
  'trust F1: an order answered by %s is asked about until its outcome is known, and never sent again',
  async (what) => {
    let asked = 0;
    const tab = await viewing({
      answer: (one) => {
        if (!isSent(one)) {
          asked += 1;
          if (asked < 3) throw new Error('still off line');
          return notCashedOut;
        }
        if (what === 'nothing') throw new Error('off line');
        return what === 'a page of a proxy' ? { status: 200, body: '<html>' } : { status: what, body: null };
      },
    });
    press(tab);
    await until(() => phaseIn(tab)?.kind === 'refused');
    expect(phaseIn(tab)).toEqual({ kind: 'refused', code: 'NOT_SOLD' });
    expect(tab.phases).toEqual(['sending', 'unknown', 'refused']);
    expect([sentBy(tab).length, askedBy(tab).length]).toEqual([1, 3]);
  },
);

test('a press asks at once instead of after the pause', async () => {
  const tab = await viewing({
    wait: () => silent(),
    answer: (one) => (isSent(one) ? { status: 500, body: null } : cashedOut),
  });
  press(tab);
  await until(() => phaseIn(tab)?.kind === 'unknown');
  await tab.settled();
  expect(askedBy(tab)).toEqual([]);
  tab.orders.askNow(TOPIC);
  await until(() => phaseIn(tab)?.kind === 'done');
});

describe('an order whose outcome is unknown', () => {
  /** Presses in a tab that gets no answer and pauses for good; `answers` are those to its questions, in their order. */
  async function unanswered(answers: readonly (() => FetchAnswer | Promise<FetchAnswer>)[]) {
    const left = [...answers];
    const tab = await viewing({
      wait: () => silent(),
      answer: (one) => (isSent(one) ? { status: 500, body: null } : (left.shift() ?? silent)()),
    });
    tab.orders.see(TOPIC, '1000');
    press(tab);
    await until(() => phaseIn(tab)?.kind === 'unknown');
    await tab.settled();
    return tab;
  }

  test('is asked for at once when the page sees that its coupon has changed', async () => {
    const tab = await unanswered([() => cashedOut]);
    tab.orders.see(TOPIC, '1000');
    tab.orders.see({ ...TOPIC, subject: 'coupon:9' }, '1');
    tab.orders.see({ ...TOPIC, subject: 'coupon:9' }, '0');
    await tab.settled();
    expect(askedBy(tab)).toEqual([]);
    tab.orders.see(TOPIC, '0');
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(askedBy(tab)).toHaveLength(1);
  });

  test('is asked for once more when the coupon changes during a question that fails', async () => {
    let fail: (error: Error) => void = () => {};
    const tab = await unanswered([() => new Promise((_, reject) => (fail = reject)), () => cashedOut]);
    tab.orders.askNow(TOPIC);
    await until(() => askedBy(tab).length === 1);
    tab.orders.see(TOPIC, '0');
    fail(new Error('off line'));
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(askedBy(tab)).toHaveLength(2);
  });

  test('says while it is asked for, and no longer when that fails', async () => {
    let fail: (error: Error) => void = () => {};
    const tab = await unanswered([() => new Promise((_, reject) => (fail = reject))]);
    expect(phaseIn(tab)).toEqual({ kind: 'unknown', attempts: 0 });
    tab.orders.askNow(TOPIC);
    await until(() => askedBy(tab).length === 1);
    expect(phaseIn(tab)).toEqual({ kind: 'unknown', attempts: 0, isAsking: true });
    fail(new Error('off line'));
    await tab.settled();
    expect(phaseIn(tab)).toEqual({ kind: 'unknown', attempts: 1 });
  });
});

test('a coupon that changes in the live delay of its order does not end the delay', async () => {
  const tab = await viewing({
    wait: () => silent(),
    answer: () => ok({ status: 'pending', decidesAt: NOW + 5000, now: NOW }),
  });
  tab.orders.see(TOPIC, '1000');
  press(tab);
  await until(() => phaseIn(tab)?.kind === 'pending');
  tab.orders.see(TOPIC, '0');
  await tab.settled();
  expect(askedBy(tab)).toEqual([]);
});

test('an ended session rejects the order: nothing is asked, and nothing is kept', async () => {
  const hub = createTabHub();
  const tab = await viewing({ hub, answer: () => ({ status: 401, body: { code: 'SESSION_REQUIRED', message: '' } }) });
  press(tab);
  await until(() => hub.messages.includes('decided'));
  expect(phaseIn(tab)).toMatchObject({ kind: 'failed', code: 'SESSION_REQUIRED' });
  expect(askedBy(tab)).toEqual([]);
  expect(keptOn(hub)).toEqual([]);
});

test('a guest is asked to sign in', async () => {
  const tab = await viewing({ as: null });
  press(tab);
  await tab.settled();
  expect(tab.store.getState().auth.dialog).toBe('signIn');
  expect(tab.requests).toEqual([]);
});

describe('a page that is reloaded while an order is open', () => {
  /** Presses in a tab that gets no answer, and closes it. */
  async function interrupted(hub: TabHub): Promise<KeptOrder> {
    const before = await viewing({ hub, answer: silent });
    press(before);
    await until(() => before.requests.length > 0);
    before.close();
    const [kept] = keptOn(hub);
    if (!kept) throw new Error('the order is not on the device');
    return kept;
  }

  test('asks for its outcome by its key, and shows it', async () => {
    const hub = createTabHub();
    const { key } = await interrupted(hub);
    const after = await viewing({ hub, answer: () => cashedOut });
    await until(() => phaseIn(after)?.kind === 'done');
    expect(after.phases).toEqual(['sending', 'unknown', 'done']);
    expect(after.requests.map(({ path }) => path)).toEqual([`${SENT}/${key}/outcome?userId=${userId}`]);
    expect(after.news.all()).toEqual([]);
    await until(() => !hub.host.stored.has(KEPT_ORDERS_KEY));
  });

  test('tells an outcome that no part of the page shows', async () => {
    const hub = createTabHub();
    const { key } = await interrupted(hub);
    const after = await openOrdersTab({ hub, answer: () => cashedOut });
    await until(() => after.news.all().length > 0);
    expect(after.news.all()).toMatchObject([{ key, ...TOPIC, order: request, phase: { kind: 'done', price: 950 } }]);
    expect(phaseIn(after)).toBeUndefined();
    after.news.told(key);
    expect(after.news.all()).toEqual([]);
  });

  test('sends no second order about the same, also when the press is faster than the device', async () => {
    const hub = createTabHub();
    const { key } = await interrupted(hub);
    const after = await viewing({ hub, wait: () => silent(), answer: () => cashedOut });
    press(after);
    await after.settled();
    press(after);
    await after.settled();
    expect(after.requests).toEqual([]);
    expect(after.orders.all().map(({ kept }) => kept.key)).toEqual([key]);
    expect(keptOn(hub).map((kept) => kept.key)).toEqual([key]);
  });

  test('does not ask for the order of another player, and goes on when its own signs in', async () => {
    const hub = createTabHub();
    await interrupted(hub);
    const after = await viewing({ hub, as: other, answer: () => cashedOut });
    await after.settled();
    expect(after.orders.all()).toEqual([]);
    await after.signIn(session);
    await until(() => phaseIn(after)?.kind === 'done');
    expect(askedBy(after)).toHaveLength(1);
  });

  test('waits with an unknown outcome while another player is signed in', async () => {
    const { hub } = deviceWith();
    let isOnline = false;
    const tab = await viewing({
      hub,
      answer: () => {
        if (!isOnline) throw new Error('off line');
        return cashedOut;
      },
    });
    await until(() => tab.requests.length > 0);
    await tab.signIn(other);
    await tab.settled();
    isOnline = true;
    const before = tab.requests.length;
    await tab.settled();
    expect(tab.requests).toHaveLength(before);
    await tab.signIn(session);
    await until(() => phaseIn(tab)?.kind === 'done');
  });
});

describe('two tabs', () => {
  test('show the order of one of them, which alone drives it', async () => {
    const hub = createTabHub();
    let answerLater: (answer: FetchAnswer) => void = () => {};
    const first = await viewing({ hub, answer: () => new Promise((resolve) => (answerLater = resolve)) });
    const second = await viewing({ hub });
    press(first);
    await until(() => phaseIn(second)?.kind === 'sending');
    await second.settled();
    expect(second.requests).toEqual([]);
    answerLater(cashedOut);
    await until(() => phaseIn(first)?.kind === 'done' && phaseIn(second) === undefined);
    expect(second.requests).toEqual([]);
    expect(second.news.all()).toEqual([]);
  });

  test('take over from each other when one is closed', async () => {
    const hub = createTabHub();
    const first = await viewing({ hub, answer: silent });
    const second = await viewing({ hub, answer: () => cashedOut });
    press(first);
    await until(() => phaseIn(second)?.kind === 'sending');
    await second.settled();
    expect(second.requests).toEqual([]);
    first.close();
    await until(() => phaseIn(second)?.kind === 'done');
    expect(sentBy(second)).toEqual([]);
  });

  test('of which one knows nothing of locks wait until the other must have given up', async () => {
    const waits: number[] = [];
    const { hub } = deviceWith();
    const tab = await viewing({
      hub: { ...hub, locks: { isShared: false, hold: (_name, run) => run() } },
      now: () => NOW + 3000,
      wait: noting(waits),
      answer: () => cashedOut,
    });
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(waits[0]).toBe(17_000);
  });

  test('let the tab that made the order go first', async () => {
    const waits: number[] = [];
    const { hub } = deviceWith();
    const tab = await viewing({ hub, wait: noting(waits), answer: () => cashedOut });
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(waits[0]).toBe(1000);
  });
});

describe('a device', () => {
  test.each(['read', 'write'] as const)('that cannot %s does not stop an order: the page drives it', async (what) => {
    const hub = createTabHub();
    const broken = { ...hub.host.storage, [what]: () => Promise.reject(new Error('no storage')) };
    const tab = await viewing({
      hub,
      storage: broken,
      answer: (one) => (isSent(one) ? { status: 500, body: null } : cashedOut),
    });
    press(tab);
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(sentBy(tab)).toHaveLength(1);
  });

  test.each([
    ['nothing that can be read', 'not json'],
    ['something else', JSON.stringify({ [userId]: 'orders' })],
    ['an order without a key', JSON.stringify({ [userId]: [{ ...TOPIC, userId, askedAt: NOW, order: request }] })],
    [
      'a kind that is not known',
      JSON.stringify({ [userId]: [{ ...TOPIC, key: nextKey(), kind: 'x', userId, askedAt: 1 }] }),
    ],
  ])('with %s shows no order', async (_what, text) => {
    const tab = await viewing({ hub: createTabHub({ [KEPT_ORDERS_KEY]: text }), answer: () => cashedOut });
    await tab.settled();
    expect(tab.orders.all()).toEqual([]);
    expect(tab.requests).toEqual([]);
  });

  test('with an order whose coupon it has lost forgets it', async () => {
    const { hub } = deviceWith({ order: { body: request.body } });
    const tab = await viewing({ hub, answer: () => cashedOut });
    await until(() => !hub.host.stored.has(KEPT_ORDERS_KEY));
    expect(tab.orders.all()).toEqual([]);
    expect(tab.requests).toEqual([]);
  });

  test('off line, where the code of a kind does not load, goes on when it does', async () => {
    const { hub } = deviceWith();
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries < 3) throw new Error('off line');
      return cashOutOrder;
    };
    const tab = await viewing({ hub, answer: () => cashedOut, kinds: { cashOut: { load } } });
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(tries).toBe(3);
  });
});

describe('a part of the page that shows an order', () => {
  test('leaves its outcome to a notice when it goes before', async () => {
    let answerLater: (answer: FetchAnswer) => void = () => {};
    const tab = await openOrdersTab({
      hub: createTabHub(),
      answer: () => new Promise((resolve) => (answerLater = resolve)),
    });
    const leave = tab.orders.show(TOPIC);
    press(tab);
    await until(() => tab.requests.length > 0);
    leave();
    answerLater(notCashedOut);
    await until(() => tab.news.all().length > 0);
    expect(tab.news.all()[0]?.phase).toEqual({ kind: 'refused', code: 'NOT_SOLD' });
  });

  test('takes a decided order with it, and an open one not', async () => {
    const tab = await openOrdersTab({ hub: createTabHub(), answer: () => cashedOut });
    const [first, second] = [tab.orders.show(TOPIC), tab.orders.show(TOPIC)];
    press(tab);
    tab.orders.putAway(TOPIC);
    expect(phaseIn(tab)?.kind).toBe('sending');
    await until(() => phaseIn(tab)?.kind === 'done');
    first();
    expect(phaseIn(tab)?.kind).toBe('done');
    second();
    expect(phaseIn(tab)).toBeUndefined();
  });
});

describe('on a device that two players share', () => {
  test('the outcome of an order is told to the player who made it, and to no other', async () => {
    let answer: (answer: FetchAnswer) => void = () => {};
    const answered = new Promise<FetchAnswer>((resolve) => (answer = resolve));
    const tab = await viewing({ answer: () => answered });
    press(tab);
    await until(() => tab.requests.length === 1);
    await tab.signIn(other);
    answer(cashedOut);
    await until(() => tab.news.all().length === 1);
    expect(newsForPlayer(tab.news.all(), other.player.user_id)).toEqual([]);
    expect(newsForPlayer(tab.news.all(), undefined)).toEqual([]);
    expect(newsForPlayer(tab.news.all(), userId)).toMatchObject([{ ...TOPIC, phase: { kind: 'done' } }]);
  });

  test('an outcome is asked for in the name of the player who made the order', async () => {
    const tab = await viewing({ answer: (one) => (isSent(one) ? { status: 500, body: null } : cashedOut) });
    press(tab);
    await until(() => phaseIn(tab)?.kind === 'done');
    expect(askedBy(tab)[0]?.path).toContain(`?userId=${userId}`);
  });
});

describe('a device that fails', () => {
  test('to remove a decided order lets the next one about the same begin', async () => {
    const hub = createTabHub();
    let refusals = 1;
    const { remove } = hub.host.storage;
    const storage = {
      ...hub.host.storage,
      async remove(name: string) {
        if (refusals-- > 0) throw new Error('The device refuses');
        await remove(name);
      },
    };
    const tab = await viewing({ hub, storage, answer: () => cashedOut });
    press(tab);
    await until(() => hub.messages.includes('decided'));
    expect(keptOn(hub)).toHaveLength(1);
    press(tab);
    await until(() => tab.requests.length === 2);
    await until(() => !hub.host.stored.has(KEPT_ORDERS_KEY));
  });

  test.each<[what: string, kept: Partial<KeptOrder>]>([
    ['key', { key: 'x' }],
    ['coupon', { order: { ...request, params: { couponId: '..' } } }],
    ['amount', { order: { ...request, body: {} } }],
  ])('to keep the %s of an order asks for nothing', async (_, rest) => {
    const { hub } = deviceWith(rest);
    const tab = await viewing({ hub, answer: () => cashedOut });
    await tab.settled();
    expect(tab.requests).toEqual([]);
    expect(phaseIn(tab)).toBeUndefined();
  });
});

test.each(['COUPON_UNKNOWN', 'IDEMPOTENCY_MISMATCH'] as const)(
  'a key under which nothing is booked, answered by %s, is asked for once',
  async (code) => {
    const { hub } = deviceWith();
    const tab = await viewing({ hub, answer: () => ({ status: 404, body: { code, message: '' } }) });
    await until(() => phaseIn(tab)?.kind === 'failed');
    expect(tab.requests).toHaveLength(1);
    await until(() => !hub.host.stored.has(KEPT_ORDERS_KEY));
  },
);
