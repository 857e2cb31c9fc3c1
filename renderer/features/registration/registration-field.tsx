import type { Ref } from 'react';
import { EmailField } from '#renderer/lib/forms/email-field.tsx';
import { NewPasswordField } from '#renderer/lib/forms/new-password-field.tsx';
import { PersonalField } from '#renderer/lib/forms/personal-field.tsx';
import { PERSONAL_LABELS } from '#renderer/lib/forms/personal-fields.ts';
import { PhoneInput } from '#renderer/lib/forms/use-phone.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useCurrencyOptions } from '#renderer/lib/text/use-currency-options.ts';
import { SelectField } from '#renderer/ui/select-field.tsx';
import type {
  RegistrationFieldName as FieldName,
  RequestedField,
} from '#shared/domain/registration/registration-fields.ts';
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

function OtherField({ name, entry, ...rest }: FieldProps) {
  return (
    <PersonalField
      {...rest}
      name={name}
      value={entry.values[name] ?? ''}
      error={entry.errors[name]}
      countries={entry.phone.countries}
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
  const label = isRequired ? t(PERSONAL_LABELS[name]) : t('optional', { label: t(PERSONAL_LABELS[name]) });
  const Field = FIELDS[name] ?? OtherField;
  return <Field name={name} label={label} entry={entry} onChange={onChange} {...(ref ? { ref } : {})} />;
}
