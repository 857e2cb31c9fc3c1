import { describe, expect, test } from 'vitest';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import type { Account } from '#shared/contracts/account.ts';
import type { CashierAnswer, CashierClosure, PaymentRefusal } from '#shared/contracts/cashier.ts';
import { account, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AmountField } from '../amount-field.tsx';
import { cashierApi } from '../api.ts';
import { cashierOf, METHODS, paymentOf } from '../cashier-samples.fixture.ts';
import { ClosedCashier } from '../closed-cashier.tsx';
import { readPaymentAmount } from '../payment-amount.ts';
import { PaymentOrderNote } from '../payment-order-note.tsx';
import { type PaymentPhase, phaseOfPaymentOrder } from '../payment-orders.ts';
import { DepositView, NewDeposit } from './deposit-view.tsx';
import { asksForLimit, LimitPrompt } from './limit-prompt.tsx';

const NAMESPACES = ['cashier', 'auth', 'errors', 'account'];
const nothing = () => undefined;
const userId = session.player.user_id;

type Shown = Pick<RenderOptions, 'language'>;

const render = (part: React.ReactNode, { language = 'en', ...rest }: RenderOptions = {}) =>
  renderPart(part, { namespaces: NAMESPACES, session, language, url: `/${language}/office/recharge`, ...rest });

const formOf = (cashier: Partial<CashierAnswer> = {}, phase: PaymentPhase = { kind: 'idle' }, shown: Shown = {}) =>
  render(<NewDeposit cashier={cashierOf(cashier)} phase={phase} onDeposit={nothing} onAsk={nothing} />, shown);

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, name]) => textOf(name ?? ''));

describe('[O-06] the form of a deposit', () => {
  test('offers each method with its bounds, its fee and its time, the first one chosen', async () => {
    const html = await formOf();
    const text = textOf(html);
    expect(text).toContain('Bank card €10.00 to €5,000.00 · no fee · at once');
    expect(text).toContain('Skrill €10.00 to €5,000.00 · 2.5% fee · within minutes');
    expect(text).toContain('Bank transfer €20.00 to €5,000.00 · no fee · within days');
    expect(html.match(/<input type="radio"[^>]*>/g)).toHaveLength(3);
    expect(html.match(/<input type="radio"[^>]*checked=""[^>]*>/g)?.join()).toContain('value="card"');
    expect(html).toMatch(/<fieldset><legend[^>]*>How you want to pay/);
  });

  test('offers amounts within the bounds of the method, and a field for any other', async () => {
    const html = await formOf();
    expect(buttonsOf(html)).toEqual(['€10', '€25', '€50', '€100', '€250', '€500', 'Deposit']);
    expect(html).toMatch(/<label[^>]*>Amount in EUR<\/label>/);
  });

  test('is not shown while the outcome of an order is unknown, and asks for it by a press', async () => {
    const html = await formOf({}, { kind: 'unknown', attempts: 1 });
    expect(html).not.toContain('<form');
    expect(textOf(html)).toContain('The deposit may have begun. We are checking, and no second one begins');
    expect(buttonsOf(html)).toEqual(['Check status']);
  });

  test('cannot be sent again while an order is under way', async () => {
    const html = await formOf({}, { kind: 'sending' });
    expect(html).toMatch(/<button type="submit" disabled="" aria-busy="true"/);
  });

  test('says which account is paid into, and that a test company moves no real money', async () => {
    const prepare: RenderOptions['prepare'] = ({ dispatch }) =>
      dispatch(cashierApi.util.upsertQueryData('cashier', { userId, accountId: 7 }, cashierOf({ isTest: true })));
    const html = await render(<DepositView paymentId={null} onPayment={nothing} />, { prepare });
    expect(textOf(html)).toContain('Main account');
    expect(textOf(html)).toContain('€248.60');
    expect(textOf(html)).toContain('This site uses a test payment company. No real money moves.');
    expect(html).not.toMatch(/<select/);
  });

  test('lets a player with several accounts choose the one that is paid into', async () => {
    const dollars: Account = { ...account, id: 8, iso: 'USD', symbol: '$', isActive: false, label: '' };
    const html = await render(<DepositView paymentId={null} onPayment={nothing} />, {
      session: { ...session, accounts: [account, dollars] },
    });
    expect(html.match(/<option/g)).toHaveLength(2);
  });

  test('gives way to the deposit that has begun, which a reload finds by its address', async () => {
    const prepare: RenderOptions['prepare'] = ({ dispatch }) =>
      dispatch(cashierApi.util.upsertQueryData('payment', { userId, paymentId: 12 }, paymentOf()));
    const html = await render(<DepositView paymentId={12} onPayment={nothing} />, { prepare });
    expect(textOf(html)).toContain('Waiting for your payment');
    expect(html).not.toContain('<form');
  });
});

