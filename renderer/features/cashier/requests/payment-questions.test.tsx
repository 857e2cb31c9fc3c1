import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { knowPaymentQuestion } from '#renderer/lib/ports/payment-question-port.ts';
import { knowRoutes } from '#renderer/lib/routing/known-routes.ts';
import type { PaymentsAnswer } from '#shared/contracts/cashier.ts';
import { PAYMENT_ANSWERS, PAYMENT_TOPICS } from '#shared/domain/cashier/payment-topics.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { cashierApi } from '../api.ts';
import { paymentOf } from '../cashier-samples.fixture.ts';
import { AnsweringPayment } from './answering-payment.tsx';
import { topicOfAddress } from './asked-topic.ts';
import { readPaymentId } from './payment-id.ts';
import { page as newPage } from './payment-request-new.page.ts';
import { PaymentRequestNewPage } from './payment-request-new-page.tsx';
import { page as topicPage } from './payment-topic.page.ts';
import { PaymentTopicPage } from './payment-topic-page.tsx';
import { page as transactionPage } from './payment-transaction.page.ts';
import { PaymentTransactionPage } from './payment-transaction-page.tsx';
import { page as transactionsPage } from './payment-transactions.page.ts';
import { PaymentTransactionsPage } from './payment-transactions-page.tsx';
import { TopicPayments } from './topic-payments.tsx';

const userId = session.player.user_id;
const [notReceived] = PAYMENT_TOPICS;
if (!notReceived) throw new Error('There are no topics');

const render = (part: React.ReactNode, address: string, { language = 'en', ...rest }: RenderOptions = {}) =>
  renderPart(part, {
    namespaces: ['office', 'payment-requests', 'cashier', 'history', 'errors'],
    ...{ session, language, url: `/${language}/office/payment/${address}` },
    ...rest,
  });
const listed =
  (answer: Partial<PaymentsAnswer>) =>
  ({ dispatch }: AppStore) =>
    dispatch(
      cashierApi.util.upsertQueryData(
        'payments',
        { userId, topic: '1' },
        { pages: [{ payments: [], hasMore: false, totals: [], sums: [], ...answer }], pageParams: [0] },
      ),
    );
const listOf = (answer: Partial<PaymentsAnswer>) =>
  render(<TopicPayments topic={notReceived} subTopicId={2} />, '1/transactions?about=2', { prepare: listed(answer) });
const answering = (paymentId: number | null, options: RenderOptions = {}) =>
  render(<AnsweringPayment topic={notReceived} subTopicId={2} paymentId={paymentId} />, '1/transactions/12', options);
const known =
  (rest: Parameters<typeof paymentOf>[0]) =>
  ({ dispatch }: AppStore) =>
    dispatch(cashierApi.util.upsertQueryData('payment', { userId, paymentId: 12 }, paymentOf(rest)));
const textsOf = (language: string) =>
  JSON.parse(readFileSync(`renderer/locales/${language}/payment-requests.json`, 'utf8')) as Record<string, string>;
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

beforeAll(() => knowRoutes(ROUTES));
beforeEach(() =>
  knowPaymentQuestion(({ topic, subTopicId, paymentId }) => (
    <p>{`Question ${topic.id} ${subTopicId ?? 'none'} ${paymentId ?? 'none'}`}</p>
  )),
);
afterEach(() => knowPaymentQuestion(() => null));

describe('[R-26] the page of a new request', () => {
  test('says what the topic is, and leads to the answers of its sub-topics and to the payments', async () => {
    const html = await render(<PaymentRequestNewPage />, 'create-request/1?about=2');
    expect(textOf(html)).toContain('You paid, and the money is not in your balance.');
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        ...['/en/office/payment/1/1', '/en/office/payment/1/4', '/en/office/payment/1/transactions?about=2'],
        '/en/office/payment/requests',
      ]),
    );
    expect(textOf(html)).not.toContain('Question 1');
  });

  test.each([
    ['a topic without a payment has the form at once', 7, true, false],
    ['a topic that may have one has both', 8, true, true],
  ])('%s', async (_, id, hasForm, hasPayments) => {
    const html = await render(<PaymentRequestNewPage />, `create-request/${id}`);
    expect(textOf(html).includes(`Question ${id} none none`)).toBe(hasForm);
    expect(linksOf(html).includes(`/en/office/payment/${id}/transactions`)).toBe(hasPayments);
  });
});

describe('[R-26] the page of a sub-topic', () => {
  test('has its answer, and leads on to the payments with the sub-topic', async () => {
    const html = await render(<PaymentTopicPage />, '1/2');
    expect(textOf(html)).toContain('I paid by bank transfer A bank transfer takes up to five days');
    expect(linksOf(html)).toContain('/en/office/payment/1/transactions?about=2');
  });

  test('of a topic without a payment has the form', async () => {
    expect(textOf(await render(<PaymentTopicPage />, '7/1'))).toContain('Question 7 1 none');
  });
});

