import { describe, expect, test } from 'vitest';
import type { CashierAnswer } from '#shared/contracts/cashier.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { cashierApi } from '../api.ts';
import { cashierOf, METHODS, paymentOf, TARGETS } from '../cashier-samples.fixture.ts';
import type { PaymentPhase } from '../payment-orders.ts';
import { type AddedTargetRefusal, AddTarget, addableMethods, useTargetProblemText } from './add-target.tsx';
import { targetNumberProblem } from './target-number.ts';
import { ConfirmWithdrawal } from './withdrawal-form.tsx';
import { NewWithdrawal, WithdrawalView } from './withdrawal-view.tsx';

const nothing = () => undefined;
const userId = session.player.user_id;

const render = (part: React.ReactNode, { language = 'en', ...rest }: RenderOptions = {}) =>
  renderPart(part, {
    namespaces: ['cashier', 'auth', 'errors', 'account'],
    session,
    language,
    url: `/${language}/office/deduce`,
    ...rest,
  });
const newOf = (
  cashier: Partial<CashierAnswer> = {},
  phase: PaymentPhase = { kind: 'idle' },
  options: RenderOptions = {},
) => render(<NewWithdrawal cashier={cashierOf(cashier)} phase={phase} onWithdraw={nothing} onAsk={nothing} />, options);
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, name]) => textOf(name ?? ''));

describe('[O-06] the form of a withdrawal', () => {
  test('says what can be withdrawn, what is held, and why that is out of play', async () => {
    const text = textOf(await newOf());
    expect(text).toContain('Available to withdraw €248.60 In open withdrawals €50.00');
    expect(text).toContain('Money in open withdrawals is out of play');
  });

  test('offers each target with what goes back to it first; only an own one can be removed', async () => {
    const html = await newOf();
    expect(textOf(html)).toContain(
      'Visa •••• 4242 €30.00 goes back here first · €10.00 to €5,000.00 · no fee · at once',
    );
    expect(textOf(html)).toContain('DE89 •••• 3000 €20.00 to €5,000.00 · no fee · within days');
    expect(buttonsOf(html)).toEqual(['Remove DE89 •••• 3000', 'Add account', 'All', 'Withdraw']);
  });

  test('without a target offers to add one, and asks for no amount yet', async () => {
    const html = await newOf({ withdrawal: { closed: null, methods: [...METHODS], targets: [] } });
    expect(textOf(html)).toContain('You have no account to withdraw to yet.');
    expect(buttonsOf(html)).toEqual(['Add account']);
    expect(html).not.toContain('<form');
  });

  test('says of a target whose method is closed that it is not available', async () => {
    const html = await newOf({ withdrawal: { closed: null, methods: [], targets: [...TARGETS] } });
    expect(textOf(html)).toContain('DE89 •••• 3000 not available now');
    expect(html).not.toContain('<form');
  });

  test('is not shown while the outcome of an order is unknown', async () => {
    const html = await newOf({}, { kind: 'unknown', attempts: 0 });
    expect(html).not.toContain('<form');
    expect(textOf(html)).toContain('The withdrawal may have been requested. We are checking');
  });

  test('that is closed says why, and still what the player has', async () => {
    const html = await newOf({
      withdrawal: { closed: { code: 'PLAYER_BANNED', until: null }, methods: [], targets: [] },
    });
    expect(textOf(html)).toContain('Available to withdraw €248.60');
    expect(textOf(html)).toContain('Withdrawals are closed for you');
    expect(html).toContain('href="/en/block-appeal-history"');
  });

  test('is confirmed with all sums, and says that it cannot be taken back and why', async () => {
    const html = await render(
      <ConfirmWithdrawal
        {...{ iso: 'EUR', amount: 5000, label: 'Visa •••• 4242', isBusy: false }}
        sums={[{ name: 'You receive', amount: 4900 }]}
        onConfirm={nothing}
        onBack={nothing}
      />,
    );
    expect(textOf(html)).toContain('You withdraw €50.00 to Visa •••• 4242. You receive €49.00');
    expect(textOf(html)).toContain('You cannot take a withdrawal back. Its money is out of play until it is paid');
    expect(buttonsOf(html)).toEqual(['Withdraw €50.00', 'Back']);
  });

  test('gives way to the withdrawal that was asked for, which a reload finds by its address', async () => {
    const payment = paymentOf({ kind: 'withdrawal', state: 'in-review' });
    const html = await render(<WithdrawalView />, {
      url: '/en/office/deduce?payment=12',
      prepare: ({ dispatch }) =>
        dispatch(cashierApi.util.upsertQueryData('payment', { userId, paymentId: 12 }, payment)),
    });
    expect(textOf(html)).toContain('Under review');
    expect(buttonsOf(html)).toEqual(['Make another withdrawal']);
    expect(html).not.toContain('<form');
  });
});

function Refused({ reason }: { readonly reason: AddedTargetRefusal }) {
  return useTargetProblemText()(reason);
}

describe('an account that the player adds', () => {
  test('is of a bank or a wallet: money goes back to a card only from where it came', () => {
    expect(addableMethods(METHODS).map(({ id }) => id)).toEqual(['skrill', 'bank']);
  });

  test.each([
    ['transfer', 'DE89 3704 0044 0532 0130 00', null],
    ['transfer', 'de89370400440532013000', null],
    ['transfer', 'DE89370400440532013001', 'iban'],
    ['transfer', 'DE89', 'iban'],
    ['transfer', '4242 4242 4242 4242', 'iban'],
    ['transfer', '  ', 'empty'],
    ['wallet', 'ada@example.com', null],
    ['wallet', '', 'empty'],
  ] as const)('by %s with the number "%s" has the problem %s', (kind, number, problem) => {
    expect(targetNumberProblem(kind, number)).toBe(problem);
  });

  const all: readonly AddedTargetRefusal[] = ['check', 'holder', 'name', 'method', 'too-many', 'provider-away'];

  test.each([
    ['check', 'Check the number: one of its characters is not right.'],
    ['holder', 'The account holder is not the name in your profile.'],
    ['name', 'Your profile has no name yet.'],
    ['method', 'This kind of account is not available now.'],
    ['too-many', 'You have too many accounts.'],
    ['provider-away', 'The payment company does not answer at the moment. Nothing was added.'],
  ] as const)('and that is refused for %s is told: %s', async (reason, words) => {
    expect(textOf(await render(<Refused reason={reason} />))).toContain(words);
  });

  test.each(LANGUAGES)('has the texts of its form and every refusal in %s', async (language) => {
    const form = <AddTarget iso="EUR" methods={addableMethods(METHODS)} onAdded={nothing} onClose={nothing} />;
    expect(textOf(await render(form, { language }))).not.toMatch(KEY_LEAK);
    for (const reason of all) expect(await render(<Refused reason={reason} />, { language })).not.toMatch(KEY_LEAK);
  });
});

test.each(LANGUAGES)('the form of a withdrawal has all its texts in %s', async (language) => {
  for (const phase of [{ kind: 'idle' }, { kind: 'unknown', attempts: 0 }] as const) {
    const text = textOf(await newOf({}, phase, { language }));
    expect(text).not.toMatch(KEY_LEAK);
    expect(text).not.toMatch(/[{}]/);
  }
});
