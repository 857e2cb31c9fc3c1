import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDepositNews, useWithdrawalNews } from '#renderer/features/cashier/payment-news.tsx';
import type { SentDeposit, SentWithdrawal } from '#renderer/features/cashier/payment-orders.ts';
import { useCashOutNews } from '#renderer/features/history/cash-out/cash-out-news.tsx';
import type { SentCashOut } from '#renderer/features/history/cash-out/cash-out-order.ts';
import { useEditNews } from '#renderer/features/history/edit/edit-news.tsx';
import type { SentEdit } from '#renderer/features/history/edit/edit-order.ts';
import { usePurchaseNews } from '#renderer/features/points/purchase-news.tsx';
import type { SentPurchase } from '#renderer/features/points/purchase-order.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import type { DecidedPhase, OrderPhase } from '#renderer/lib/orders/order.ts';
import type { OrderNews } from '#renderer/lib/orders/order-news.ts';
import { type OrderNoticeTexts, useOrderWords } from '#renderer/lib/orders/use-order-notice.ts';
import type { CashOutAnswer } from '#shared/contracts/cash-out.ts';
import type { PaymentOrderAnswer, WholePayment } from '#shared/contracts/cashier.ts';
import type { EditAnswer } from '#shared/contracts/coupon-edit.ts';
import type { PointsOrderAnswer } from '#shared/contracts/points.ts';
import { betOf, couponOf, NOW, nextKey, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub } from '#tests/fixtures/open-tab.ts';
import { openOrdersTab } from '#tests/fixtures/orders-tab.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { orderKinds } from './order-kinds.ts';

const coupon = couponOf(placementOf([betOf(1)], { amount: 1000 }));
const cashOut: SentCashOut = {
  params: { couponId: coupon.id },
  body: { stake: 1000, price: 950, sequence: NOW, isAnyPrice: false },
};
const edit: SentEdit = {
  params: { couponId: coupon.id },
  body: {
    ...{ bets: [{ selectionId: 5, coef: 2000, banker: false }], stake: 1200, value: 950, typeId: 0, systemValue: null },
    ...{ isBonusBet: false, sequence: NOW },
  },
  iso: 'EUR',
};
const purchase: SentPurchase = { body: { offer: 'half', points: 500, value: 250 }, iso: 'EUR' };
const freeBet = { code: 'POINTS-7', value: 250, iso: 'EUR', minCoef: 1500, minLegs: null, expiresAt: NOW + 3_600_000 };

const deposit: SentDeposit = { body: { accountId: 7, iso: 'EUR', methodId: 'card', amount: 2000 } };
const withdrawal: SentWithdrawal = {
  body: { accountId: 7, iso: 'EUR', targetId: 'card-1', amount: 5000 },
  label: 'Visa •••• 4242',
};
const sealedPayment: PaymentOrderAnswer = { status: 'refused', refusal: { reason: 'not-made' } };
const madePayment = (rest: Pick<WholePayment, 'amount' | 'kind' | 'state'>): PaymentOrderAnswer => ({
  status: 'made',
  payment: {
    ...{ id: 3, reason: null, fee: 0, iso: 'EUR', methodId: 'card', methodKind: 'card', methodName: '', label: '' },
    ...{ createdAt: NOW, changedAt: NOW, steps: [], note: '', answerBy: null, page: null },
    ...rest,
  },
});

interface Sample {
  readonly kind: string;
  readonly subject: string;
  readonly order: unknown;
  readonly path: string;
  /** Path of the question for the outcome, after `path`, where it is not `/:key/outcome`. */
  readonly asks?: (key: string) => string;
  readonly done: CashOutAnswer | EditAnswer | PaymentOrderAnswer | PointsOrderAnswer;
  /** The answer to a key that never arrived. */
  readonly sealed: CashOutAnswer | EditAnswer | PaymentOrderAnswer | PointsOrderAnswer;
  readonly useNews: (news: OrderNews) => OrderNoticeTexts;
  readonly words: { readonly done: string; readonly sealed: string; readonly failed: string };
}

