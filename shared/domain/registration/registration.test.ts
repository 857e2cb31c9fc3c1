import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckContext, checkRegistration } from './check-registration.ts';
import { ageOn, readDay } from './player-age.ts';
import {
  DEFAULT_DESCRIPTIONS,
  loginFieldOf,
  REGISTRATION_FIELDS,
  REGISTRATION_TYPES,
  type RegistrationFieldName,
  SECRET_FIELDS,
} from './registration-fields.ts';
import { registrationOpening } from './registration-opening.ts';

const at = (text: string) => Date.parse(text);
const context: CheckContext = {
  minAge: 18,
  now: at('2026-06-15T12:00:00Z'),
  currencies: ['EUR', 'KWD'],
  phoneMask: { min: 10, max: 11, code: '49' },
};
const problemOf = (name: RegistrationFieldName, value: string, more: Partial<CheckContext> = {}, isRequired = true) =>
  checkRegistration({ fields: [{ name, isRequired }] }, { [name]: value }, { ...context, ...more })[name];

describe('the age of a player', () => {
  test.each([
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    ['1900-02-29', null],
    ['2001-02-29', null],
    ['2000-13-01', null],
    ['2000-00-10', null],
    ['2000-1-1', null],
    ['1899-12-31', null],
    ['0099-01-01', null],
    ['', null],
  ])('is counted from %s, read as %o', (text, day) => {
    expect(readDay(text)).toEqual(day);
  });

  test.each([
    ['on the day before the birthday', '2008-06-16', '2026-06-16T11:59:59Z', 17],
    ['on the birthday, where it has not begun everywhere', '2008-06-15', '2026-06-15T11:59:59Z', 17],
    ['on the birthday, once it has begun in the last zone', '2008-06-15', '2026-06-15T12:00:00Z', 18],
    ['for a birthday on 29 February, on 28 February of a common year', '2008-02-29', '2026-02-28T23:59:59Z', 17],
    ['for a birthday on 29 February, on 1 March of a common year', '2008-02-29', '2026-03-01T12:00:00Z', 18],
    ['for a birthday on 29 February, on 29 February of a leap year', '2008-02-29', '2028-02-29T12:00:00Z', 20],
    ['at the turn of the year', '2008-01-01', '2026-01-01T11:59:59Z', 17],
    ['for a birthday in the future', '2027-01-01', '2026-06-15T12:00:00Z', -1],
  ])('is right %s', (_, birthday, now, age) => {
    const day = readDay(birthday);
    expect(day && ageOn(day, at(now))).toBe(age);
  });

  test('never falls, and rises by at most a year in a day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: at('2021-01-01'), max: at('2090-01-01') }), (born, now) => {
        const day = readDay(born.toISOString().slice(0, 10));
        if (!day) throw new Error('a real day is not read');
        const [before, after] = [ageOn(day, now), ageOn(day, now + 86_400_000)];
        expect(after - before === 0 || after - before === 1).toBe(true);
      }),
    );
  });
});

describe('[A-03] the check of registration fields', () => {
  test.each<[RegistrationFieldName, string, string | undefined]>([
    ['email', 'ada@example.com', undefined],
    ['email', ' ada@example.com ', undefined],
    ['email', 'ada@example', 'email'],
    ['email', 'ada@.com', 'email'],
    ['email', `${'a'.repeat(250)}@b.cd`, 'email'],
    ['email', '  ', 'missing'],
    ['password', '1234567', 'password'],
    ['password', '12345678', undefined],
    ['password', '        ', undefined],
    ['password', 'x'.repeat(257), 'password'],
    ['phone', '1512 3456789', undefined],
    ['phone', '0151 23456789', undefined],
    ['phone', '١٥١٢٣٤٥٦٧٨٩', undefined],
    ['phone', '8 (912) 345-67-89', undefined],
    ['phone', '1 (202) 555-0123', undefined],
    ['phone', '0351 15-234-5678', undefined],
    ['phone', '351 15-234-5678', undefined],
    ['phone', '044 55 1234 5678', undefined],
    ['phone', '0 15 11 91234-5678', undefined],
    ['phone', '0049 151 23456789', undefined],
    ['phone', '(+49) 151 23456789', undefined],
    ['phone', '（００４９） 151 23456789', undefined],
    ['phone', '8 10 49 151 23456789', undefined],
    ['phone', '49 151 23456789', undefined],
    ['phone', '9512345678901', 'phone'],
    ['phone', '0'.repeat(30), 'phone'],
    ['phone', '151234567', 'phone'],
    ['phone', '1512345678901', 'phone'],
    ['phone', '+7 912 345 67 89', undefined],
    ['phone', '+1', 'phone'],
    ['country', 'DE', undefined],
    ['country', 'Germany', 'choice'],
    ['currency', 'KWD', undefined],
    ['currency', 'BHD', 'choice'],
    ['birthday', '1990-02-28', undefined],
    ['birthday', '2008-06-15', undefined],
    ['birthday', '2008-06-16', 'age'],
    ['birthday', '2030-01-01', 'date'],
    ['birthday', '31.12.1990', 'date'],
    ['passportDate', '2020-01-01', undefined],
    ['passportDate', '2030-01-01', 'date'],
    ['documentType', 'passport', undefined],
    ['documentType', 'library_card', 'choice'],
    ['city', 'x'.repeat(121), 'long'],
    ['name', 'Łukasz', undefined],
  ])('finds in %s "%s" the problem %s', (name, value, problem) => {
    expect(problemOf(name, value)).toBe(problem);
  });

  test('wants four digits of a number without a known country', () => {
    expect(problemOf('phone', '123', { phoneMask: null })).toBe('phone');
    expect(problemOf('phone', '1234', { phoneMask: null })).toBeUndefined();
  });

  test('checks an optional field that is filled in', () => {
    expect(problemOf('phone', '', {}, false)).toBeUndefined();
    expect(problemOf('phone', '12', {}, false)).toBe('phone');
  });

  test('ignores fields that a type does not have, and never throws', () => {
    expect(checkRegistration({ fields: [] }, { email: 'x' }, context)).toEqual({});
    fc.assert(
      fc.property(fc.constantFrom(...REGISTRATION_FIELDS), fc.string(), (name, value) => {
        const problem = problemOf(name, value);
        expect(problem === undefined || typeof problem === 'string').toBe(true);
      }),
    );
  });

  test('has a description for every type, with its login and a password', () => {
    expect(DEFAULT_DESCRIPTIONS.map(({ type }) => type)).toEqual([...REGISTRATION_TYPES]);
    for (const { type, fields } of DEFAULT_DESCRIPTIONS) {
      const names = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([loginFieldOf(type), 'password']));
    }
  });

  test('keeps passwords and documents off the device', () => {
    expect(SECRET_FIELDS).toEqual(expect.arrayContaining(['password', 'passportNumber', 'passportSeries', 'inn']));
  });
});

test.each([
  ['home', false, 'modal'],
  [undefined, false, 'modal'],
  ['home', true, 'page'],
  ['login', false, 'page'],
  ['auth-app', false, 'page'],
  ['registration', false, 'nothing'],
  ['registration', true, 'nothing'],
  ['old-registration', true, 'nothing'],
] as const)(
  '[A-11] a registration asked for on the route %s with custom registration %s opens as %s',
  (route, isCustom, opening) => {
    expect(registrationOpening(route, isCustom)).toBe(opening);
  },
);
