import type { InputHTMLAttributes } from 'react';
import type { RegistrationFieldName } from '#shared/domain/registration/registration-fields.ts';
import type { ProfileField } from '#shared/domain/user/profile-fields.ts';

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength'>;

/** Field of the registration or of the profile. */
export type PersonalFieldName = ProfileField | RegistrationFieldName;

/** Text fields with their autofill attributes. */
export const TEXT_FIELDS = {
  name: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  middleName: { autoComplete: 'additional-name' },
  birthPlace: { autoComplete: 'off' },
  region: { autoComplete: 'address-level1' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  pinCode: { autoComplete: 'postal-code', maxLength: 16 },
  passportSeries: { autoComplete: 'off', maxLength: 20 },
  passportNumber: { autoComplete: 'off', maxLength: 30 },
  passportIssuedBy: { autoComplete: 'off' },
  inn: { autoComplete: 'off', maxLength: 30 },
} as const satisfies Partial<Record<PersonalFieldName, Native>>;

/** Label of each field, where it differs from the sign-in forms'. */
export const PERSONAL_LABELS: Readonly<Record<PersonalFieldName, string>> = {
  email: 'auth:email',
  phone: 'auth:phone',
  password: 'auth:password',
  currency: 'auth:currency',
  country: 'registration:country',
  name: 'registration:name',
  surname: 'registration:surname',
  middleName: 'registration:middle_name',
  birthday: 'registration:birthday',
  birthPlace: 'registration:birth_place',
  region: 'registration:region',
  city: 'registration:city',
  address: 'registration:address',
  pinCode: 'registration:pin_code',
  documentType: 'registration:document_type',
  passportSeries: 'registration:passport_series',
  passportNumber: 'registration:passport_number',
  passportDate: 'registration:passport_date',
  passportEndDate: 'registration:passport_end_date',
  passportIssuedBy: 'registration:passport_issued_by',
  inn: 'registration:inn',
};