const SAMPLES: readonly Sample[] = [
  {
    kind: 'cashOut',
    subject: `coupon:${coupon.id}`,
    order: cashOut,
    path: `/web-api/coupons/${coupon.id}/cash-outs`,
    done: { status: 'sold', coupon, stake: 1000, price: 950, balance: 1 },
    sealed: { status: 'refused', code: 'NOT_SOLD', currentPrice: null },
    useNews: useCashOutNews,
    words: {
      done: 'Bet 1001: cash-out done. €9.50 is in your account.',
      sealed: 'Bet 1001 was not cashed out. The cash-out could not be completed.',
      failed: 'Bet 1001 was not cashed out. Too many attempts',
    },
  },
  {
    kind: 'edit',
    subject: `coupon:${coupon.id}`,
    order: edit,
    path: `/web-api/coupons/${coupon.id}/edit`,
    done: { status: 'edited', coupon: { ...coupon, id: '1002', amount: 1200 }, old: coupon, value: 950, balance: 1 },
    sealed: { status: 'refused', code: 'NOT_EDITED', selectionIds: [], data: {}, terms: null },
    useNews: useEditNews,
    words: {
      done: 'Bet 1001 has been changed. Bet 1002 with a stake of €12.00 has replaced it.',
      sealed: 'Bet 1001 was not changed. The change could not be completed.',
      failed: 'Bet 1001 was not changed. Too many attempts',
    },
  },
  {
    kind: 'deposit',
    subject: 'deposit',
    order: deposit,
    path: '/web-api/cashier/deposits',
    asks: (key) => `outcome/${key}`,
    done: madePayment({ kind: 'deposit', state: 'waiting', amount: 2000 }),
    sealed: sealedPayment,
    useNews: useDepositNews,
    words: {
      done: 'Deposit of €20.00: Waiting for your payment. You find it in your payment history.',
      sealed: 'Deposit of €20.00: nothing was debited. Your order did not reach us in time.',
      failed: 'Deposit of €20.00: nothing was debited. Too many attempts',
    },
  },
  {
    kind: 'withdrawal',
    subject: 'withdrawal',
    order: withdrawal,
    path: '/web-api/cashier/withdrawals',
    asks: (key) => `outcome/${key}`,
    done: madePayment({ kind: 'withdrawal', state: 'in-review', amount: 5000 }),
    sealed: sealedPayment,
    useNews: useWithdrawalNews,
    words: {
      done: 'Withdrawal of €50.00: Under review. You find it in your payment history.',
      sealed: 'Withdrawal of €50.00: not requested, your balance has not changed. Your order did not reach us in time.',
      failed: 'Withdrawal of €50.00: not requested, your balance has not changed. Too many attempts',
    },
  },
  {
    kind: 'purchase',
    subject: 'points',
    order: purchase,
    path: '/web-api/points/orders',
    done: { status: 'bought', promoCode: freeBet, balance: 20 },
    sealed: { status: 'refused', reason: 'not-bought', balance: 520 },
    useNews: usePurchaseNews,
    words: {
      done: 'You have a free bet of €2.50: POINTS-7.',
      sealed: 'Free bet of €2.50: no points were taken. Your order did not reach us in time.',
      failed: 'Free bet of €2.50: no points were taken. Too many attempts',
    },
  },
];
const FAILED = { kind: 'failed', code: 'TOO_MANY_ATTEMPTS', retryAfter: null } as const;

const kindOf = ({ kind }: Sample) => {
  const listed = orderKinds[kind];
  if (!listed) throw new Error(`${kind} is not listed`);
  return listed.load();
};

