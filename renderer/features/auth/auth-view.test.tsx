import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { CodeForm } from '#renderer/lib/forms/code-form.tsx';
import { isWholeCode, readCode } from '#renderer/lib/forms/code-text.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { knowRoutes } from '#renderer/lib/routing/known-routes.ts';
import { signedIn } from '#renderer/lib/store/auth-slice.ts';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { isEmailAddress } from '#shared/domain/registration/email-address.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { account, config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AccountList, SwitchNews } from './account/account-list.tsx';
import { AddCurrency, addableOf, CurrencyChoice } from './account/add-currency.tsx';
import { OfficeEntries } from './account/office-entries.tsx';
import { PlayMoney } from './account/play-money.tsx';
import { RemoveAccount } from './account/remove-account.tsx';
import { AccountMenu } from './account-menu.tsx';
import { linkOf } from './forms/link-sign-in.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { Greeting } from './greeting.tsx';

const namespaces = ['auth'];
const first = { current: null };

describe('signing in', () => {
  test('marks both fields for password managers, and can show the password', async () => {
    const html = await renderPart(<SignInForm first={first} />, { namespaces });
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username webauthn"/);
    expect(html).toMatch(
      /<input[^>]*autoComplete="current-password"[^>]*type="password"|type="password"[^>]*autoComplete="current-password"/,
    );
    expect(html).toMatch(/aria-label="Show password" aria-pressed="false"/);
  });

  test('shows the same message for a wrong address and a wrong password', async () => {
    const text = textOf(
      await renderPart(<FormFailure error={{ status: 403, code: 'CREDENTIALS_WRONG' }} />, { namespaces }),
    );
    expect(text).toBe('Wrong sign-in details.');
    expect(errorCatalogue.CREDENTIALS_WRONG.text).toBe('credentials_wrong');
  });

  test('says how long to wait after too many attempts', async () => {
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
    expect(isEmailAddress(text)).toBe(isOne);
  });
});

