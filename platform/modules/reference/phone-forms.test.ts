import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { mayBePhone } from '#shared/domain/registration/phone-form.ts';
import { phoneMaskOf } from './phone-countries-service.ts';
import { existingForm, formsOf, isMobile, storedForm } from './phone-forms-service.ts';
import { normaliseMobile, normaliseNewPhone, normalisePhone } from './phone-number-service.ts';

const READERS = [normalisePhone, normaliseNewPhone, normaliseMobile];

test.each([
  ['49 151 23456789', 'DE', '+4915123456789'],
  ['4915123456789', 'DE', '+4915123456789'],
  ['62812345678', 'ID', '+62812345678'],
  ['38343201234', 'XK', '+38343201234'],
  ['54 9 11 2345-6789', 'AR', '+5491123456789'],
  ['7 912 345 67 89', 'RU', '+79123456789'],
  ['57 0 321 1234567', 'CO', '+573211234567'],
  ['393 123 4567', 'IT', '+393931234567'],
  ['9198 765 432', 'IN', '+919198765432'],
  ['55 99123-4567', 'BR', '+5555991234567'],
])('[A-03] the number %s of %s, which can begin with its code, is %s', (text, country, number) => {
  const code = `+${getCountryCallingCode(country as CountryCode)}`;
  for (const reader of READERS) {
    expect(reader(text, { country })).toBe(number);
    expect(reader(text, { code })).toBe(number);
  }
  expect(mayBePhone(text, phoneMaskOf(country))).toBe(true);
});

test('the code of a country in front of a number that is too short makes no number of a new account', () => {
  for (const home of [{ country: 'DE' }, { code: '+49' }]) {
    expect(() => normaliseMobile('49151234567', home)).toThrow('PHONE_WRONG');
    expect(normalisePhone('49151234567', home)).toBe('+4949151234567');
  }
});

/** Returns mobile numbers of a country with all pairs of first digits that it has, in its shortest to longest form. */
function mobilesOf(country: CountryCode): string[] {
  const example = getExampleNumber(country, examples);
  const mask = phoneMaskOf(country);
  if (!example || !mask) return [];
  const { countryCallingCode: code, nationalNumber: own } = example;
  const rests = [own.length, mask.min, mask.max].map((length) =>
    own
      .slice(2)
      .padEnd(length - 2, '6')
      .slice(0, length - 2),
  );
  const firsts = Array.from({ length: 100 }, (_, first) => String(first).padStart(2, '0'));
  return [...new Set(rests)]
    .flatMap((rest) => firsts.map((first) => `+${code}${first}${rest}`))
    .filter((number) => isMobile(number) && parsePhoneNumberFromString(number)?.number === number);
}

/** Returns the number of a new account; null for a text that is refused. */
function newNumberOf(text: string, country: CountryCode): string | null {
  try {
    return normaliseMobile(text, { country });
  } catch {
    return null;
  }
}

test('[A-03] every country’s mobile numbers are read with the code alone in front, as with its plus sign', () => {
  let count = 0;
  for (const country of getCountries()) {
    const length = getCountryCallingCode(country).length + 1;
    for (const number of mobilesOf(country)) {
      const stored = storedForm(number);
      expect(normalisePhone(number.slice(1), { country }), `${number} of ${country}`).toBe(number);
      expect(newNumberOf(number.slice(1), country), `${number} of ${country}`).toBe(stored);
      expect(newNumberOf(number.slice(length), country), `${number} of ${country}`).toBe(stored);
      count++;
    }
  }
  expect(count).toBeGreaterThan(3000);
}, 300_000);

