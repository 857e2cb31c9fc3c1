import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { HostContext } from '#renderer/host/use-host.ts';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import {
  DEPOSIT_STATES,
  PAYMENT_KINDS,
  PAYMENT_REASONS,
  type PaymentState,
  WITHDRAWAL_STATES,
} from '#shared/domain/cashier/payments.ts';
import type { DesktopPort } from '#shared/host/desktop-port.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { paymentOf } from './cashier-samples.fixture.ts';
import { PaymentFacts, PaymentSteps } from './payment-steps.tsx';
import { PaymentPlace, PaymentView } from './payment-view.tsx';
import { paymentPolling } from './use-payment.ts';

type Language = (typeof LANGUAGES)[number];

const render = (part: React.ReactNode, language: Language = 'en') =>
  renderPart(part, { namespaces: ['cashier', 'errors'], session, language, url: `/${language}/office/recharge` });
const viewOf = (payment: Partial<WholePayment>, language?: Language) =>
  render(<PaymentView payment={paymentOf(payment)} actions={<button type="button">Another</button>} />, language);
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, name]) => textOf(name ?? ''));

const URL_OF_PAGE = 'https://pay.example/p/1';
const pageOf = (view: 'frame' | 'page') => ({ url: URL_OF_PAGE, view, until: NOW + 900_000 });

const DEPOSITS: readonly (readonly [PaymentState, words: string])[] = [
  ['created', 'The payment company does not answer at the moment. Nothing was debited. We keep trying.'],
  ['waiting', 'Complete the payment with the payment company. Nothing has been debited yet.'],
  ['processing', 'The money is on its way.'],
  ['received', '€20.00 is in your account.'],
  ['failed', 'The payment did not succeed. Your balance has not changed.'],
  ['cancelled', 'You cancelled the deposit. Nothing was debited.'],
  ['expired', 'The time to pay is over. Nothing was debited.'],
  ['charged-back', 'The payer took €20.00 back'],
];
const WITHDRAWALS: readonly (readonly [PaymentState, words: string])[] = [
  ['in-review', 'We are checking it. There is nothing for you to do.'],
  ['waiting-for-player', 'We need something from you'],
  ['approved', 'We have approved it and are about to send it.'],
  ['sending', 'The money is on its way to you.'],
  ['unknown', 'has not told us yet whether it was paid. The money stays held until we know.'],
  ['paid', '€20.00 has been paid out.'],
  ['failed', 'refused it. €20.00 is back in your balance.'],
  ['refused', 'We refused it. €20.00 is back in your balance.'],
  ['expired', 'We did not hear from you in time. €20.00 is back in your balance.'],
];

describe('[O-06] a payment', () => {
  test.each(DEPOSITS)('as a deposit in the state %s says: %s', async (state, words) => {
    const html = await viewOf({ state });
    expect(html).toContain('role="status"');
    expect(textOf(html)).toContain(words);
  });

  test.each(WITHDRAWALS)('as a withdrawal in the state %s says: %s', async (state, words) => {
    expect(textOf(await viewOf({ kind: 'withdrawal', state }))).toContain(words);
  });

  test('has a sentence for every state', () => {
    expect(DEPOSITS.map(([state]) => state)).toEqual(DEPOSIT_STATES);
    expect(WITHDRAWALS.map(([state]) => state)).toEqual(WITHDRAWAL_STATES);
  });

  test.each([
    ['waiting', ['Cancel deposit']],
    ['created', []],
    ['processing', []],
    ['received', ['Another']],
    ['failed', ['Another']],
  ] as const)('in the state %s has the buttons %j', async (state, buttons) => {
    expect(buttonsOf(await viewOf({ state }))).toEqual(buttons);
  });

  test('that was received says the balance and leads to betting', async () => {
    const html = await viewOf({ state: 'received' });
    expect(textOf(html)).toContain('Your balance: €248.60');
    expect(html).toMatch(/<a [^>]*href="\/en\/line"[^>]*>Bet now/);
  });

  test('that waits for the player leads to support, where it is answered', async () => {
    const html = await viewOf({ kind: 'withdrawal', state: 'waiting-for-player', reason: 'documents' });
    expect(textOf(html)).toContain('We need documents from you.');
    expect(html).toContain('href="/en/office/support"');
  });

  test('says what the staff wrote', async () => {
    const html = await viewOf({ kind: 'withdrawal', state: 'refused', note: 'Write <b>us</b> first' });
    expect(html).toContain('Our team writes: Write &lt;b&gt;us&lt;/b&gt; first');
  });

  test('with a fee says what is paid and what arrives', async () => {
    expect(textOf(await viewOf({ fee: 50 }))).toContain('Your account gets €20.00 Fee €0.50 You pay €20.50');
    expect(textOf(await viewOf({ kind: 'withdrawal', state: 'sending', fee: 50 }))).toContain(
      'Held from your account €20.00 Fee €0.50 You receive €19.50',
    );
  });
});

