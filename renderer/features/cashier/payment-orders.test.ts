import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import type { KindOfOrder } from '#renderer/lib/orders/order-kind.ts';
import type { PaymentOrderAnswer } from '#shared/contracts/cashier.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub } from '#tests/fixtures/open-tab.ts';
import { openOrdersTab } from '#tests/fixtures/orders-tab.ts';
import { paymentOf } from './cashier-samples.fixture.ts';
import {
  DEPOSIT_SUBJECT,
  depositOrder,
  phaseOfPaymentOrder,
  WITHDRAWAL_SUBJECT,
  withdrawalOrder,
} from './payment-orders.ts';

// A call that is answered with words says the language of its page.
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/en/office/recharge' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const made: FetchAnswer = { status: 200, body: { status: 'made', payment: paymentOf() } satisfies PaymentOrderAnswer };
const body = { accountId: 7, iso: 'EUR', amount: 2000 };
const deposit = { body: { ...body, methodId: 'card' } };
const withdrawal = { body: { ...body, targetId: 'card-1' }, label: 'Visa •••• 4242' };

type Tab = Awaited<ReturnType<typeof openOrdersTab>>;

interface Ordered {
  readonly path: string;
  readonly kind: string;
  readonly subject: string;
  readonly start: (tab: Tab) => void;
}

const anyKind = <Order, Decided extends { readonly kind: string }>(
  kind: KindOfOrder<Order, PaymentOrderAnswer, Decided>,
) => kind as never;
const ORDERED: readonly Ordered[] = [
  {
    ...{ path: '/web-api/cashier/deposits', kind: 'deposit', subject: DEPOSIT_SUBJECT },
    start: ({ orders }) => orders.start(anyKind(depositOrder), DEPOSIT_SUBJECT, deposit),
  },
  {
    ...{ path: '/web-api/cashier/withdrawals', kind: 'withdrawal', subject: WITHDRAWAL_SUBJECT },
    start: ({ orders }) => orders.start(anyKind(withdrawalOrder), WITHDRAWAL_SUBJECT, withdrawal),
  },
];

describe.each(ORDERED)('trust F1: the order of a $kind', ({ path, kind, subject, start }) => {
  const isSent = (one: FetchRequest) => one.path === path;
  const keyOf = (one: FetchRequest | undefined) => one?.headers?.['idempotency-key'];
  const until = (check: () => boolean) => eventually(() => expect(check()).toBe(true));
  const phaseIn = ({ orders }: Tab) => orders.all().find(({ kept }) => kept.subject === subject)?.phase;

  test('whose answer was lost is asked for by its key; another press begins no second one meanwhile', async () => {
    let isBack = false;
    const tab = await openOrdersTab({
      hub: createTabHub(),
      answer: (one) => (isSent(one) || !isBack ? { status: 502, body: null } : made),
    });
    tab.orders.show({ kind, subject });
    start(tab);
    await until(() => phaseIn(tab)?.kind === 'unknown');
    start(tab);
    isBack = true;
    await until(() => phaseIn(tab)?.kind === 'done');
    const sent = tab.requests.filter(isSent);
    const asked = tab.requests.filter((one) => !isSent(one));
    expect(sent).toHaveLength(1);
    expect(asked.every((one) => one.path.startsWith(`${path}/outcome/${keyOf(sent[0])}?`))).toBe(true);
  });

  test('that a reload interrupts is found again by the same key, and never sent a second time', async () => {
    const hub = createTabHub();
    const before = await openOrdersTab({ hub, answer: () => new Promise<never>(() => undefined) });
    start(before);
    await until(() => before.requests.length === 1);
    before.close();
    const after = await openOrdersTab({ hub, answer: () => made });
    after.orders.show({ kind, subject });
    await until(() => phaseIn(after)?.kind === 'done');
    expect(after.requests.filter(isSent)).toEqual([]);
    expect(after.requests[0]?.path).toContain(`/outcome/${keyOf(before.requests[0])}?`);
  });

  test('that was refused may be followed by another one, under another key', async () => {
    const refused: FetchAnswer = { status: 200, body: { status: 'refused', refusal: { reason: 'too-many' } } };
    const tab = await openOrdersTab({ hub: createTabHub(), answer: () => refused });
    tab.orders.show({ kind, subject });
    start(tab);
    await until(() => phaseIn(tab)?.kind === 'refused');
    start(tab);
    await until(() => tab.requests.filter(isSent).length === 2);
    const [first, second] = tab.requests.filter(isSent).map(keyOf);
    expect(first).not.toBe(second);
  });
});

test('a payment that has begun is the end of its order, whatever becomes of it', () => {
  for (const state of ['created', 'waiting', 'processing', 'received', 'failed'] as const) {
    const payment = paymentOf({ state });
    expect(phaseOfPaymentOrder({ status: 'made', payment })).toEqual({ kind: 'done', payment });
  }
});
