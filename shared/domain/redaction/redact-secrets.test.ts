import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, isSecretField, redactSecrets } from './redact-secrets.ts';

describe('a text with a secret', () => {
  test.each([
    // Headers and what signs in.
    ['Authorization: Bearer abcdef.ghijkl.mnopqr', `Authorization: ${HIDDEN}`],
    ['Proxy-Authorization: Basic dXNlcjpwYXNz', `Proxy-Authorization: ${HIDDEN}`],
    ['set-cookie: session=very-secret; HttpOnly', `set-cookie: ${HIDDEN}`],
    ['cookie: lang=en; __Host-session=very-secret', `cookie: ${HIDDEN}`],
    ['asked with Bearer abcd1234', `asked with Bearer ${HIDDEN}`],
    // Named values.
    ['{"password":"open sesame","user_token":"t0p"}', `{"password":${HIDDEN},"user_token":${HIDDEN}}`],
    ['https://www.example.com/a?token=very-secret&x=1', `https://www.example.com/a?token=${HIDDEN}&x=1`],
    ['code=AB12CD', `code=${HIDDEN}`],
    ['captcha_result: yes-a-person', `captcha_result: ${HIDDEN}`],
    // Keys and signed tokens.
    ['eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', HIDDEN],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl', HIDDEN],
    ['a.eyJzdWIiOiI3In0.b', HIDDEN],
    ['id 0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c', `id ${HIDDEN}`],
    ['0b7c1b8e-6a6b-4b57-9d3c-2c1f0f0c9d11', HIDDEN],
    ['key ABCDEFGH+IJKLMNOP=QRSTU12345', `key ${HIDDEN}`],
    ['key 17-england-premier-league', `key ${HIDDEN}`],
    // People.
    ['Dear ann@example.com, hello', `Dear ${HIDDEN}, hello`],
    ['mail to ana.perez@example.com failed', `mail to ${HIDDEN} failed`],
    ['http://somebody:hunter2@proxy.example:3128', HIDDEN],
    ['your code is 482913', `your code is ${HIDDEN}`],
    ['ваш код 482913', `ваш код ${HIDDEN}`],
    // Numbers.
    ['card 4111 1111 1111 1111 was refused', `card ${HIDDEN} was refused`],
    ['card 378282246310005', `card ${HIDDEN}`],
    ['phone +44 7700 900123', `phone ${HIDDEN}`],
    ['call +49 (30) 123-45-67 now', `call ${HIDDEN} now`],
    ['call 8 800 555 35 35', `call ${HIDDEN}`],
    ['call 2026-11-22 33 back', `call ${HIDDEN} back`],
    ['+49 151 2345678T10:20:40', `${HIDDEN}T10:20:40`],
    ['01.23.45.67.89', HIDDEN],
    ['It was 1700000000000 then', `It was ${HIDDEN} then`],
  ])('%s becomes %s', (text, redacted) => {
    expect(redactSecrets(text)).toBe(redacted);
  });
});

describe('a text without a secret', () => {
  test.each([
    'The window was restored at 1200 × 800',
    'The site does not answer: net::ERR_PROXY_CONNECTION_FAILED',
    'state.json could not be read and was set aside',
    'profile 2 of 3 was opened in 120 ms',
    'Chrome/156.0.0.0 Safari/537.36',
    '/en/live/football/17-england/4711',
    'fairline:recent-searches',
    '2026-11-22T10:20:40.984Z /en/live',
  ])('%s stays', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });

  test('words of an address and milliseconds stay where the caller lets them through', () => {
    const address = '/en/live/football/17-england-premier-league/4711';
    expect(redactSecrets(address, ['slug'])).toBe(address);
    expect(redactSecrets('It was 1700000000000 then', ['epoch'])).toBe('It was 1700000000000 then');
    expect(redactSecrets('0f9a8b7c-6d5e4f3a2b1c-0d9e8f7a', ['slug'])).toBe(HIDDEN);
    expect(redactSecrets('call 2700000000000', ['epoch'])).toBe(`call ${HIDDEN}`);
  });
});

test('a session key is hidden wherever it stands in a line', () => {
  const secret = fc.stringMatching(/^[a-z0-9]{30,60}$/).filter((text) => /\d/.test(text) && /[a-z]/.test(text));
  const word = fc.constantFrom('session=', 'token: ', 'Bearer ', '"password":"', 'cookie: session=', '');
  fc.assert(
    fc.property(fc.lorem(), word, secret, fc.lorem(), (before, name, value, after) => {
      expect(redactSecrets(`${before} ${name}${value} ${after}`, ['slug', 'epoch'])).not.toContain(value);
    }),
  );
});

test('a text that is redacted twice stays as it is after the first time', () => {
  for (const text of ['cookie: a=b', 'ann@example.com', 'code is 482913', 'https://x.example/?token=abc&y=1'])
    expect(redactSecrets(redactSecrets(text))).toBe(redactSecrets(text));
});

test.each([
  ['password', true],
  ['uPassword', true],
  ['user_token', true],
  ['captchaResult', true],
  ['set_cookie', true],
  ['api_key', true],
  ['otp', true],
  ['support_guest', true],
  ['known_device', true],
  ['social_google', true],
  ['code', false],
  ['session', false],
  ['passenger', false],
  ['mapping', false],
])('a field named %s holds a secret: %s', (name, isSecret) => {
  expect(isSecretField(name)).toBe(isSecret);
});
