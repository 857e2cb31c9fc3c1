import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { CodeForm } from '#renderer/lib/forms/code-form.tsx';
import { isWholeCode, readCode } from '#renderer/lib/forms/code-text.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { signedIn } from '#renderer/lib/store/auth-slice.ts';
import { isEmailAddress } from '#shared/domain/registration/email-address.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
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

describe('the greeting', () => {
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
});

test.each(LANGUAGES)('the sign-in form has every text in %s', async (language) => {
  const html = await renderPart(<SignInForm first={first} />, { language, namespaces, session });
  expect(textOf(html)).not.toMatch(KEY_LEAK);
});
