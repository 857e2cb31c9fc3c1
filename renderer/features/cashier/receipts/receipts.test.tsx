import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { PaymentsAnswer } from '#shared/contracts/cashier.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { cashierApi, type PaymentsQuery } from '../api.ts';
import { paymentOf } from '../cashier-samples.fixture.ts';
import { PaycheckPage } from './paycheck-page.tsx';
import {
  ALL_RECEIPTS,
  queryOfReceipts,
  type ReceiptsFilter,
  readReceiptsFilter,
  writeReceiptsFilter,
} from './receipts-filter.ts';
import { ReceiptsView } from './receipts-view.tsx';

const userId = session.player.user_id;
const done = { userId, state: 'done' } as const;
const none: PaymentsAnswer = { payments: [], hasMore: false, totals: [], sums: [] };
const some: PaymentsAnswer = {
  payments: [
    paymentOf({ id: 13, kind: 'withdrawal', state: 'paid', amount: 5000, methodKind: 'transfer' }),
    paymentOf({ state: 'received', label: 'Visa •••• 4242' }),
  ],
  hasMore: true,
  totals: [{ iso: 'EUR', deposited: 9000, withdrawn: 5000, held: 0 }],
  sums: [
    { iso: 'EUR', deposited: 2000, withdrawn: 5000, returned: 0 },
    { iso: 'USD', deposited: 100, withdrawn: 0, returned: 300 },
  ],
};

const knowing =
  (answer: PaymentsAnswer, query: PaymentsQuery = done) =>
  ({ dispatch }: AppStore) =>
    dispatch(cashierApi.util.upsertQueryData('payments', query, { pages: [answer], pageParams: [0] }));
const render = (part: React.ReactNode, { language = 'en', ...rest }: RenderOptions = {}) =>
  renderPart(part, {
    namespaces: ['office', 'receipts', 'cashier', 'history', 'errors'],
    ...{ session, language, url: `/${language}/office/paycheck` },
    ...rest,
  });
const view = (options: RenderOptions) => render(<ReceiptsView />, options);

describe('[O-06] the receipts', () => {
  test('list finished payments with the sums of the period by currency', async () => {
    const text = textOf(await view({ prepare: knowing(some) }));
    expect(text).toContain('In the chosen period Deposited €20.00 Withdrawn €50.00 Deposited $1.00');
    expect(text).toContain('Charged back $3.00');
    expect(text.match(/Charged back [€$]/g)).toHaveLength(1);
    expect(text).toContain('Withdrawal Bank transfer Paid out -€50.00');
    expect(text).toContain('Show more');
  });

  test('where there are none say what would be here, and lead to the deposit', async () => {
    const html = await view({ prepare: knowing(none) });
    expect(textOf(html)).toContain('No receipts yet A receipt appears here for each deposit');
    expect(html).toContain('href="/en/office/recharge"');
    expect(textOf(html)).not.toContain('In the chosen period');
  });

  test('of which none match offer all of them', async () => {
    const html = await view({
      url: '/en/office/paycheck?kind=withdrawal',
      prepare: knowing(none, { ...done, kind: 'withdrawal' }),
    });
    expect(textOf(html)).toContain('No receipts match All receipts');
    expect(html).not.toContain('office/recharge');
  });

  test('that could not be read say so', async () => {
    const html = await view({ prepare: ({ dispatch }) => dispatch(cashierApi.endpoints.payments.initiate(done)) });
    expect(html).toContain('role="alert"');
  });

  test('open one by one, to be printed with the player’s name', async () => {
    const html = await view({
      url: '/en/office/paycheck?payment=12',
      prepare: ({ dispatch }) =>
        dispatch(
          cashierApi.util.upsertQueryData('payment', { userId, paymentId: 12 }, paymentOf({ state: 'received' })),
        ),
    });
    expect(textOf(html)).toContain('Ada · ada@example.com');
    expect(textOf(html)).toMatch(/^All receipts .* Print receipt$/);
  });
});

test('the page leads to all payments and to the statement', async () => {
  const html = await render(<PaycheckPage />);
  expect(html).toContain('href="/en/office/historypay"');
  expect(html).toContain('href="/en/office/history"');
});

describe('the filter of receipts', () => {
  const filter = (part: Partial<ReceiptsFilter>) => ({ ...ALL_RECEIPTS, ...part });

  test.each<Partial<ReceiptsFilter>>([
    {},
    { kind: 'returned' },
    { kind: 'deposit', period: 'custom', from: '2026-11-01', to: '2026-11-02' },
  ])('is kept by the address as %j', (part) => {
    expect(readReceiptsFilter(writeReceiptsFilter(filter(part)))).toEqual(filter(part));
  });

  test.each([
    ['all', { state: 'done' }],
    ['deposit', { state: 'done', kind: 'deposit' }],
    ['withdrawal', { state: 'done', kind: 'withdrawal' }],
    ['returned', { state: 'returned' }],
  ] as const)('of %s asks for %j', (kind, asked) => {
    expect(queryOfReceipts(filter({ kind }), 11, NOW, 0)).toEqual({ userId: 11, ...asked });
  });

  test('asks for days of the player’s zone, the last one included', () => {
    const days = filter({ period: 'custom', from: '2026-11-01', to: '2026-11-02' });
    expect(queryOfReceipts(days, 11, NOW, 180)).toMatchObject({
      from: String(Date.UTC(2026, 9, 31, 21)),
      to: String(Date.UTC(2026, 10, 2, 21)),
    });
  });

  test('ignores nonsense', () => {
    expect(readReceiptsFilter(new URLSearchParams('kind=gift&period=year'))).toEqual(ALL_RECEIPTS);
  });
});

test.each(LANGUAGES)('the receipts have all their texts in %s', async (language) => {
  for (const answer of [some, none]) {
    const text = textOf(await view({ language, prepare: knowing(answer) }));
    expect(text).not.toMatch(KEY_LEAK);
    expect(text).not.toMatch(/[{}]/);
  }
  expect(textOf(await render(<PaycheckPage />, { language }))).not.toMatch(KEY_LEAK);
});
