import { describe, expect, test } from 'vitest';
import { EMPTY_PROFILE, FULL_PROFILE } from './profile.fixture.ts';
import { profileCompleteness } from './profile-completeness.ts';
import { userDataOf } from './profile-fields.ts';

describe('[O-03] a profile', () => {
  test.each([
    ['name', 'name'],
    ['surname', 'surname'],
    ['birthday', 'date_birthday'],
    ['passportNumber', 'passport'],
    ['passportDate', 'passport_date'],
    ['address', 'registration_address'],
  ] as const)('is not complete without %s, the %s of the config', (field, name) => {
    const data = userDataOf({ ...FULL_PROFILE, [field]: '' });
    expect(data[name]).toBe('');
    expect(profileCompleteness(data)).toEqual({ filled: 5, of: 6, complete: false });
  });

  test.each(['middleName', 'birthPlace', 'country', 'documentType', 'passportEndDate', 'inn'] as const)(
    'is complete without %s',
    (field) => {
      expect(profileCompleteness(userDataOf({ ...FULL_PROFILE, [field]: '' })).complete).toBe(true);
    },
  );

  test('is complete only when nothing of the six is missing', () => {
    expect(profileCompleteness(userDataOf(FULL_PROFILE))).toEqual({ filled: 6, of: 6, complete: true });
    expect(profileCompleteness(userDataOf(EMPTY_PROFILE))).toEqual({ filled: 0, of: 6, complete: false });
    for (const name of ['  ', '\u200b', '....']) {
      expect(profileCompleteness({ ...userDataOf(FULL_PROFILE), name }).complete).toBe(false);
    }
  });
});

test('[O-03] the config names series and number as the passport, and the kind of document by its position', () => {
  expect(userDataOf(FULL_PROFILE)).toMatchObject({ passport: 'L01 X7T2', document_type_id: 2 });
  expect(userDataOf({ ...FULL_PROFILE, passportSeries: '' })).toMatchObject({ passport: 'X7T2' });
  expect(userDataOf(EMPTY_PROFILE)).toMatchObject({ passport: '', document_type_id: null });
});
