/** Types of registration (shell §3, registration types). */
export const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/**
 * Personal data fields of shell §3 and betting §3, and the currency of the account. The login is the email or the phone
 * that a type confirms. The captcha is no field: the back end asks for one when it wants it, and a header carries the
 * answer (shell §5).
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

/** Values that a newcomer has typed or chosen, by field; dates are `2000-02-29`, countries ISO 3166 alpha-2. */
export type RegistrationValues = Readonly<Partial<Record<RegistrationFieldName, string>>>;

export interface RequestedField {
  readonly name: RegistrationFieldName;
  readonly isRequired: boolean;
}

/** Fields of a type of registration, in display order. */
export interface RegistrationDescription {
  readonly type: RegistrationType;
  readonly fields: readonly RequestedField[];
}

/** Documents that prove an identity. */
export const DOCUMENT_TYPES = ['passport', 'identity_card', 'driving_licence', 'residence_permit'] as const;

/** Fields that a device never stores while a form is filled in. */
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
 * Returns the field that an account of this type signs in with (shell §3, registration types). A code confirms it
 * before the account is opened; the other one, where a type asks for it, is only personal data.
 */
export function loginFieldOf(type: RegistrationType): 'email' | 'phone' {
  return type === 'phone_reg' ? 'phone' : 'email';
}

/**
 * Returns the descriptions with a required birthday, before the country or the currency: where real money is played a
 * declaration of the age is not enough.
 */
export function withBirthday(
  types: readonly RegistrationDescription[],
): { readonly type: RegistrationType; readonly fields: RequestedField[] }[] {
  return types.map((description) => {
    const fields = description.fields.filter(({ name }) => name !== 'birthday');
    const known = description.fields.findIndex(({ name }) => name === 'birthday');
    const before = fields.findIndex(({ name }) => name === 'country' || name === 'currency');
    const at = known >= 0 ? known : before >= 0 ? before : fields.length;
    return { ...description, fields: fields.toSpliced(at, 0, { name: 'birthday', isRequired: true }) };
  });
}

const required = (...names: RegistrationFieldName[]): RequestedField[] =>
  names.map((name) => ({ name, isRequired: true }));
const optional = (...names: RegistrationFieldName[]): RequestedField[] =>
  names.map((name) => ({ name, isRequired: false }));

/**
 * Descriptions for a site that names none. The fast type asks for what the fastest good products ask for: an email, a
 * password, country and currency. Without an address no player could recover a lost password.
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
