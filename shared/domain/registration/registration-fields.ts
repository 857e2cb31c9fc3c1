/** Ways to open an account (shell §3, registration types). */
export const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/**
 * The personal data fields of shell §3 and betting §3, and the currency of the account. What one signs in by, the login,
 * is the e-mail or the phone that a type confirms; the captcha is asked for by the back end, when it wants one, and is
 * answered in a header (shell §5).
 */
export const REGISTRATION_FIELDS = [
  'email',
  'phone',
  'password',
  'country',
  'currency',
  'name',
  'surname',
  'middleName',
  'birthday',
  'birthPlace',
  'region',
  'city',
  'address',
  'pinCode',
  'documentType',
  'passportSeries',
  'passportNumber',
  'passportDate',
  'passportIssuedBy',
  'inn',
] as const;
export type RegistrationFieldName = (typeof REGISTRATION_FIELDS)[number];

/** What somebody has typed or chosen, by field; dates are `2000-02-29`, countries ISO 3166 alpha-2. */
export type RegistrationValues = Readonly<Partial<Record<RegistrationFieldName, string>>>;

export interface RequestedField {
  readonly name: RegistrationFieldName;
  readonly isRequired: boolean;
}

/** What a way to open an account asks for, in the order in which it is asked. */
export interface RegistrationDescription {
  readonly type: RegistrationType;
  readonly fields: readonly RequestedField[];
}

/** Documents that somebody proves an identity by. */
export const DOCUMENT_TYPES = ['passport', 'identity_card', 'driving_licence', 'residence_permit'] as const;

/** Never kept on a device while a form is filled in. */
export const SECRET_FIELDS: readonly RegistrationFieldName[] = [
  'password',
  'documentType',
  'passportSeries',
  'passportNumber',
  'passportDate',
  'passportIssuedBy',
  'inn',
  'pinCode',
];

/**
 * The address or number that an account of this type is known by. It is confirmed by a code before the account is there;
 * the other one, where a type asks for it, is a personal datum.
 */
export function loginFieldOf(type: RegistrationType): 'email' | 'phone' {
  return type === 'phone_reg' ? 'phone' : 'email';
}

const required = (...names: RegistrationFieldName[]): RequestedField[] =>
  names.map((name) => ({ name, isRequired: true }));
const optional = (...names: RegistrationFieldName[]): RequestedField[] =>
  names.map((name) => ({ name, isRequired: false }));

/**
 * The descriptions of a site that names none. The fast way asks for what the fastest of good products ask for: an e-mail,
 * a password, country and currency. One without any address would leave nobody a way back to a lost password.
 */
export const DEFAULT_DESCRIPTIONS: readonly RegistrationDescription[] = [
  { type: 'fast_reg', fields: required('email', 'password', 'country', 'currency') },
  { type: 'phone_reg', fields: required('phone', 'password', 'currency') },
  {
    type: 'full_reg',
    fields: [
      ...required('email', 'password', 'name', 'surname', 'birthday', 'country'),
      ...optional('region'),
      ...required('city', 'address'),
      ...optional('pinCode', 'phone'),
      ...required('currency'),
    ],
  },
  { type: 'soc_reg', fields: required('email', 'password', 'country', 'currency') },
];