test.each([
  [
    'AR',
    ['11 2345-6789', '9 11 2345-6789', '11 15 2345 6789', '011 15 2345-6789', '+54 11 2345-6789'],
    '+5491123456789',
  ],
  ['AR', ['351 456-7890', '0351 15-456-7890', '+54 9 351 456 7890', '54 351 456 7890'], '+5493514567890'],
  ['MX', ['55 1234 5678', '044 55 1234 5678', '+52 1 55 1234 5678', '00 52 1 55 1234 5678'], '+525512345678'],
  ['BR', ['(11) 98123-4567', '(11) 8123-4567', '+55 11 8123 4567', '0 15 11 8123-4567'], '+5511981234567'],
  ['BJ', ['01 97 12 34 56', '97 12 34 56', '+229 97 12 34 56'], '+2290197123456'],
  ['GA', ['06 12 34 56', '6 12 34 56', '+241 06 12 34 56'], '+24106123456'],
])('[A-03] one phone of %s has one form in new accounts, however it is written: %o', (country, texts, number) => {
  for (const text of texts) expect(normaliseMobile(text, { country }), text).toBe(number);
});

test('a number in Argentina that is called or signs in need not be a mobile phone’s', () => {
  expect(normaliseNewPhone('11 2345-6789', { country: 'AR' })).toBe('+541123456789');
  expect(normalisePhone('11 2345-6789', { country: 'AR' })).toBe('+541123456789');
});

test.each([
  ['CO', '+57 (0) 321 123 4567', '+573211234567'],
  ['PL', '+48 (0) 512 345 678', '+48512345678'],
  ['CZ', '+420 (0) 601 123 456', '+420601123456'],
  ['GR', '+30 (0) 691 234 5678', '+306912345678'],
  ['HK', '+852 (0) 5123 4567', '+85251234567'],
  ['CL', '+56 (0) 9 6123 4567', '+56961234567'],
  ['PL', '0 512 345 678', '+48512345678'],
  ['PL', '00 48 0512 345 678', '+48512345678'],
])('[A-03] the 0 of %s in %s is no part of the number %s', (country, text, number) => {
  for (const reader of READERS) expect(reader(text, { country })).toBe(number);
});

test('a 0 that no number of its country has is refused for a new one', () => {
  expect(() => normaliseMobile('+48 0 112 345 678', { country: 'PL' })).toThrow('PHONE_WRONG');
  expect(() => normaliseNewPhone('+48 0 112 345 678', { country: 'PL' })).toThrow('PHONE_WRONG');
  expect(normaliseMobile('+39 06 6982 1234', { country: 'IT' })).toBe('+390669821234');
});

test.each([
  ['(+49) 151 23456789', 'RU'],
  ['(0049) 151 23456789', 'RU'],
  ['（＋49） 151 23456789', 'RU'],
  ['8 10 49 151 23456789', 'RU'],
  ['81049 151 23456789', 'KZ'],
  ['011 49 151 23456789', 'US'],
  ['010 49 151 23456789', 'JP'],
  ['0011 49 151 23456789', 'AU'],
  ['119 49 151 23456789', 'CU'],
])('[A-03] %s in %s is a number of another country, for a new account as for an existing one', (text, country) => {
  expect(mayBePhone(text, phoneMaskOf(country))).toBe(true);
  for (const reader of READERS) expect(reader(text, { country })).toBe('+4915123456789');
});

test.each([
  ['+5491123456789', ['+541123456789']],
  ['+541123456789', ['+5491123456789']],
  ['+525512345678', ['+5215512345678']],
  ['+5215512345678', ['+525512345678']],
  ['+5511981234567', ['+551181234567']],
  ['+2290197123456', ['+22997123456']],
  ['+573211234567', ['+5703211234567']],
  ['+5703211234567', ['+573211234567']],
])('an account of %s is found when it is stored as %o', (phone, others) => {
  expect(formsOf(phone)[0]).toBe(phone);
  expect(formsOf(phone)).toEqual(expect.arrayContaining(others));
});

test('another subscriber’s number is no form of a number', () => {
  expect(formsOf('+393123456789')).not.toContain('+3903123456789');
  expect(formsOf('+4915123456789')).not.toContain('+494915123456789');
  expect(existingForm('+4915123456789')).toBe('+4915123456789');
});
