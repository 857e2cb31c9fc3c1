import { DOCUMENT_TYPES, type RegistrationFieldName } from '../registration/registration-fields.ts';

/**
 * Fields of a player's profile (betting §3, personal data fields) in the groups in which they are shown and changed.
 * Login, password and confirmed contacts belong to the security of the account.
 */
export const PROFILE_GROUPS = {
  identity: ['name', 'surname', 'middleName', 'birthday', 'birthPlace', 'country'],
  address: ['region', 'city', 'address', 'pinCode'],
  document: [
    'documentType',
    'passportSeries',
    'passportNumber',
    'passportDate',
    'passportEndDate',
    'passportIssuedBy',
    'inn',
  ],
} as const satisfies Readonly<Record<string, readonly (RegistrationFieldName | 'passportEndDate')[]>>;

export type ProfileGroup = keyof typeof PROFILE_GROUPS;
export type ProfileField = (typeof PROFILE_GROUPS)[ProfileGroup][number];

/** All fields of the profile. */
export const PROFILE_FIELDS = Object.values(PROFILE_GROUPS).flat() as readonly ProfileField[] as readonly [
  ProfileField,
  ...ProfileField[],
];

/** Stored values of a profile; '' for an empty one. Dates are `2000-02-29`, countries ISO 3166 alpha-2. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Fields that say who the player is: the player fills them once, and only support changes them afterwards. */
export const IDENTIFYING_FIELDS = [
  'name',
  'surname',
  'middleName',
  'birthday',
  'country',
] as const satisfies readonly ProfileField[];

export type IdentifyingField = (typeof IDENTIFYING_FIELDS)[number];

/** Tells whether the player cannot change a field any more, because it identifies the player and is filled. */
export function isLockedField(field: ProfileField, values: ProfileValues): boolean {
  return (IDENTIFYING_FIELDS as readonly ProfileField[]).includes(field) && values[field] !== '';
}

/** Personal data by the names of betting §3, user config; '' for what the player has not filled in. */
export interface UserData {
  readonly name: string;
  readonly surname: string;
  /** `2000-02-29`. */
  readonly date_birthday: string;
  /** Position of the type among the documents, from 1; null for none. */
  readonly document_type_id: number | null;
  /** Series and number. */
  readonly passport: string;
  /** Day of issue. */
  readonly passport_date: string;
  readonly passport_end_date: string;
  readonly registration_address: string;
  readonly inn: string;
}

/** Returns the values of a profile by the names of the user config (O-03). */
export function userDataOf(values: ProfileValues): UserData {
  const { passportSeries: series, passportNumber: number, documentType } = values;
  const position = (DOCUMENT_TYPES as readonly string[]).indexOf(documentType);
  return {
    name: values.name,
    surname: values.surname,
    date_birthday: values.birthday,
    document_type_id: position < 0 ? null : position + 1,
    passport: number === '' ? '' : `${series} ${number}`.trim(),
    passport_date: values.passportDate,
    passport_end_date: values.passportEndDate,
    registration_address: values.address,
    inn: values.inn,
  };
}