describe('trust R9: the prompt before a first deposit', () => {
  test('leads to the limits first, and offers to go on without one', async () => {
    const html = await render(<LimitPrompt isBusy={false} onWithout={nothing} />);
    expect(textOf(html)).toContain('You have not set a deposit limit. Do you want to set one first?');
    expect(html).toMatch(/<a [^>]*href="\/en\/office\/responsible"[^>]*>Set a deposit limit/);
    expect(buttonsOf(html)).toEqual(['Add without a limit']);
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('for a first deposit %s and a limit %s is asked: %s', (isFirstDeposit, hasDepositLimit, isAsked) => {
    expect(asksForLimit(cashierOf({ isFirstDeposit, hasDepositLimit }))).toBe(isAsked);
  });
});

describe('a typed amount', () => {
  const [cardMethod] = METHODS;
  const read = (text: string, available?: number) =>
    readPaymentAmount(text, { ...(cardMethod ?? { min: 0, max: 0 }), iso: 'EUR', locale: 'en-u-nu-latn', available });
  const fieldOf = (text: string, language: (typeof LANGUAGES)[number] = 'en', available?: number) => {
    const { problem } = read(text, available);
    const bounds = { min: 1000, max: 500_000 };
    return render(<AmountField {...{ iso: 'EUR', text, problem, bounds }} offered={[]} onText={nothing} />, {
      language,
    });
  };

  test.each([
    ['20', 2000],
    ['20.5', 2050],
    ['20,50', 2050],
    ['€20.00', 2000],
    ['1 000', 100_000],
    ['٢٠', 2000],
    ['10', 1000],
    ['5000', 500_000],
  ])('%s is %i minor units', (text, amount) => {
    expect(read(text)).toEqual({ amount, problem: null });
  });

  const WRONG: readonly { readonly text: string; readonly words: string; readonly available?: number }[] = [
    { text: '', words: 'Enter an amount.' },
    { text: '   ', words: 'Enter an amount.' },
    { text: 'twenty', words: 'Enter the amount in figures, such as 20.' },
    { text: '1e3', words: 'Enter the amount in figures, such as 20.' },
    { text: '-20', words: 'Enter an amount without a minus sign.' },
    { text: '0', words: 'Enter an amount above zero.' },
    { text: '20.999', words: 'Enter at most 2 decimals.' },
    { text: '1,500', words: 'whether the mark separates thousands or decimals' },
    { text: '20.1234', words: 'Enter at most 2 decimals.' },
    { text: '99999999999999999', words: 'Enter a smaller amount.' },
    { text: '9.99', words: 'Minimum: €10.00.' },
    { text: '5000.01', words: 'Maximum: €5,000.00.' },
    { text: '300', words: 'You can withdraw up to €248.60.', available: 24_860 },
  ];

  test.each(WRONG)('"$text" is told: $words', async ({ text, words, available }) => {
    const html = await fieldOf(text, 'en', available);
    expect(textOf(html)).toContain(words);
    expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="/);
  });

  test.each(LANGUAGES)('has words for every problem in %s', async (language) => {
    for (const { text, available } of WRONG) {
      const said = textOf(await fieldOf(text, language, available));
      expect(said).not.toMatch(KEY_LEAK);
      expect(said).not.toMatch(/[{}]/);
    }
  });
});

const CLOSURES: readonly (readonly [CashierClosure['code'], words: string, href: string])[] = [
  ['no-method', 'no method for the currency of this account in your country', '/en/office/support'],
  ['country-unknown', 'We do not know your country yet', '/en/office'],
  ['ACCOUNT_CLOSED', 'This account is closed.', '/en/office/support'],
  ['PLAYER_EXCLUDED', 'You have excluded yourself from playing.', '/en/office/responsible'],
  ['PLAYER_TIME_OUT', 'You are taking a time-out.', '/en/office/responsible'],
  ['PLAYER_BANNED', 'Your account is restricted.', '/en/block-appeal-history'],
  ['SITE_BLOCKED', 'We cannot take payments from where you are.', '/en/office/support'],
  ['MAINTENANCE', 'The site is under maintenance.', '/en/office/support'],
  ['SESSION_LIMIT_ENDED', 'You have reached your session limit for today.', '/en/office/responsible'],
  ['AGE_UNCONFIRMED', 'Confirm your age first.', '/en/office/verification'],
  ['VERIFICATION_REQUIRED', 'Verify your identity first.', '/en/office/verification'],
  ['TERMS_CHANGED', 'The terms have changed.', '/en/confirm'],
  ['REALITY_CHECK_DUE', 'A reality check is waiting for your answer.', '/en/office/responsible'],
];

describe('a closed cashier', () => {
  test.each(CLOSURES)('by %s says "%s" and leads to %s', async (code, words, href) => {
    const html = await formOf({ deposit: { closed: { code, until: null }, methods: [] } });
    expect(textOf(html)).toContain('Deposits are closed for you');
    expect(textOf(html)).toContain(words);
    expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain('<form');
  });

  test('of an excluded player says until when, where help is, and that withdrawals stay open', async () => {
    const until = NOW + 3_600_000;
    const html = await formOf({ deposit: { closed: { code: 'PLAYER_EXCLUDED', until }, methods: [] } });
    expect(textOf(html)).toMatch(/Available again: Today 16:00\. Help with gambling problems/);
    expect(html).toMatch(/You can still withdraw your money\..*<a [^>]*href="\/en\/office\/deduce"/);
  });

  test.each(LANGUAGES)('has words for every code in %s', async (language) => {
    for (const [code] of CLOSURES) {
      for (const kind of ['deposit', 'withdrawal'] as const) {
        const part = <ClosedCashier kind={kind} closure={{ code, until: NOW }} />;
        expect(textOf(await render(<OfficeCard>{part}</OfficeCard>, { language }))).not.toMatch(KEY_LEAK);
      }
    }
  });
});

const REFUSALS: readonly (readonly [PaymentRefusal, words: string])[] = [
  [{ reason: 'low', bound: 1000 }, 'Minimum: €10.00.'],
  [{ reason: 'high', bound: 500_000 }, 'Maximum: €5,000.00.'],
  [{ reason: 'limit', limit: { limitType: 20, remaining: 500 } }, 'Your deposit limit for 24 hours leaves €5.00.'],
  [{ reason: 'balance', available: 700 }, 'You can withdraw up to €7.00.'],
  [
    { reason: 'closed-loop', targetId: 'card-1', owed: 3000 },
    'First €30.00 has to go back to Visa •••• 4242, because it came from there.',
  ],
  [{ reason: 'closed-loop', targetId: 'gone', owed: 3000 }, 'First €30.00 has to go back to where it came from.'],
  [{ reason: 'method' }, 'This method is not available for your account now.'],
  [{ reason: 'target' }, 'This account is no longer there.'],
  [{ reason: 'too-many' }, 'You have too many open payments.'],
  [{ reason: 'not-made' }, 'Your order did not reach us in time.'],
];

describe('a refused order', () => {
  const { targets } = cashierOf().withdrawal;
  const noteOf = (
    refusal: PaymentRefusal,
    kind: 'deposit' | 'withdrawal',
    language: (typeof LANGUAGES)[number] = 'en',
  ) =>
    render(
      <PaymentOrderNote
        kind={kind}
        phase={phaseOfPaymentOrder({ status: 'refused', refusal })}
        iso="EUR"
        targets={targets}
        onAsk={nothing}
      />,
      { language },
    );

  test.each(REFUSALS)('for %j says why, and that nothing was done', async (refusal, words) => {
    const html = await noteOf(refusal, 'deposit');
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain(words);
    expect(textOf(html)).toContain('No deposit has begun, and nothing was debited.');
    expect(textOf(await noteOf(refusal, 'withdrawal'))).toContain('No withdrawal was requested, and your balance');
  });

  test('by a closed gate says the code in words and when it opens', async () => {
    const phase: PaymentPhase = { kind: 'failed', code: 'PLAYER_TIME_OUT', retryAfter: null, until: NOW + 3_600_000 };
    const html = await render(<PaymentOrderNote kind="deposit" phase={phase} iso="EUR" onAsk={nothing} />);
    expect(textOf(html)).toContain('You are taking a time-out');
    expect(textOf(html)).toContain('Available again: Today 16:00');
  });

  test.each(LANGUAGES)('has words for every reason in %s', async (language) => {
    for (const [refusal] of REFUSALS) {
      for (const kind of ['deposit', 'withdrawal'] as const) {
        const text = textOf(await noteOf(refusal, kind, language));
        expect(text).not.toMatch(KEY_LEAK);
        expect(text).not.toMatch(/[{}]/);
      }
    }
  });
});

test.each(LANGUAGES)('the form and its prompt have all their texts in %s', async (language) => {
  for (const html of [
    await formOf({}, { kind: 'unknown', attempts: 0 }, { language }),
    await formOf({}, { kind: 'idle' }, { language }),
    await render(<LimitPrompt isBusy={false} onWithout={nothing} />, { language }),
  ]) {
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(textOf(html)).not.toMatch(/[{}]/);
  }
});
