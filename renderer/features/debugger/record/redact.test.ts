import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, redactData, redactPath, redactText, shapeOf } from './redact.ts';

describe('a redacted text', () => {
  test.each([
    ['Dear ann@example.com, hello', `Dear ${HIDDEN}, hello`],
    ['call +49 (30) 123-45-67 now', `call ${HIDDEN} now`],
    ['call 8 800 555 35 35', `call ${HIDDEN}`],
    ['01.23.45.67.89', HIDDEN],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl', HIDDEN],
    ['0b7c1b8e-6a6b-4b57-9d3c-2c1f0f0c9d11', HIDDEN],
    ['Chrome/156.0.0.0 Safari/537.36', 'Chrome/156.0.0.0 Safari/537.36'],
    ['/en/live/football/17-england/4711', '/en/live/football/17-england/4711'],
    ['fairline:recent-searches', 'fairline:recent-searches'],
  ])('replaces %s by %s', (text, told) => {
    expect(redactText(text)).toBe(told);
  });
});

describe('the redacted path of a call', () => {
  test.each([
    ['/web-api/line/games/4711?section=live&lang=en', '/web-api/line/games/4711?section=live&lang=en'],
    ['/web-api/line/search?q=my+secret', `/web-api/line/search?q=${HIDDEN}`],
    ['/web-api/coupons/0b7c1b8e-6a6b-4b57-9d3c-2c1f0f0c9d11', `/web-api/coupons/${HIDDEN}`],
    ['/en/user/passwordreset?code=abc123#x', `/en/user/passwordreset?code=${HIDDEN}`],
    ['/en?picks=11.22', `/en?picks=${HIDDEN}`],
    ['/u/ann@example.com', `/u/${HIDDEN}`],
  ])('replaces %s by %s', (path, kept) => {
    expect(redactPath(path)).toBe(kept);
  });
});

describe('the shape of a body', () => {
  test('has the field names and types and, of an answer, its result', () => {
    const body = {
      code: 'LIMIT',
      errorCode: 103,
      status: 'refused',
      bets: [{ selectionId: 12, coef: 1500 }],
      words: 'Ann',
    };
    expect(shapeOf(body, true)).toEqual({
      code: 'LIMIT',
      errorCode: 103,
      status: 'refused',
      bets: ['1 ×', { selectionId: 'number', coef: 'number' }],
      words: 'text (3)',
    });
  });

  test('of a request contains no value, whatever the body is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.constantFrom('code', 'status', 'a', 'uPassword'), (secret, name) => {
        const value = `Zq~${secret}`;
        expect(
          JSON.stringify(shapeOf({ [name]: value, list: [[value]], deep: { [name]: value } }, false)),
        ).not.toContain(JSON.stringify(value).slice(1, -1));
      }),
    );
  });
});

test('fields with private names are hidden, whatever their value', () => {
  expect(
    redactData({
      email: 'x',
      uPassword: 1,
      balance: 500,
      bets: [{ odds: 1.5 }],
      open: true,
      hasPassword: true,
      note: 'ok',
    }),
  ).toEqual({
    email: HIDDEN,
    uPassword: HIDDEN,
    balance: HIDDEN,
    bets: HIDDEN,
    open: true,
    hasPassword: true,
    note: 'ok',
  });
});

test.each([
  ['2026-11-22T10:20:40.984Z /en/live', '2026-11-22T10:20:40.984Z /en/live'],
  ['call 2026-11-22 33 back', 'call ‹hidden› back'],
  ['+49 151 2345678T10:20:40', '‹hidden›T10:20:40'],
])('a timestamp is not redacted as a phone number: %s', (text, shown) => {
  expect(redactText(text)).toBe(shown);
});