// A call that is answered with words says the language of its page.
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/en/office/recharge' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('every kind of order has a sample here, under the name that the device keeps', async () => {
  expect(SAMPLES.map(({ kind }) => kind)).toEqual(Object.keys(orderKinds));
  expect(await Promise.all(SAMPLES.map(async (sample) => (await kindOf(sample)).name))).toEqual(
    Object.keys(orderKinds),
  );
});

function Words({ sample, phase }: { readonly sample: Sample; readonly phase: OrderPhase<DecidedPhase> }) {
  const { kind, subject, order, useNews } = sample;
  const news = { key: nextKey(), kind, subject, order, phase, userId: session.player.user_id };
  return <p>{useOrderWords(news, useNews(news))}</p>;
}

describe.each(SAMPLES)('an order of the kind $kind', (sample) => {
  const { kind, subject, order, path, done, sealed, asks = (key: string) => `${key}/outcome` } = sample;

  test('is sent under its key and asked for by it', async () => {
    const tab = await openOrdersTab({
      hub: createTabHub(),
      answer: (one) => (one.path === path ? { status: 502, body: null } : { status: 200, body: done }),
    });
    tab.orders.start(await kindOf(sample), subject, order);
    await eventually(() => expect(tab.news.all()).toMatchObject([{ kind, subject, phase: { kind: 'done' } }]));
    const [sent, asked] = tab.requests;
    const key = sent?.headers?.['idempotency-key'];
    const { body } = order as { readonly body: unknown };
    expect(sent).toMatchObject({ method: 'POST', path, body } satisfies Partial<FetchRequest>);
    expect(asked).toMatchObject({
      method: 'POST',
      path: `${path}/${asks(key ?? '')}?userId=${session.player.user_id}`,
    } satisfies Partial<FetchRequest>);
    expect(tab.requests).toHaveLength(2);
  });

  test('is taken over from the device, also when its key had never arrived', async () => {
    const key = nextKey();
    const userId = session.player.user_id;
    const kept = [{ key, kind, userId, subject, order, askedAt: NOW }];
    const tab = await openOrdersTab({
      hub: createTabHub({ orders: JSON.stringify({ [userId]: kept }) }),
      answer: () => ({ status: 200, body: sealed }),
    });
    await eventually(() => expect(tab.news.all()).toMatchObject([{ key, kind, phase: { kind: 'refused' } }]));
    expect(tab.requests.map((one) => one.path)).toEqual([`${path}/${asks(key)}?userId=${session.player.user_id}`]);
  });

  test.each(['', null, [], {}, { params: {} }, { body: {} }])('is not what the device kept as %j', async (kept) => {
    expect((await kindOf(sample)).isOrder(kept)).toBe(false);
    expect((await kindOf(sample)).isOrder(order)).toBe(true);
  });

  describe('is told by a notice that', () => {
    const namespaces = ['cash-out', 'edit', 'cashier', 'auth', 'points'];
    const wordsOf = async (phase: OrderPhase<DecidedPhase>, language: (typeof LANGUAGES)[number] = 'en') =>
      textOf(await renderPart(<Words sample={sample} phase={phase} />, { namespaces, language, session })).replaceAll(
        /[\u2066\u2069]/g,
        '',
      );
    const phaseOf = async (answer: unknown) => (await kindOf(sample)).phaseOf(answer);

    test('says what was executed with its figure, or that nothing was and why', async () => {
      expect(await wordsOf(await phaseOf(done))).toBe(sample.words.done);
      expect(await wordsOf(await phaseOf(sealed))).toBe(sample.words.sealed);
      expect(await wordsOf(FAILED)).toContain(sample.words.failed);
    });

    test.each(LANGUAGES)('has all its texts in %s', async (language) => {
      for (const phase of [await phaseOf(done), await phaseOf(sealed), FAILED]) {
        const words = await wordsOf(phase, language);
        expect(words).not.toMatch(KEY_LEAK);
        expect(words).not.toMatch(/[{}]|undefined|null/);
      }
    });
  });
});
