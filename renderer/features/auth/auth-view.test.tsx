import { describe, expect, test } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { account, session } from '#tests/fixtures/coupon-play.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AccountList } from './account/account-list.tsx';
import { PlayMoney } from './account/play-money.tsx';
import { AccountMenu } from './account-menu.tsx';
import { looksLikeEmail } from './forms/email-text.ts';
import { FormFailure } from './forms/form-failure.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { Greeting } from './greeting.tsx';
import { signedIn } from './slice.ts';

const namespaces = ['auth'];
const first = { current: null };

describe('signing in', () => {
  test('password managers know both fields, and the password can be looked at', async () => {
    const html = await renderPart(<SignInForm first={first} />, { namespaces });
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username"/);
    expect(html).toMatch(
      /<input[^>]*autoComplete="current-password"[^>]*type="password"|type="password"[^>]*autoComplete="current-password"/,
    );
    expect(html).toMatch(/aria-label="Show the password" aria-pressed="false"/);
  });

  test('a wrong address and a wrong password are told alike', async () => {
    const text = textOf(
      await renderPart(<FormFailure error={{ status: 403, code: 'CREDENTIALS_WRONG' }} />, { namespaces }),
    );
    expect(text).toBe('E-mail or password is wrong.');
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

describe('opening an account', () => {
  test('the word on the age is the player’s own: nothing is ticked before', async () => {
    const html = await renderPart(<SignUpForm first={first} />, { namespaces });
    expect(html).toMatch(/<input[^>]*type="checkbox"/);
    expect(html).not.toMatch(/checked=""/);
    expect(textOf(html)).toContain('I am 18 or older and accept the rules of this site.');
  });

  test('a password manager may make the password, of which only its length is asked', async () => {
    const html = await renderPart(<SignUpForm first={first} />, { namespaces });
    expect(html).toContain('autoComplete="new-password"');
    expect(textOf(html)).toContain('At least 8 characters.');
    expect(html).not.toContain('pattern=');
  });

  test('every currency of the site can be chosen, by its code and its name', async () => {
    const html = await renderPart(<SignUpForm first={first} />, { namespaces, language: 'de' });
    expect(html).toContain('<option value="KWD">KWD · Kuwait-Dinar</option>');
    expect(html.match(/<option /g)?.length).toBe(16);
  });

  test('play money is called by its name', async () => {
    expect(textOf(await renderPart(<SignUpForm first={first} />, { namespaces }))).toContain('it has no real value');
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
    expect(html).toContain('aria-label="Hide the balance"');
  });

  test('shows no figure once it is hidden, and a labelled way to bring it back', async () => {
    const prepare = (store: { dispatch: (action: ReturnType<typeof displayChanged>) => unknown }) =>
      void store.dispatch(displayChanged({ isBalanceHidden: true }));
    const html = await renderPart(<AccountMenu />, { session, prepare });
    expect(textOf(html)).not.toContain('248.60');
    expect(textOf(html)).toContain('Balance hidden');
    expect(html).toContain('aria-label="Show the balance"');
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
    expect(textOf(html)).toMatch(/Welcome back\. Your last sign-in was: Today \d{1,2}:\d{2}\./);
  });

  test.each(LANGUAGES)('reads without a gap in %s', async (language) => {
    const parts = [
      <SignInForm key="in" first={first} />,
      <SignUpForm key="up" first={first} />,
      <AccountList key="list" />,
      <PlayMoney key="money" />,
    ];
    for (const part of parts) {
      expect(textOf(await renderPart(part, { language, namespaces, session }))).not.toMatch(KEY_LEAK);
    }
  });
});
