import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { mayBePhone } from '#shared/domain/registration/phone-form.ts';
import { phoneMaskOf } from './phone-countries-service.ts';
import { normaliseMobile, normalisePhone } from './phone-number-service.ts';

test.each([
  ['0151 23456789', { code: '+49' }, '+4915123456789'],
  ['(0151) 2345-6789', { country: 'DE' }, '+4915123456789'],
  ['8 912 345 67 89', { code: '+7' }, '+79123456789'],
  ['+49 151 23456789', { country: 'RU' }, '+4915123456789'],
  ['+49 151 23456789', { code: '+4' }, '+4915123456789'],
  ['٠١٥١ ٢٣٤٥٦٧٨٩', { code: '+49' }, '+4915123456789'],
  ['8 (912) 345-67-89', { country: 'RU' }, '+79123456789'],
  ['8 701 234 5678', { country: 'KZ' }, '+77012345678'],
  ['8 029 123-45-67', { country: 'BY' }, '+375291234567'],
  ['07911 123456', { country: 'GB' }, '+447911123456'],
  ['06 12 34 56 78', { country: 'FR' }, '+33612345678'],
  ['0532 123 45 67', { country: 'TR' }, '+905321234567'],
  ['06 6982 1234', { country: 'IT' }, '+390669821234'],
  ['312 345 6789', { country: 'IT' }, '+393123456789'],
  ['1 (202) 555-0123', { country: 'US' }, '+12025550123'],
  ['011 15-2345-6789', { country: 'AR' }, '+5491123456789'],
  ['9 11 2345 6789', { country: 'AR' }, '+5491123456789'],
  ['044 55 1234 5678', { country: 'MX' }, '+525512345678'],
  ['01 55 1234 5678', { code: '+52' }, '+525512345678'],
  ['1 55 1234 5678', { country: 'MX' }, '+525512345678'],
  ['+52 1 55 1234 5678', { country: 'DE' }, '+525512345678'],
  ['55 1234 5678', { country: 'MX' }, '+525512345678'],
  ['0 15 11 91234-5678', { country: 'BR' }, '+5511912345678'],
  ['(11) 91234-5678', { code: '+55' }, '+5511912345678'],
  ['06 20 123 4567', { country: 'HU' }, '+36201234567'],
  ['44 7911 123456', { country: 'GB' }, '+447911123456'],
  ['00 49 151 23456789', { country: 'RU' }, '+4915123456789'],
  ['0049 151 23456789', { code: '+49' }, '+4915123456789'],
  ['011 49 151 23456789', { code: '+1' }, '+4915123456789'],
  ['8 10 49 151 23456789', { code: '+7' }, '+4915123456789'],
  ['＋４９ 151 23456789', { country: 'RU' }, '+4915123456789'],
  ['+44 (0)7911 123456', { country: 'DE' }, '+447911123456'],
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

test.each([
  ['1512345678901', 'DE'],
  ['01512345678901', 'DE'],
  ['912 345 67 8', 'RU'],
])('a new account takes no number with as many digits as %s in %s', (text, country) => {
  expect(() => normaliseMobile(text, { country })).toThrow('PHONE_WRONG');
});

test('every country’s numbers are read in their national and international forms, by the country and by its code', () => {
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    if (!example) continue;
    const forms = [example.formatNational(), example.formatInternational(), example.number.replace('+', '00 ')];
    for (const text of forms) {
      expect(mayBePhone(text, phoneMaskOf(country)), `${text} of ${country}`).toBe(true);
      expect(normalisePhone(text, { country }), `${text} of ${country}`).toBe(example.number);
      expect(normaliseMobile(text, { country }), `${text} of ${country}`).toBe(example.number);
    }
    const code = `+${getCountryCallingCode(country)}`;
    expect(normalisePhone(example.formatInternational(), { code }), country).toBe(example.number);
  }
});
