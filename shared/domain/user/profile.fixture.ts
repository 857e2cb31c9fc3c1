import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/** An empty profile. */
export const EMPTY_PROFILE = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, ''])) as ProfileValues;

/** A profile with all that makes one complete. */
export const FULL_PROFILE: ProfileValues = {
  ...EMPTY_PROFILE,
  name: 'Ada',
  surname: 'Lovelace',
  birthday: '1990-02-28',
  country: 'DE',
  address: 'Domplatte 1',
  documentType: 'identity_card',
  passportSeries: 'L01',
  passportNumber: 'X7T2',
  passportDate: '2020-05-01',
  passportEndDate: '2030-05-01',
};
