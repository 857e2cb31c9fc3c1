import type { Ref } from 'react';
import { EmailField } from '#renderer/lib/forms/email-field.tsx';
import { NewPasswordField } from '#renderer/lib/forms/new-password-field.tsx';
import { PhoneInput } from '#renderer/lib/forms/use-phone.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useCurrencyOptions } from '#renderer/lib/text/use-currency-options.ts';
import { CountryMark } from '#renderer/ui/country-mark.tsx';
import { DateField } from '#renderer/ui/date-field.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import {
  DOCUMENT_TYPES,
  type RegistrationFieldName as FieldName,
  type RequestedField,
} from '#shared/domain/registration/registration-fields.ts';
import { LABELS, TEXT_FIELDS } from './field-attributes.ts';
import type { RegistrationEntry } from './use-registration.ts';

interface FieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly entry: RegistrationEntry;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

function CurrencyField({ label, entry, onChange }: FieldProps) {
  const { t } = useTranslation('auth');
  const options = useCurrencyOptions(useAppSelector(selectConfig).currencies, 'registration');
  return (
    <SelectField
      label={label}
      hint={t('currency_hint')}
      error={entry.errors.currency}
      value={entry.values.currency ?? ''}
      options={options}
      onChange={onChange}
    />
  );
}

function CountryField({ label, entry, onChange }: FieldProps) {
  const { t } = useTranslation('registration');
  const { country = '' } = entry.values;
  const known = entry.phone.countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField
      label={label}
      autoComplete="country"
      error={entry.errors.country}
      leading={<CountryMark country={country} />}
      value={country}
      options={[{ value: '', label: t('choose') }, ...known]}
      onChange={onChange}
    />
  );
}

function DocumentField({ label, entry, onChange }: FieldProps) {
  const { t } = useTranslation('registration');
  const options = DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`document_${type}`) }));
  return (
    <SelectField
      label={label}
      error={entry.errors.documentType}
      value={entry.values.documentType ?? ''}
      options={[{ value: '', label: t('choose') }, ...options]}
      onChange={onChange}
    />
  );
}

function DayField({ name, label, entry, onChange }: FieldProps) {
  const { t, i18n } = useTranslation('registration');
  return (
    <DateField
      label={label}
      language={i18n.language}
      partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
      placeholders={{ day: t('day_sign'), month: t('month_sign'), year: t('year_sign') }}
      isOwnBirthday={name === 'birthday'}
      error={entry.errors[name]}
      value={entry.values[name] ?? ''}
      onChange={onChange}
    />
  );
}

const isText = (name: FieldName): name is keyof typeof TEXT_FIELDS => Object.hasOwn(TEXT_FIELDS, name);

function PlainField({ name, label, entry, onChange, ref }: FieldProps) {
  return (
    <TextField
      {...(ref ? { ref } : {})}
      {...(isText(name) ? TEXT_FIELDS[name] : {})}
      label={label}
      name={name}
      error={entry.errors[name]}
      value={entry.values[name] ?? ''}
      onChange={onChange}
    />
  );
}

const FIELDS: Readonly<Partial<Record<FieldName, (props: FieldProps) => React.ReactNode>>> = {
  email: ({ entry, onChange, ref }) => (
    <EmailField
      {...(ref ? { ref } : {})}
      value={entry.values.email ?? ''}
      error={entry.errors.email}
      onChange={onChange}
    />
  ),
  phone: ({ entry, label, ref }) => (
    <PhoneInput {...(ref ? { ref } : {})} label={label} phone={entry.phone} error={entry.errors.phone} />
  ),
  password: ({ entry: { values, errors, refused }, label, onChange }) => (
    <NewPasswordField
      label={label}
      value={values.password ?? ''}
      error={errors.password}
      onChange={onChange}
      owner={{ email: values.email, phone: values.phone, names: [values.name, values.surname, values.middleName] }}
      failure={refused}
    />
  ),
  currency: CurrencyField,
  country: CountryField,
  documentType: DocumentField,
  birthday: DayField,
  passportDate: DayField,
};

interface RegistrationFieldProps {
  readonly field: RequestedField;
  readonly entry: RegistrationEntry;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Draws one field of the description by its kind (shell §3, personal data fields). */
export function RegistrationField({ field, entry, onChange, ref }: RegistrationFieldProps) {
  const { t } = useTranslation(['registration', 'auth']);
  const { name, isRequired } = field;
  const label = isRequired ? t(LABELS[name]) : t('optional', { label: t(LABELS[name]) });
  const Field = FIELDS[name] ?? PlainField;
  return <Field name={name} label={label} entry={entry} onChange={onChange} {...(ref ? { ref } : {})} />;
}
