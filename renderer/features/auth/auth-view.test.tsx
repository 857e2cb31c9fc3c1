import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { account, config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AccountList } from './account/account-list.tsx';
import { AddCurrency, addableOf, CurrencyChoice } from './account/add-currency.tsx';
import { PlayMoney } from './account/play-money.tsx';
import { RemoveAccount } from './account/remove-account.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CodeForm } from './forms/code-form.tsx';
import { isWholeCode, readCode } from './forms/code-text.ts';
import { looksLikeEmail } from './forms/email-text.ts';
import { FormFailure } from './forms/form-failure.tsx';
import { linkOf } from './forms/link-sign-in.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { Greeting } from './greeting.tsx';
import { signedIn } from './slice.ts';

const namespaces = ['auth'];
const first = { current: null };

describe('signing in', () => {
  test('password managers know both fields, and the password can be looked at', async () => {
    const html = await renderPart(<SignInForm first={first} />, { namespaces });
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username webauthn"/);
    expect(html).toMatch(
      /<input[^>]*autoComplete="current-password"[^>]*type="password"|type="password"[^>]*autoComplete="current-password"/,
    );
    expect(html).toMatch(/aria-label="Show password" aria-pressed="false"/);
  });

  test('a wrong address and a wrong password are told alike', async () => {
    const text = textOf(
      await renderPart(<FormFailure error={{ status: 403, code: 'CREDENTIALS_WRONG' }} />, { namespaces }),
    );
    expect(text).toBe('Wrong sign-in details.');
    expect(errorCatalogue.CREDENTIALS_WRONG.text).toBe('credentials_wrong');
  });

  test('after too many attempts it says how long to wait', async () => {
    const error = { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: 41.2 } as const;
    const html = await renderPart(<FormFailure error={error} />, { namespaces });
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain('Try again in 42 seconds.');
  });

  test.each([
    ['ada@example.com', true],
    [' ada@example.com ', true],
    ['ada@example', false],
    ['ada example.com', false],
    ['@example.com', false],
    ['', false],
  ])('"%s" could be an address: %s', (text, isOne) => {
    expect(looksLikeEmail(text)).toBe(isOne);
  });
});

describe('ways in besides the password', () => {
  const asked = {
    request: 'r',
    channel: 'sms',
    target: '+49•••89',
    endsAt: NOW + 600_000,
    resendAt: NOW + 42_000,
    now: NOW,
  } as const;
  const nothing = () => {};
  const codeForm = (failure: CallError | null = null, resendAt = asked.resendAt) => (
    <CodeForm
      asked={{ ...asked, resendAt }}
      button="Go"
      isLoading={false}
      failure={failure}
      backLabel="Back"
      onAsked={nothing}
      onCode={nothing}
      onBack={nothing}
    />
  );

  test('[A-02] a phone fills in the code, and the keyboard is that of digits', async () => {
    const html = await renderPart(codeForm(), { namespaces });
    expect(html).toMatch(
      /<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"|autoComplete="one-time-code"/,
    );
    expect(html).not.toContain('maxLength');
    expect(html).toContain('<bdi dir="ltr">+49•••89</bdi>');
  });

  test('[A-02] another code can be asked for when the server says so', async () => {
    const waiting = textOf(await renderPart(codeForm(), { namespaces }));
    expect(waiting).toContain('You can request a new code in 42 seconds.');
    expect(waiting).not.toContain('Send a new code');
    expect(textOf(await renderPart(codeForm(null, NOW), { namespaces }))).toContain('Send a new code');
  });

  test.each([
    ['CODE_WRONG', 403, 'That’s not the code we sent.'],
    ['CODE_EXPIRED', 410, 'This code has expired'],
  ] as const)('[A-02] %s is said aloud and in words', async (code, status, words) => {
    const html = await renderPart(codeForm({ status, code }), { namespaces });
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain(words);
  });

  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['Your code is 123456.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['12345678', '123456'],
  ])('the text "%s" is pasted as the code %s', (text, code) => {
    expect([readCode(text), isWholeCode(code), isWholeCode('12345')]).toEqual([code, true, false]);
  });

  test('[A-01] a link is one with all its parts', () => {
    const query = new URLSearchParams('method_id=1&token=t&sign=s');
    expect(linkOf(query, 'fr')).toEqual({ method_id: 1, token: 't', sign: 's', lng: 'fr' });
    query.delete('sign');
    expect(linkOf(query, 'fr')).toBeNull();
  });
});

