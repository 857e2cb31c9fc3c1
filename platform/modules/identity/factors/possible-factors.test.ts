import { describe, expect, test } from 'vitest';
import { type FactorFacts, type FirstStep, possibleFactors } from './possible-factors.ts';

const all: FactorFacts = {
  hasTotp: true,
  passkeys: 1,
  phone: '+4915123456789',
  email: 'kim@example.com',
  recoveryCodes: 10,
  passwordChannel: null,
  isFromEmailTime: false,
};
const none: FactorFacts = { ...all, hasTotp: false, passkeys: 0, phone: null, recoveryCodes: 0 };

describe('[A-01] after a first step by', () => {
  test.each<[FirstStep, FactorFacts['passwordChannel'], string]>([
    ['password', null, 'totp passkey sms recovery'],
    ['password', 'email', 'totp passkey sms recovery'],
    ['password', 'phone', 'totp passkey recovery'],
    ['sms', null, 'totp passkey recovery'],
    ['sms', 'email', 'totp passkey recovery'],
    ['sms', 'phone', 'totp passkey recovery'],
    ['link', null, 'totp passkey sms recovery'],
    ['link', 'email', 'totp passkey sms recovery'],
    ['link', 'phone', 'totp passkey sms recovery'],
    ['social', null, 'totp passkey sms recovery'],
    ['social', 'phone', 'totp passkey sms recovery'],
  ])('%s, with a password set by %s, the second step can be %s', (first, passwordChannel, expected) => {
    expect(possibleFactors({ ...all, passwordChannel }, first).join(' ')).toBe(expected);
  });
});

test.each<[Partial<FactorFacts>, string]>([
  [{ hasTotp: true }, 'totp'],
  [{ passkeys: 2 }, 'passkey'],
  [{ phone: '+4915123456789' }, 'sms'],
  [{ recoveryCodes: 1 }, 'recovery'],
  [{}, ''],
])('a player with %j can use %j', (facts, expected) => {
  expect(possibleFactors({ ...none, ...facts }, 'password').join(' ')).toBe(expected);
});

describe('codes by email are a second step only of a player whose second step was switched on with them', () => {
  const old: FactorFacts = { ...none, isFromEmailTime: true };
  test.each<[FirstStep, Partial<FactorFacts>, string]>([
    ['password', {}, 'email'],
    ['social', {}, 'email'],
    ['link', {}, ''],
    ['password', { passwordChannel: 'email' }, ''],
    ['password', { passwordChannel: 'phone' }, 'email'],
    ['password', { hasTotp: true }, 'totp'],
    ['password', { passkeys: 1 }, 'passkey'],
    ['password', { phone: '+4915123456789' }, 'sms'],
    ['sms', { phone: '+4915123456789' }, ''],
    ['password', { isFromEmailTime: false }, ''],
  ])('after %s, with %j: %j', (first, facts, expected) => {
    expect(possibleFactors({ ...old, ...facts }, first).join(' ')).toBe(expected);
  });
});