test.each([
  [404, 'NOT_FOUND', 'There is no such payment'],
  [0, 'NETWORK', 'Try again'],
] as const)('a payment that is answered by %i %s says "%s"', async (status, code, words) => {
  const part = (
    <PaymentPlace payment={undefined} error={{ status, code }} onRetry={() => undefined}>
      {() => 'a payment'}
    </PaymentPlace>
  );
  const text = textOf(await render(part));
  expect(text).toContain(words);
  expect(text).not.toContain('a payment.');
});

describe('the page of the provider', () => {
  test('in a frame has a title, may do no more than it needs, and can be opened as a page', async () => {
    const html = await viewOf({ page: pageOf('frame') });
    const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame).toContain(`src="${URL_OF_PAGE}"`);
    expect(frame).toContain('title="Payment page: Bank card"');
    expect(frame).toContain(
      'sandbox="allow-forms allow-scripts allow-same-origin allow-top-navigation-by-user-activation"',
    );
    expect(html).toMatch(new RegExp(`<a [^>]*href="${URL_OF_PAGE}"[^>]*>Open the payment as a page`));
    expect(textOf(html)).toContain('Pay before: Today 15:15.');
  });

  test('that is no frame is a link', async () => {
    const html = await viewOf({ page: pageOf('page') });
    expect(html).not.toContain('<iframe');
    expect(html).toMatch(new RegExp(`<a [^>]*href="${URL_OF_PAGE}"[^>]*>Go to the payment page`));
  });

  test.each(['frame', 'page'] as const)('of the view %s opens in the system’s browser from the app', async (view) => {
    const host = createMemoryHost({}, {} as DesktopPort);
    const html = await render(
      <HostContext value={host}>
        <PaymentView payment={paymentOf({ page: pageOf(view) })} />
      </HostContext>,
    );
    expect(html).not.toContain('<iframe');
    expect(html).toMatch(new RegExp(`<a [^>]*href="${URL_OF_PAGE}" target="_blank" rel="noopener">Pay in the browser`));
  });
});

test('the story tells each step with its time, its reason and the words of the staff', async () => {
  const payment = paymentOf({
    kind: 'withdrawal',
    state: 'refused',
    steps: [
      { state: 'in-review', at: NOW, reason: 'first-withdrawal', note: '' },
      { state: 'refused', at: NOW + 60_000, reason: 'account-of-another', note: 'Not your name' },
    ],
  });
  const text = textOf(await render(<PaymentSteps payment={payment} />));
  expect(text).toBe(
    'Today 15:00:00 Under review We check every first withdrawal. ' +
      'Today 15:01:00 Refused The account may belong to another person. Our team writes: Not your name',
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every state has its words', async () => {
    for (const kind of PAYMENT_KINDS) {
      for (const state of kind === 'deposit' ? DEPOSIT_STATES : WITHDRAWAL_STATES) {
        const text = textOf(await viewOf({ kind, state, fee: 5, note: 'x', page: pageOf('frame') }, language));
        expect(text).not.toMatch(KEY_LEAK);
        expect(text).not.toMatch(/[{}]/);
      }
    }
  });

  test('every reason has words of its own', async () => {
    const words = new Set<string>();
    for (const reason of PAYMENT_REASONS) {
      const steps: WholePayment['steps'] = [{ state: 'failed', at: NOW, reason, note: '' }];
      const text = textOf(await render(<PaymentSteps payment={paymentOf({ state: 'failed', steps })} />, language));
      expect(text).not.toMatch(KEY_LEAK);
      words.add(text);
    }
    expect(words.size).toBe(PAYMENT_REASONS.length);
  });
});

