import { describe, expect, test } from 'vitest';
import { askPath, asksForPassword, pathOfAsk, readAsk } from './sign-in-request.ts';

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

test.each([
  ['?showForgotPasswordModal=1', true],
  ['?a=2&showForgotPasswordModal=true', true],
  ['?showForgotPasswordModal=0', false],
  ['?showForgotPasswordModal=false', false],
  ['?showForgotPasswordModal=', false],
  ['', false],
])('[R-06] "%s" asks for the dialog of a forgotten password: %s', (search, asks) => {
  expect(asksForPassword(search)).toBe(asks);
});