describe('[R-26] the payments of a topic', () => {
  test('are listed with their states; each leads to its answer, and keeps the sub-topic', async () => {
    const html = await listOf({
      payments: [paymentOf({ state: 'processing', methodKind: 'transfer' })],
      hasMore: true,
    });
    expect(textOf(html)).toContain('Deposit Bank transfer On its way +€20.00');
    expect(linksOf(html)).toEqual(['/en/office/payment/1/transactions/12?about=2']);
    expect(textOf(html)).toContain('Show more');
  });

  test('where none fits say so, and lead to support', async () => {
    const html = await listOf({});
    expect(textOf(html)).toContain('No payment fits this topic');
    expect(linksOf(html)).toEqual(['/en/office/support']);
  });

  test('that could not be read say so', async () => {
    const html = await render(<TopicPayments topic={notReceived} subTopicId={null} />, '1/transactions', {
      prepare: ({ dispatch }) => dispatch(cashierApi.endpoints.payments.initiate({ userId, topic: '1' })),
    });
    expect(html).toContain('role="alert"');
  });
});

describe('[R-26] a payment with its answer', () => {
  test('shows its state and story, then what that means for the topic, then the question', async () => {
    const steps = [{ state: 'processing' as const, at: NOW, reason: null, note: '' }];
    const text = textOf(
      await answering(12, { prepare: known({ state: 'processing', methodKind: 'transfer', steps }) }),
    );
    const order = ['On its way', 'Today 15:00:00', 'this one is still within its time', 'Question 1 2 12'];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );
    for (const part of order) expect(text).toContain(part);
  });

  test('tells amounts as the platform says them', async () => {
    const text = textOf(await answering(12, { prepare: known({ state: 'received', amount: 2000 }) }));
    expect(text).toContain('This deposit was received: €20.00 is in the account of its currency.');
  });

  test('that does not fit the topic is not asked about under it', async () => {
    const html = await answering(12, { prepare: known({ kind: 'withdrawal', state: 'paid' }) });
    expect(textOf(html)).toContain('This payment does not fit the topic');
    expect(textOf(html)).not.toContain('Question');
    expect(textOf(html)).not.toContain('20.00');
  });

  test('that the player does not have says only that, whoever else has it', async () => {
    const text = textOf(await answering(null));
    expect(text).toContain('There is no such payment');
    expect(text).not.toContain('Question');
  });

  test.each([
    ['12', 12],
    ['0', null],
    ['012', null],
    ['12345678901234567890', null],
    [undefined, null],
  ])('has the number %j in its address as %j', (text, id) => {
    expect(readPaymentId(text)).toBe(id);
  });
});

describe('[R-26] an address that names no topic', () => {
  const pages = [
    ['create-request/99', newPage, <PaymentRequestNewPage key="n" />],
    ['create-request/01', newPage, <PaymentRequestNewPage key="z" />],
    ['99/transactions', transactionsPage, <PaymentTransactionsPage key="l" />],
    ['99/transactions/12', transactionPage, <PaymentTransactionPage key="t" />],
    ['99/1', topicPage, <PaymentTopicPage key="s" />],
    ['1/99', topicPage, <PaymentTopicPage key="u" />],
  ] as const;
  const statusesOf = async (address: string, record: typeof newPage) => {
    const route = matchRoute(`/en/office/payment/${address}`);
    if (!route) throw new Error(`${address} has no route`);
    const answers = record.load?.(() => Promise.resolve({}) as never, route.params, {
      ...{ language: 'en', query: new URLSearchParams(), route },
    });
    return (await Promise.all(answers ?? [])).flatMap(({ error }) => (error ? [error] : []));
  };

  test.each(pages)('%s is 404 in words, with the way back', async (address, record, drawn) => {
    const html = await render(drawn, address);
    expect(textOf(html)).toContain('There is no such topic');
    expect(linksOf(html)).toContain('/en/office/payment/requests');
    expect(await statusesOf(address, record)).toEqual([expect.objectContaining({ status: 404 })]);
  });

  test('differs from one that names one, which is loaded', async () => {
    expect(await statusesOf('create-request/1', newPage)).toEqual([]);
    expect(await statusesOf('1/4', topicPage)).toEqual([]);
    expect(topicOfAddress({ topicId: '1' }, '4').subTopic?.key).toBe('debited');
    expect(topicOfAddress({ topicId: '1' }, '5').subTopic).toBeUndefined();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every topic and sub-topic is drawn with its texts', async () => {
    for (const { id, key, subTopics } of PAYMENT_TOPICS) {
      const htmls = [
        await render(<PaymentRequestNewPage />, `create-request/${id}`, { language }),
        await render(<PaymentTransactionsPage />, `${id}/transactions`, { language }),
        ...(await Promise.all(subTopics.map((one) => render(<PaymentTopicPage />, `${id}/${one.id}`, { language })))),
      ];
      for (const html of htmls) {
        expect(textOf(html)).not.toMatch(KEY_LEAK);
        expect(textOf(html)).toContain(textsOf(language)[`topic_${key}`]);
        expect(html.match(/<h1/g)).toHaveLength(1);
      }
    }
  });

  test('every answer has a text', () => {
    const texts = textsOf(language);
    for (const answer of PAYMENT_ANSWERS) expect(texts[`answer_${answer}`]?.length, answer).toBeGreaterThan(40);
    for (const { key, subTopics } of PAYMENT_TOPICS) {
      for (const name of [`topic_${key}`, ...subTopics.map((one) => `sub_${one.key}`)])
        expect(texts[`${name}_text`]?.length, name).toBeGreaterThan(20);
    }
  });

  test('a payment is drawn with its answer', async () => {
    for (const state of ['waiting', 'processing', 'received', 'failed', 'expired'] as const) {
      const text = textOf(await answering(12, { language, prepare: known({ state }) }));
      expect(text).not.toMatch(KEY_LEAK);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});
