import { describe, expect, test } from 'vitest';
import { askPath } from './ask-path.ts';
import { asksForDialog, asksForPassword, pathOfAsk, readAsk, withoutAsk } from './sign-in-request.ts';

describe('[G-02] a sign-in request', () => {
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
  ])('is not found in "%s"', (search) => {
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
])('[R-06] "%s" opens the dialog for a forgotten password: %s', (search, asks) => {
  expect(asksForPassword(search)).toBe(asks);
});

test('[R-22] referral tags stay next to a sign-in request, and after it is taken', () => {
  const path = askPath({ language: 'en', page: 'live?utm_source=a', dialog: 'signUp', query: '?utm_source=a&tag=b' });
  const search = path.slice(path.indexOf('?'));
  expect(readAsk('en', search)).toEqual({ language: 'en', page: 'live?utm_source=a', dialog: 'signUp' });
  expect(withoutAsk(search)).toBe('?utm_source=a&tag=b');
  expect(withoutAsk('?signIn=live')).toBe('');
});

test.each([
  ['?signUp=line', true, true],
  ['?signIn=office/history', false, true],
  ['?showForgotPasswordModal=1', true, true],
  ['?showForgotPasswordModal=1', false, false],
  ['?signUp=', true, false],
  ['?tag=7', true, false],
  ['', true, false],
])('[N-03] an address with "%s", on the home page: %s, opens a dialog of the player: %s', (search, isHome, expected) =>
  expect(asksForDialog(search, isHome)).toBe(expected),
);
