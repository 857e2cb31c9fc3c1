import { expect, test } from 'vitest';
import { digitsOf, homeOf } from '#shared/domain/registration/phone-form.ts';
import { codeWith, formatNumber, type PhoneCountry, readAgain, readPhone } from './phone-text.ts';

const country = (code: string, tel: string, mask: string): PhoneCountry => ({ code, name: code, tel, mask });
const COUNTRIES = [
  country('CA', '+1', '### ### ####'),
  country('DE', '+49', '#### #######'),
  country('KZ', '+7', '### ### ####'),
  country('RU', '+7', '### ### ## ##'),
  country('US', '+1', '### ### ####'),
  country('XX', '+999', ''),
];
const read = (text: string, from = 'DE', atEnd = true) =>
  readPhone(text, { country: from, number: '' }, COUNTRIES, atEnd);

test.each([
  ['1512', '1512'],
  ['15123', '1512 3'],
  ['15123456789', '1512 3456789'],
  ['151234567890', '151234567890'],
  ['', ''],
])('the digits %s are formatted as %s', (digits, written) => {
  expect(formatNumber(digits, '#### #######')).toBe(written);
});

test.each([
  ['as it is typed', '15123', { country: 'DE', number: '1512 3' }],
  ['with the 0 of its country', '0151 23', { country: 'DE', number: '0151 23' }],
  ['of another country', '+7 (912) 345-67-89', { country: 'RU', number: '912 345 67 89' }],
  ['of this country, whole', '+49 151 23456789', { country: 'DE', number: '1512 3456789' }],
  ['with its code in brackets', '(+7) 912 345-67-89', { country: 'RU', number: '912 345 67 89' }],
  ['with 00 for the plus sign', '0079123456789', { country: 'RU', number: '912 345 67 89' }],
  ['in Arabic digits', '١٥١٢٣', { country: 'DE', number: '1512 3' }],
  ['with letters among it', '15a12', { country: 'DE', number: '1512' }],
  ['of a country without a mask', '+999 12 34', { country: 'XX', number: '1234' }],
  ['with a plus sign alone', '+', { country: 'DE', number: '+' }],
])('a number %s is parsed', (_, text, phone) => {
  expect(read(text)).toEqual(phone);
});

test('of two countries with one code the chosen one stays, else the larger one is taken', () => {
  expect(read('+1 202 555 0123', 'CA').country).toBe('CA');
  expect(read('+1 202 555 0123', 'DE').country).toBe('US');
});

test('a whole number typed before the countries were loaded finds its country afterwards', () => {
  const early = readPhone('+49 151 23456789', { country: 'RU', number: '' }, [], true);
  expect([early, codeWith(early, '')]).toEqual([{ country: 'RU', number: '+49 151 23456789' }, '+4']);
  const late = readAgain(early, COUNTRIES);
  expect([late, codeWith(late, '+49')]).toEqual([{ country: 'DE', number: '1512 3456789' }, '+49']);
  expect(readAgain({ country: 'RU', number: '912' }, COUNTRIES)).toEqual({ country: 'RU', number: '912' });
  expect(codeWith({ country: 'RU', number: '912' }, '')).toBe('');
});

test('a change in the middle of a number is not reformatted, so that the caret stays', () => {
  expect(read('151x 99 3456', 'DE', false)).toEqual({ country: 'DE', number: '151 99 3456' });
});

test('a page starts with the country of its language, and reads digits of any script', () => {
  expect([homeOf('tr'), homeOf('xx'), digitsOf('+٤٩ 1')]).toEqual(['TR', 'GB', '491']);
});
