import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { PAYMENT_TOPICS, paymentTopicOf } from '#shared/domain/cashier/payment-topics.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { supportApi } from '../api.ts';
import { PaymentQuestion } from './payment-question.tsx';
import { PaymentRequests } from './payment-requests.tsx';
import { PaymentRequestsPage } from './payment-requests-page.tsx';

const userId = session.player.user_id;
const URL_OF_PAGE = 'office/payment/requests';

const request = (rest: Partial<SupportRequest> = {}): SupportRequest => ({
  ...{ id: 5001, topic: 'payments', state: 'answered', text: 'Where is it?', email: null, couponId: null },
  about: {
    ...{ topic: 1, subTopic: 2 },
    payment: {
      ...{ id: 12, kind: 'deposit', state: 'processing', amount: 2000, iso: 'EUR' },
      ...{ methodKind: 'transfer', methodName: '' },
    },
  },
  ...{ createdAt: NOW, changedAt: NOW, unread: 2 },
  ...rest,
});
const knowing =
  (requests: readonly SupportRequest[], paymentId: number | null = null) =>
  ({ dispatch }: AppStore) =>
    dispatch(supportApi.util.upsertQueryData('paymentRequests', { userId, paymentId }, { requests: [...requests] }));
const failing =
  (paymentId: number | null) =>
  ({ dispatch }: AppStore) =>
    dispatch(supportApi.endpoints.paymentRequests.initiate({ userId, paymentId }));
const render = (part: React.ReactNode, { language = 'en', ...rest }: RenderOptions = {}) =>
  renderPart(part, {
    namespaces: ['office', 'payment-requests', 'support', 'errors'],
    ...{ session, language, url: `/${language}/${URL_OF_PAGE}` },
    ...rest,
  });

function topicOf(id: number) {
  const topic = paymentTopicOf(id);
  if (!topic) throw new Error(`There is no topic ${id}`);
  return topic;
}
const question = (topicId: number, paymentId: number | null, options: RenderOptions = {}) =>
  render(<PaymentQuestion topic={topicOf(topicId)} subTopicId={2} paymentId={paymentId} />, options);

describe('[R-26] the requests about payments', () => {
  test('are listed with topic, payment, state and unread answers, and lead to their conversations', async () => {
    const html = await render(<PaymentRequests />, { prepare: knowing([request()]) });
    expect(textOf(html)).toContain(
      'Your requests My deposit has not been received Request 5001 Deposit €20.00 · bank transfer · payment 12 ' +
        'Where is it? Answered 2 new answers',
    );
    expect(html).toContain(`href="/en/${URL_OF_PAGE}?request=5001"`);
  });

  test('without a payment, or of a topic that this product does not know, are named too', async () => {
    const about = { topic: 99, subTopic: null, payment: null };
    const text = textOf(await render(<PaymentRequests />, { prepare: knowing([request({ about, unread: 0 })]) }));
    expect(text).toContain('Deposits and withdrawals Request 5001 Where is it? Answered');
    expect(text).not.toContain('new answer');
  });

  test('where there are none say how one begins', async () => {
    const text = textOf(await render(<PaymentRequests />, { prepare: knowing([]) }));
    expect(text).toContain('No requests about payments yet Choose a topic below.');
  });

  test('that could not be read say so, and ask again on demand', async () => {
    const html = await render(<PaymentRequests />, { prepare: failing(null) });
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain('Try again');
  });

  test('of the address show one conversation, with its payment', async () => {
    const messages = [{ id: 1, author: 'visitor' as const, text: 'Where is it?', at: NOW }];
    const html = await render(<PaymentRequests />, {
      url: `/en/${URL_OF_PAGE}?request=5001`,
      prepare: ({ dispatch }) =>
        dispatch(
          supportApi.util.upsertQueryData(
            'supportRequest',
            { userId, requestId: 5001 },
            { request: request(), messages },
          ),
        ),
    });
    expect(textOf(html)).toContain('Request 5001 All requests Deposits and withdrawals Answered Payment 12');
    expect(html).toContain('role="log"');
  });

  test('that no request can have show the list', async () => {
    const options = { url: `/en/${URL_OF_PAGE}?request=0x1`, prepare: knowing([]) };
    expect(textOf(await render(<PaymentRequests />, options))).toContain('Your requests');
  });
});

test('[R-26] the page leads to a new request on every topic', async () => {
  const html = await render(<PaymentRequestsPage />);
  const links = [...html.matchAll(/href="(\/en\/office\/payment\/create-request\/\d+)"/g)].map(([, to]) => to);
  expect(links).toEqual(PAYMENT_TOPICS.map(({ id }) => `/en/office/payment/create-request/${id}`));
});

describe('[R-26] the question to a person', () => {
  test('has the sub-topics of its topic, with the one that the player comes from chosen', async () => {
    const html = await question(7, null);
    expect(html).toMatch(/<option [^>]*value="2"[^>]*selected[^>]*>I want to use an account of another person/);
    expect([...html.matchAll(/<option/g)]).toHaveLength(3);
    expect(html).toContain('<textarea');
  });

  test('about a payment is a form only while no request about it is open', async () => {
    const closed = await question(1, 12, { prepare: knowing([request({ state: 'closed' })], 12) });
    expect(closed).toContain('<textarea');
    for (const state of ['open', 'answered'] as const) {
      const open = await question(1, 12, { prepare: knowing([request({ state })], 12) });
      expect(open, state).not.toContain('<textarea');
      expect(open, state).toContain(`href="/en/${URL_OF_PAGE}?request=5001"`);
    }
  });

  test('waits until it is known whether a request is open, and says that this could not be read', async () => {
    expect(await question(1, 12)).not.toContain('<textarea');
    const failed = await question(1, 12, { prepare: failing(12) });
    expect(failed).not.toContain('<textarea');
    expect(textOf(failed)).toContain('Try again');
  });
});

test.each(LANGUAGES)('every topic and sub-topic of a question has its texts in %s', async (language) => {
  const url = `/${language}/${URL_OF_PAGE}`;
  const parts = [
    await render(<PaymentRequestsPage />, { language, url }),
    await render(<PaymentRequests />, { language, url, prepare: knowing([request()]) }),
    ...(await Promise.all(PAYMENT_TOPICS.map(({ id }) => question(id, null, { language, url })))),
  ];
  for (const html of parts) expect(textOf(html)).not.toMatch(KEY_LEAK);
});
