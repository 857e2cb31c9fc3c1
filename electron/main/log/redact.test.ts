import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactLine } from './redact.ts';

describe('what may stand in a log', () => {
  test.each([
    ['Authorization: Bearer abcdef.ghijkl.mnopqr', ['abcdef', 'mnopqr']],
    ['Proxy-Authorization: Basic dXNlcjpwYXNz', ['dXNlcjpwYXNz']],
    ['set-cookie: session=very-secret; HttpOnly', ['very-secret']],
    ['cookie: lang=en; __Host-session=very-secret', ['very-secret']],
    ['{"password":"open sesame","user_token":"t0p"}', ['open sesame', 't0p']],
    ['https://www.example.com/a?token=very-secret&x=1', ['very-secret']],
    ['http://somebody:hunter2@proxy.example:3128', ['hunter2', 'somebody']],
    ['mail to ana.perez@example.com failed', ['ana.perez', 'example.com']],
    ['your code is 482913', ['482913']],
    ['phone +44 7700 900123', ['900123']],
    ['card 4111 1111 1111 1111 was refused', ['4111', '1111']],
    ['card 378282246310005', ['378282246310005']],
    ['id 0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c', ['0f9a8b7c']],
    ['eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', ['c2lnbmF0']],
    ['code=AB12CD', ['AB12CD']],
  ])('%s keeps its secret', (text, secrets) => {
    for (const secret of secrets) expect(redactLine(text)).not.toContain(secret);
  });

  test.each([
    'The window was restored at 1200 × 800',
    'The site does not answer: net::ERR_PROXY_CONNECTION_FAILED',
    'state.json could not be read and was set aside',
    'It was 1700000000000 then',
    'profile 2 of 3 was opened in 120 ms',
  ])('%s stays as it is', (text) => {
    expect(redactLine(text)).toBe(text);
  });

  test('wherever a session stands in a line, it is not there afterwards', () => {
    const secret = fc.stringMatching(/^[a-z0-9]{30,60}$/).filter((text) => /\d/.test(text) && /[a-z]/.test(text));
    const word = fc.constantFrom('session=', 'token: ', 'Bearer ', '"password":"', 'cookie: session=', '');
    fc.assert(
      fc.property(fc.lorem(), word, secret, fc.lorem(), (before, name, value, after) => {
        expect(redactLine(`${before} ${name}${value} ${after}`)).not.toContain(value);
      }),
    );
  });

  test('a line that never ends is cut', () => {
    expect(redactLine('x'.repeat(100_000)).length).toBeLessThan(2100);
  });
});
