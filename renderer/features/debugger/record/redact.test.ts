import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN } from '#shared/domain/redaction/redact-secrets.ts';
import { redactData, redactPath, redactText, shapeOf } from './redact.ts';

describe('a text', () => {
  test.each([
    ['Dear ann@example.com, hello', `Dear ${HIDDEN}, hello`],
    ['cookie: session=very-secret', `cookie: ${HIDDEN}`],
    ['It was 1700000000000 then', `It was ${HIDDEN} then`],
    ['/en/live/football/17-england-premier-league/4711', '/en/live/football/17-england-premier-league/4711'],
    ['fairline:recent-searches', 'fairline:recent-searches'],
  ])('%s is told as %s', (text, told) => {
    expect(redactText(text)).toBe(told);
  });
});

describe('the path of a call', () => {
  test.each([
    ['/web-api/line/games/4711?section=live&lang=en', '/web-api/line/games/4711?section=live&lang=en'],
    ['/web-api/line/search?q=my+secret', `/web-api/line/search?q=${HIDDEN}`],
    ['/web-api/coupons/0b7c1b8e-6a6b-4b57-9d3c-2c1f0f0c9d11', `/web-api/coupons/${HIDDEN}`],
    ['/en/user/passwordreset?code=abc123#x', `/en/user/passwordreset?code=${HIDDEN}`],
    ['/en?picks=11.22', `/en?picks=${HIDDEN}`],
    ['/u/ann@example.com', `/u/${HIDDEN}`],
  ])('%s is kept as %s', (path, kept) => {
    expect(redactPath(path)).toBe(kept);
  });
});

describe('the shape of a body', () => {
  test('tells what it is made of and, of an answer, how it went', () => {
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

  test('of a request holds no value at all, whatever the body is', () => {
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

test('fields with private names are hidden, whatever is in them', () => {
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
