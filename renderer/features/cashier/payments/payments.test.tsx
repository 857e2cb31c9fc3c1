import { describe, expect, test } from 'vitest';
import type { PaymentsAnswer } from '#shared/contracts/cashier.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { cashierApi } from '../api.ts';
import { paymentOf } from '../cashier-samples.fixture.ts';
import {
  ALL_PAYMENTS,
  type PaymentsFilter,
  queryOfPayments,
  readPaymentsFilter,
  writePaymentsFilter,
} from './payments-filter.ts';
import { PaymentTable, PaymentTotals } from './payments-list.tsx';
import { PaymentsView } from './payments-view.tsx';

const userId = session.player.user_id;
const deposit = paymentOf({ state: 'received', label: 'Visa •••• 4242', fee: 50 });
const withdrawal = paymentOf({
  ...{ id: 13, kind: 'withdrawal', state: 'in-review', amount: 5000, methodKind: 'transfer', createdAt: NOW - 60_000 },
});
const answer: PaymentsAnswer = {
  payments: [deposit, withdrawal],
  hasMore: true,
  totals: [{ iso: 'EUR', deposited: 10_000, withdrawn: 4000, held: 5000 }],
  sums: [],
};

const render = (part: React.ReactNode, { language = 'en', ...rest }: RenderOptions = {}) =>
  renderPart(part, {
    namespaces: ['cashier', 'history', 'errors'],
    session,
    language,
    url: `/${language}/office/historypay`,
    ...rest,
  });
const viewOf = (told: PaymentsAnswer, options: RenderOptions = {}) =>
  render(<PaymentsView />, {
    prepare: ({ dispatch }) =>
      dispatch(cashierApi.util.upsertQueryData('payments', { userId }, { pages: [told], pageParams: [0] })),
    ...options,
  });
const storyOf = (options: Parameters<typeof paymentOf>[0], language: (typeof LANGUAGES)[number] = 'en') =>
  render(<PaymentsView />, {
    language,
    url: `/${language}/office/historypay?payment=12`,
    prepare: ({ dispatch }) =>
      dispatch(cashierApi.util.upsertQueryData('payment', { userId, paymentId: 12 }, paymentOf(options))),
  });
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, name]) => textOf(name ?? ''));

describe('[O-06] the payment history', () => {
  test('lists kind, where it came from, state, amount and fee with the time, the newest first', async () => {
    const html = await render(<PaymentTable payments={answer.payments} onOpen={() => undefined} />);
    expect(textOf(html)).toBe(
      'Your payments Time Payment State Amount ' +
        'Today 15:00 Deposit Visa •••• 4242 Received +€20.00 Fee €0.50 ' +
        'Today 14:59 Withdrawal Bank transfer Under review -€50.00',
    );
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
  });

  test('trust R3: says what was deposited less what was withdrawn over life, with what it means', async () => {
    const text = textOf(await render(<PaymentTotals totals={answer.totals} />));
    expect(text).toContain(
      'Deposited €100.00 Withdrawn €40.00 In open withdrawals €50.00 Withdrawn less deposited -€60.00',
    );
    expect(text).toContain('a minus means that you have paid in more');
  });

  test('shows more on demand while there are more', async () => {
    expect(buttonsOf(await viewOf(answer))).toContain('Show more');
    expect(buttonsOf(await viewOf({ ...answer, hasMore: false }))).not.toContain('Show more');
  });

  test('without payments says so, and without matching ones offers all', async () => {
    const none: PaymentsAnswer = { payments: [], hasMore: false, totals: [], sums: [] };
    expect(textOf(await viewOf(none))).toContain('No payments yet');
    const filtered = await viewOf(none, {
      url: '/en/office/historypay?kind=deposit',
      prepare: ({ dispatch }) =>
        dispatch(
          cashierApi.util.upsertQueryData('payments', { userId, kind: 'deposit' }, { pages: [none], pageParams: [0] }),
        ),
    });
    expect(textOf(filtered)).toContain('No payments match');
    expect(buttonsOf(filtered)).toContain('Show all payments');
  });
});

describe('a payment that the address names', () => {
  test('tells its story with a receipt that says whose it is', async () => {
    const html = await storyOf({
      state: 'received',
      steps: [
        { state: 'created', at: NOW, reason: null, note: '' },
        { state: 'received', at: NOW + 1000, reason: null, note: '' },
      ],
    });
    expect(textOf(html)).toContain('Today 15:00:00 Begun Today 15:00:01 Received');
    expect(textOf(html)).toContain('Ada · ada@example.com');
    expect(buttonsOf(html)).toEqual(['Payment history', 'Print receipt']);
  });

  test('that is open leads on to its page, and can be cancelled', async () => {
    const html = await storyOf({ page: { url: 'https://pay.example/1', view: 'frame', until: null } });
    expect(html).toMatch(/<a [^>]*href="\/en\/office\/recharge\?payment=12"[^>]*>Continue to the payment/);
    expect(buttonsOf(html)).toContain('Cancel deposit');
    expect(html).not.toContain('<iframe');
  });
});

describe('the filter of payments', () => {
  const filter = (part: Partial<PaymentsFilter>) => ({ ...ALL_PAYMENTS, ...part });

  test.each<Partial<PaymentsFilter>>([
    {},
    { kind: 'deposit', state: 'open' },
    { kind: 'withdrawal', period: 'week' },
    { state: 'ended', period: 'custom', from: '2026-11-01', to: '2026-11-02' },
  ])('is kept by the address as %j', (part) => {
    expect(readPaymentsFilter(writePaymentsFilter(filter(part)))).toEqual(filter(part));
  });

  test.each(['kind=gift', 'state=lost', 'period=year', 'period=custom&from=yesterday'])(
    'of nonsense such as "%s" leaves it out',
    (text) => {
      const { kind, state, from } = readPaymentsFilter(new URLSearchParams(text));
      expect({ kind, state, from }).toEqual({ kind: 'all', state: 'all', from: '' });
    },
  );

  test('asks for days of the player’s zone, the last one included', () => {
    const asked = queryOfPayments(
      filter({ kind: 'deposit', state: 'done', period: 'custom', from: '2026-11-01', to: '2026-11-02' }),
      ...([11, NOW, 180] as const),
    );
    expect(asked).toEqual({
      ...{ userId: 11, kind: 'deposit', state: 'done' },
      from: String(Date.UTC(2026, 9, 31, 21)),
      to: String(Date.UTC(2026, 10, 2, 21)),
    });
  });

  test('asks for nothing but the player’s own without a choice', () => {
    expect(queryOfPayments(ALL_PAYMENTS, 11, NOW, 180)).toEqual({ userId: 11 });
  });
});

test.each(LANGUAGES)('the history and a payment in it have all their texts in %s', async (language) => {
  const url = `/${language}/office/historypay`;
  for (const html of [await viewOf(answer, { language, url }), await storyOf({ state: 'failed' }, language)]) {
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(textOf(html)).not.toMatch(/[{}]/);
  }
});
