import { describe, expect, test } from 'vitest';
import { askPath, pathOfAsk, readAsk } from './sign-in-request.ts';

describe('[G-02] a wish to sign in', () => {
  test.each([
    ['signIn', 'office/history'],
    ['signUp', 'office/payment/5/transactions/7'],
    ['signIn', 'office/history?coupon=1000000042'],
  ] as const)('for %s is read from the address that the guards send a guest to: %s', (dialog, page) => {
    const [path = '', query = ''] = askPath({ language: 'ru', page, dialog }).split('?');
    expect(path).toBe('/ru');
    const ask = readAsk('ru', `?${query}`);
    expect(ask).toEqual({ language: 'ru', page, dialog });
    expect(ask && pathOfAsk(ask)).toBe(`/ru/${page}`);
  });

  test.each([
    '',
    '?signIn=',
    '?other=office/history',
    '?signIn=//evil.example',
    '?signIn=https://evil.example',
    '?signIn=..%2F..%2Fx',
    '?signIn=office//history',
    '?signIn=office/history%23x',
    '?signIn=%5Cevil.example',
  ])('is none in "%s"', (search) => {
    expect(readAsk('en', search)).toBeNull();
  });
});
