import { expect, test } from 'vitest';
import { normalisePhone } from './phone-number-service.ts';

test.each([
  ['0151 23456789', { code: '+49' }, '+4915123456789'],
  ['(0151) 2345-6789', { country: 'DE' }, '+4915123456789'],
  ['8 912 345 67 89', { code: '+7' }, '+79123456789'],
  ['+49 151 23456789', { country: 'RU' }, '+4915123456789'],
  ['+49 151 23456789', { code: '+4' }, '+4915123456789'],
  ['٠١٥١ ٢٣٤٥٦٧٨٩', { code: '+49' }, '+4915123456789'],
])('[A-03] the phone number %s of %o is normalised to %s', (text, home, number) => {
  expect(normalisePhone(text, home)).toBe(number);
});

test.each([
  ['', { country: 'DE' }],
  ['12', { country: 'DE' }],
  ['a number', { country: 'DE' }],
  ['15123456789', { code: '+999' }],
  ['15123456789', { code: '+0' }],
  ['15123456789', { country: 'ZZ' }],
  ['1'.repeat(40), { code: '+49' }],
])('the text "%s" of %o is refused as a phone number', (text, home) => {
  expect(() => normalisePhone(text, home)).toThrow('PHONE_WRONG');
});
