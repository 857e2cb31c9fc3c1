import { describe, expect, test } from 'vitest';
import { checkProfile, profileChanges, profileLength } from './check-profile.ts';
import { EMPTY_PROFILE, FULL_PROFILE } from './profile.fixture.ts';
import { PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';

const rules = { minAge: 18, countryAges: { EE: 21 }, now: Date.UTC(2026, 10, 23, 13) };
const check = (changes: Partial<Record<ProfileField, string>>, stored = EMPTY_PROFILE) =>
  checkProfile(stored, changes, rules);

describe('[O-03] a field of the profile', () => {
  test.each([
    ['name', 'Ada\u0007', 'characters'],
    ['city', 'Köln\nDeutz', 'characters'],
    ['surname', '....', 'characters'],
    ['passportNumber', '\u2800', 'characters'],
    ['surname', 'x'.repeat(121), 'long'],
    ['passportSeries', 'x'.repeat(21), 'long'],
    ['pinCode', '1'.repeat(17), 'long'],
    ['country', 'Germany', 'choice'],
    ['documentType', 'library_card', 'choice'],
    ['birthday', '2001-02-29', 'date'],
    ['birthday', '2030-01-01', 'date'],
    ['birthday', '2008-11-24', 'age'],
    ['passportDate', '2020-13-01', 'date'],
    ['passportDate', '2026-11-25', 'future'],
    ['passportEndDate', '30.5.2030', 'date'],
  ] as const)('%s with %j is wrong: %s', (field, value, problem) => {
    expect(check({ [field]: value })).toEqual({ [field]: problem });
  });

  test.each([
    ['name', 'Ada'],
    ['surname', 'x'.repeat(120)],
    ['country', 'DE'],
    ['birthday', '2008-11-22'],
    ['birthday', '2004-02-29'],
    ['passportDate', '2026-11-22'],
    // It is that day already where the day begins first.
    ['passportDate', '2026-11-24'],
    ['name', 'می\u200cخواهم'],
    ['passportEndDate', '2036-11-25'],
    ['documentType', 'residence_permit'],
    ['address', ''],
  ] as const)('%s may be %j', (field, value) => {
    expect(check({ [field]: value })).toEqual({});
  });

  test.each(PROFILE_FIELDS)('%s can be filled while it is empty, up to its bound', (field) => {
    expect(profileLength(field)).toBeGreaterThanOrEqual(16);
    expect(check({ [field]: FULL_PROFILE[field] || 'x' })).toEqual({});
  });
});

describe('[O-03] a filled field', () => {
  test.each(['name', 'surname', 'birthday', 'country'] as const)('%s cannot be changed or emptied', (field) => {
    expect(check({ [field]: '' }, FULL_PROFILE)).toEqual({ [field]: 'locked' });
    expect(check({ [field]: 'Bo' }, FULL_PROFILE)).toEqual({ [field]: 'locked' });
  });

  test('middleName cannot be changed, and can be added to a filled name', () => {
    expect(check({ middleName: 'Augusta' }, FULL_PROFILE)).toEqual({});
    expect(check({ middleName: 'Kim' }, { ...FULL_PROFILE, middleName: 'Augusta' })).toEqual({ middleName: 'locked' });
  });

  test.each(['address', 'passportNumber', 'passportDate', 'documentType'] as const)('%s can be emptied', (field) => {
    expect(check({ [field]: '' }, FULL_PROFILE)).toEqual({});
  });

  test('loses characters that no reader sees, and is not filled by them alone', () => {
    const typed = { address: '\u200bDomplatte\u00ad 3', city: '\u200b\u2060' };
    expect(profileChanges({ ...FULL_PROFILE, city: '' }, typed)).toEqual({ address: 'Domplatte 3' });
  });

  test('is unchanged when it is sent as it is, with blanks around it or without', () => {
    expect(profileChanges(FULL_PROFILE, { name: ' Ada ', address: 'Domplatte 2 ' })).toEqual({
      address: 'Domplatte 2',
    });
  });
});

describe('[O-03] the days of a profile', () => {
  test.each([
    [{ passportDate: '1990-02-27' }, { passportDate: 'before_birth' }],
    [{ passportDate: '1990-02-28' }, {}],
    [{ passportDate: '2031-01-01' }, { passportDate: 'future' }],
    [{ passportEndDate: '2020-04-30' }, { passportEndDate: 'before_issue' }],
    [{ passportEndDate: '1980-01-01' }, { passportEndDate: 'before_birth' }],
    [
      { passportDate: '2021-01-01', passportEndDate: '2020-12-31' },
      { passportDate: 'before_issue', passportEndDate: 'before_issue' },
    ],
    [{ passportDate: '2021-01-01', passportEndDate: '' }, {}],
  ])('with %j have the problems %j', (changes, problems) => {
    expect(check(changes, FULL_PROFILE)).toEqual(problems);
  });

  test('a birthday after the issue of the stored document is refused, one with a wrong document only for that', () => {
    expect(check({ birthday: '2005-01-01' }, { ...FULL_PROFILE, birthday: '', passportDate: '2004-05-01' })).toEqual({
      birthday: 'before_birth',
    });
    expect(check({ birthday: '1990-01-01', passportEndDate: '2019-01-01' }, { ...FULL_PROFILE, birthday: '' })).toEqual(
      {
        passportEndDate: 'before_issue',
      },
    );
  });

  test('the age follows the country, whichever of them is filled last', () => {
    const twenty = '2006-01-01';
    expect(check({ birthday: twenty }, { ...EMPTY_PROFILE, country: 'EE' })).toEqual({ birthday: 'age' });
    expect(check({ country: 'EE' }, { ...EMPTY_PROFILE, birthday: twenty })).toEqual({ country: 'age' });
    expect(check({ country: 'DE', birthday: twenty })).toEqual({});
  });
});