test.each<[string, Parameters<typeof paymentPolling>, number]>([
  ['an open deposit every 2 s at first', [{ kind: 'deposit', state: 'waiting' }, true, 0], 2000],
  ['an open deposit every 5 s after a minute', [{ kind: 'deposit', state: 'processing' }, false, 0], 5000],
  ['a received deposit no more', [{ kind: 'deposit', state: 'received' }, true, 15_000], 0],
  ['a withdrawal not, while its changes are told', [{ kind: 'withdrawal', state: 'in-review' }, true, 0], 0],
  ['a withdrawal seldom, while they are not', [{ kind: 'withdrawal', state: 'sending' }, true, 15_000], 15_000],
  ['a paid withdrawal no more', [{ kind: 'withdrawal', state: 'paid' }, true, 15_000], 0],
])('the platform is asked for %s', (_, [payment, isFirstMinute, fallback], ms) => {
  expect(paymentPolling(payment, isFirstMinute, fallback)).toBe(ms);
});

describe('the sums of a payment', () => {
  const TO_COME = ['Your account gets', 'You pay'];
  const HELD = ['Held from your account', 'You receive'];
  const RETURNED = ['Back in your account'];
  const sums: readonly (readonly [kind: 'deposit' | 'withdrawal', state: PaymentState, words: readonly string[]])[] = [
    ['deposit', 'created', TO_COME],
    ['deposit', 'waiting', TO_COME],
    ['deposit', 'processing', TO_COME],
    ['deposit', 'received', ['Your account got', 'You paid']],
    ['deposit', 'failed', ['Amount']],
    ['deposit', 'cancelled', ['Amount']],
    ['deposit', 'expired', ['Amount']],
    ['deposit', 'charged-back', ['Amount', 'Went back to the payer']],
    ['withdrawal', 'in-review', HELD],
    ['withdrawal', 'waiting-for-player', HELD],
    ['withdrawal', 'approved', HELD],
    ['withdrawal', 'sending', HELD],
    ['withdrawal', 'unknown', HELD],
    ['withdrawal', 'paid', ['Left your account', 'You received']],
    ['withdrawal', 'failed', RETURNED],
    ['withdrawal', 'refused', RETURNED],
    ['withdrawal', 'expired', RETURNED],
  ];

  test('have words for every kind and state', () => {
    const all = [
      ...DEPOSIT_STATES.map((state) => `deposit ${state}`),
      ...WITHDRAWAL_STATES.map((state) => `withdrawal ${state}`),
    ];
    expect(sums.map(([kind, state]) => `${kind} ${state}`)).toEqual(all);
  });

  test.each(sums)('of a %s in the state %s say no more than has happened: %j', async (kind, state, words) => {
    const html = await render(<PaymentFacts payment={paymentOf({ kind, state, fee: 100 })} />);
    const names = [...html.matchAll(/<dt>(.*?)<\/dt>/gs)].map(([, name]) => textOf(name ?? ''));
    expect(names.filter((name) => !['Payment number', 'Method', 'Fee'].includes(name))).toEqual(words);
    expect(names.includes('Fee')).toBe(words.length > 1);
  });
});