describe('sign-in methods besides the password', () => {
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

  test('[A-02] let a phone fill in the code, with a numeric keyboard', async () => {
    const html = await renderPart(codeForm(), { namespaces });
    expect(html).toMatch(
      /<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"|autoComplete="one-time-code"/,
    );
    expect(html).not.toContain('maxLength');
    expect(html).toContain('<bdi dir="ltr">+49•••89</bdi>');
  });

  test('[A-02] offer another code when the server allows it', async () => {
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

  test('[A-01] accept a sign-in link only with all its parts', () => {
    const query = new URLSearchParams('method_id=1&token=t&sign=s');
    expect(linkOf(query, 'fr')).toEqual({ method_id: 1, token: 't', sign: 's', lng: 'fr' });
    query.delete('sign');
    expect(linkOf(query, 'fr')).toBeNull();
  });
});

describe('the header', () => {
  test('offers sign-in to a visitor', async () => {
    const text = textOf(await renderPart(<AccountMenu result={null} />));
    expect(text).toContain('Sign in');
    expect(text).toContain('Join');
  });

  test('trust R1: shows the balance of the active account', async () => {
    const html = await renderPart(<AccountMenu result={null} />, { session });
    expect(textOf(html)).toContain('€248.60');
    expect(html).toContain('aria-label="Hide balance"');
  });

  test('shows no amount once it is hidden, and a labelled button that shows it again', async () => {
    const prepare = (store: { dispatch: (action: ReturnType<typeof displayChanged>) => unknown }) =>
      void store.dispatch(displayChanged({ isBalanceHidden: true }));
    const html = await renderPart(<AccountMenu result={null} />, { session, prepare });
    expect(textOf(html)).not.toContain('248.60');
    expect(textOf(html)).toContain('Balance hidden');
    expect(html).toContain('aria-label="Show balance"');
  });

  test.each(LANGUAGES)('in %s is rendered on the server without a style attribute', async (language) => {
    for (const who of [null, session]) {
      const html = await renderPart(<AccountMenu result={null} />, { language, session: who });
      expect(html).not.toMatch(/ style="/);
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});

describe('the account', () => {
  test('[O-02] lets every account become the one that pays', async () => {
    const two = { ...session, accounts: [account, { ...account, id: 8, iso: 'USD', isActive: false, money: 1000 }] };
    const html = await renderPart(<AccountList />, { namespaces, session: two });
    expect(html.match(/type="radio"/g)?.length).toBe(2);
    expect(html.match(/checked=""/g)?.length).toBe(1);
    expect(textOf(html)).toContain('$10.00');
  });

  test.each([
    ['en/live', { accountId: 7 }, 'Main account · EUR: Bets are now paid from this account.'],
    ['en/live', {}, 'Main account · EUR: Bets are now paid from this account.'],
    ['en/bingo', { accountId: 7 }, ''],
    ['en/live', { success: false }, 'That didn’t work. Reload the page and try again.'],
  ])('[O-02] says at %s after the answer %o: %s', async (path, more, said) => {
    const answer = { success: true, message: 'main_account_will_set', accounts: [account], ...more };
    knowRoutes(ROUTES);
    const html = await renderPart(<SwitchNews answer={answer} />, {
      namespaces: [...namespaces, 'errors'],
      url: `/${path}`,
    });
    expect(textOf(html)).toBe(said);
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

  test('[O-02] shows each balance with the decimals of its currency, and each currency’s name', async () => {
    const text = textOf(await renderPart(<AccountList />, { namespaces, session: rich })).replaceAll('\u00a0', ' ');
    for (const part of ['€248.60', '¥1,234', 'KWD 0.000', '€50.00', 'JPY · Japanese Yen']) expect(text).toContain(part);
    expect(text).not.toContain('¥1,234.');
  });

  test('lets only currency accounts be removed', async () => {
    const html = await renderPart(<AccountList />, { namespaces, session: rich });
    expect(html.match(/aria-label="Remove [A-Z]{3} account"/g)).toEqual([
      'aria-label="Remove JPY account"',
      'aria-label="Remove KWD account"',
    ]);
  });

  test('offers the currencies of the site in which the player has no account', async () => {
    expect(addableOf(['EUR', 'JPY', 'GBP', 'KWD', 'PLN', 'XXX'], rich.accounts)).toEqual(['GBP', 'PLN']);
    const nothing = () => {};
    const part = <CurrencyChoice addable={['GBP', 'PLN']} isBusy={false} onAdd={nothing} onCancel={nothing} />;
    const html = await renderPart(part, { namespaces, session: rich, language: 'es' });
    expect([...html.matchAll(/<option value="[A-Z]{3}"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'GBP · libra esterlina',
      'PLN · esloti polaco',
    ]);
  });

  test('offers no currency to a player who has them all', async () => {
    const all = config.currencies.map((iso, index) => ({ ...yen, id: 20 + index, iso }));
    const html = await renderPart(<AddCurrency />, { namespaces, session: { ...session, accounts: all } });
    expect(html).not.toContain('<button');
  });

  test.each([
    [dinar, 'Remove account', 'Keep account'],
    [{ ...yen, money: 1 }, 'Keep account', 'Remove account'],
  ])('asks before a removal, and says why an account with money stays (%#)', async (one, offered, not) => {
    const part = <RemoveAccount account={one} onRemoved={() => {}} onCancel={() => {}} />;
    const text = textOf(await renderPart(part, { namespaces, session: rich }));
    expect(text).toContain(offered);
    expect(text).not.toContain(not);
  });

  test('offers play money where the site has it', async () => {
    expect(textOf(await renderPart(<PlayMoney onCare={() => {}} />, { namespaces, session }))).toContain(
      'Add play money',
    );
  });

  test('lists bets, safer play and security in this order while the menu of the office has not come', async () => {
    const entries = <OfficeEntries onPart={() => {}} onLeave={() => {}} />;
    expect(textOf(await renderPart(entries, { namespaces, session }))).toBe('My bets Safer play Sign-in and security');
  });

  test('trust R20: shows the time of the previous sign-in after signing in', async () => {
    const before = { ...session, player: { ...session.player, previousSignInAt: session.now - 60_000 } };
    const html = await renderPart(<Greeting />, {
      namespaces,
      session: before,
      prepare: ({ dispatch }) => void dispatch(signedIn('back')),
    });
    expect(textOf(html)).toMatch(/Welcome back\. Your last sign-in: Today \d{1,2}:\d{2}\./);
    expect(html, 'in the place of all toasts, before the others').toMatch(/^<ul[^>]* data-first-toast=""/);
  });

  test('trust R9: offers limits to new players at once, and not to others', async () => {
    const greet = async (greeting: 'back' | 'new') => {
      const prepare = ({ dispatch }: AppStore) => dispatch(signedIn(greeting));
      return textOf(await renderPart(<Greeting />, { namespaces, session, prepare }));
    };
    expect(await greet('new')).toContain('Set limits');
    expect(await greet('back')).not.toContain('Set limits');
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    const parts = [
      <SignInForm key="in" first={first} />,
      <AccountList key="list" />,
      <AddCurrency key="add" />,
      <CurrencyChoice key="currency" addable={['JPY']} isBusy onAdd={() => {}} onCancel={() => {}} />,
      <RemoveAccount key="remove" account={{ ...account, money: 0 }} onRemoved={() => {}} onCancel={() => {}} />,
      <RemoveAccount key="keep" account={account} onRemoved={() => {}} onCancel={() => {}} />,
      <PlayMoney key="money" onCare={() => {}} />,
    ];
    for (const part of parts) {
      expect(textOf(await renderPart(part, { language, namespaces, session }))).not.toMatch(KEY_LEAK);
    }
  });
});