describe('the header', () => {
  test('leads a visitor in', async () => {
    const text = textOf(await renderPart(<AccountMenu />));
    expect(text).toContain('Sign in');
    expect(text).toContain('Join');
  });

  test('trust R1: shows the balance of the active account', async () => {
    const html = await renderPart(<AccountMenu />, { session });
    expect(textOf(html)).toContain('€248.60');
    expect(html).toContain('aria-label="Hide balance"');
  });

  test('shows no figure once it is hidden, and a labelled way to bring it back', async () => {
    const prepare = (store: { dispatch: (action: ReturnType<typeof displayChanged>) => unknown }) =>
      void store.dispatch(displayChanged({ isBalanceHidden: true }));
    const html = await renderPart(<AccountMenu />, { session, prepare });
    expect(textOf(html)).not.toContain('248.60');
    expect(textOf(html)).toContain('Balance hidden');
    expect(html).toContain('aria-label="Show balance"');
  });

  test.each(LANGUAGES)('in %s is drawn on the server without a style of its own', async (language) => {
    for (const who of [null, session]) {
      const html = await renderPart(<AccountMenu />, { language, session: who });
      expect(html).not.toMatch(/ style="/);
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});

describe('the account', () => {
  test('[O-02] every account can be made the one that pays', async () => {
    const two = { ...session, accounts: [account, { ...account, id: 8, iso: 'USD', isActive: false, money: 1000 }] };
    const html = await renderPart(<AccountList />, { namespaces, session: two });
    expect(html.match(/type="radio"/g)?.length).toBe(2);
    expect(html.match(/checked=""/g)?.length).toBe(1);
    expect(textOf(html)).toContain('$10.00');
  });

  const yen = {
    ...account,
    id: 8,
    type: 9,
    iso: 'JPY',
    decimals: 0,
    currencyId: 392,
    isActive: false,
    label: '',
  } as const;
  const dinar = { ...yen, id: 9, iso: 'KWD', decimals: 3, currencyId: 414, money: 0 } as const;
  const bonus = { ...account, id: 10, type: 4, isActive: false, money: 5000 } as const;
  const rich = { ...session, accounts: [account, { ...yen, money: 1234 }, dinar, bonus] };

  test('[O-02] each balance has the exponent of its currency, each currency its name', async () => {
    const text = textOf(await renderPart(<AccountList />, { namespaces, session: rich })).replaceAll('\u00a0', ' ');
    for (const part of ['€248.60', '¥1,234', 'KWD 0.000', '€50.00', 'JPY · Japanese Yen']) expect(text).toContain(part);
    expect(text).not.toContain('¥1,234.');
  });

  test('only a currency account can be removed', async () => {
    const html = await renderPart(<AccountList />, { namespaces, session: rich });
    expect(html.match(/aria-label="Remove [A-Z]{3} account"/g)).toEqual([
      'aria-label="Remove JPY account"',
      'aria-label="Remove KWD account"',
    ]);
  });

  test('what can be added are the currencies of the site without those that are there', async () => {
    expect(addableOf(['EUR', 'JPY', 'GBP', 'KWD', 'PLN', 'XXX'], rich.accounts)).toEqual(['GBP', 'PLN']);
    const nothing = () => {};
    const part = <CurrencyChoice addable={['GBP', 'PLN']} isBusy={false} onAdd={nothing} onCancel={nothing} />;
    const html = await renderPart(part, { namespaces, session: rich, language: 'es' });
    expect([...html.matchAll(/<option value="[A-Z]{3}"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'GBP · libra esterlina',
      'PLN · esloti polaco',
    ]);
  });

  test('who has them all is offered none', async () => {
    const all = config.currencies.map((iso, index) => ({ ...yen, id: 20 + index, iso }));
    const html = await renderPart(<AddCurrency />, { namespaces, session: { ...session, accounts: all } });
    expect(html).not.toContain('<button');
  });

  test.each([
    [dinar, 'Remove account', 'Keep account'],
    [{ ...yen, money: 1 }, 'Keep account', 'Remove account'],
  ])('removing asks first, and says why an account with money stays (%#)', async (one, offered, not) => {
    const part = <RemoveAccount account={one} onRemoved={() => {}} onCancel={() => {}} />;
    const text = textOf(await renderPart(part, { namespaces, session: rich }));
    expect(text).toContain(offered);
    expect(text).not.toContain(not);
  });

  test('play money is offered where the site has it', async () => {
    expect(textOf(await renderPart(<PlayMoney />, { namespaces, session }))).toContain('Add play money');
  });

  test('trust R20: signing in tells when it was done before', async () => {
    const before = { ...session, player: { ...session.player, previousSignInAt: session.now - 60_000 } };
    const html = await renderPart(<Greeting />, {
      namespaces,
      session: before,
      prepare: ({ dispatch }) => void dispatch(signedIn('back')),
    });
    expect(textOf(html)).toMatch(/Welcome back\. Your last sign-in: Today \d{1,2}:\d{2}\./);
  });

  test('trust R9: newcomers are offered limits at once, others are not bothered', async () => {
    const greet = async (greeting: 'back' | 'new') => {
      const prepare = ({ dispatch }: AppStore) => dispatch(signedIn(greeting));
      return textOf(await renderPart(<Greeting />, { namespaces, session, prepare }));
    };
    expect(await greet('new')).toContain('Set limits');
    expect(await greet('back')).not.toContain('Set limits');
  });

  test.each(LANGUAGES)('reads without a gap in %s', async (language) => {
    const parts = [
      <SignInForm key="in" first={first} />,
      <AccountList key="list" />,
      <AddCurrency key="add" />,
      <CurrencyChoice key="currency" addable={['JPY']} isBusy onAdd={() => {}} onCancel={() => {}} />,
      <RemoveAccount key="remove" account={{ ...account, money: 0 }} onRemoved={() => {}} onCancel={() => {}} />,
      <RemoveAccount key="keep" account={account} onRemoved={() => {}} onCancel={() => {}} />,
      <PlayMoney key="money" />,
    ];
    for (const part of parts) {
      expect(textOf(await renderPart(part, { language, namespaces, session }))).not.toMatch(KEY_LEAK);
    }
  });
});
