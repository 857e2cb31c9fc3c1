import type { Ref } from 'react';
import { CountryMark } from '#renderer/ui/country-mark.tsx';
import { DateField } from '#renderer/ui/date-field.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { DOCUMENT_TYPES } from '#shared/domain/registration/registration-fields.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { type PersonalFieldName, TEXT_FIELDS } from './personal-fields.ts';

/** Country that can be chosen. */
interface ChoosableCountry {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

interface PersonalFieldProps {
  readonly name: PersonalFieldName;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly countries: readonly ChoosableCountry[];
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

function CountryField({ label, value, error, countries, onChange }: PersonalFieldProps) {
  const { t } = useTranslation('registration');
  const known = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField
      label={label}
      autoComplete="country"
      error={error}
      leading={<CountryMark country={value} />}
      value={value}
      options={[{ value: '', label: t('choose') }, ...known]}
      onChange={onChange}
    />
  );
}

function DocumentField({ label, value, error, onChange }: PersonalFieldProps) {
  const { t } = useTranslation('registration');
  const options = DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`document_${type}`) }));
  return (
    <SelectField
      label={label}
      error={error}
      value={value}
      options={[{ value: '', label: t('choose') }, ...options]}
      onChange={onChange}
    />
  );
}

function DayField({ name, label, value, error, onChange }: PersonalFieldProps) {
  const { t, i18n } = useTranslation('registration');
  return (
    <DateField
      label={label}
      language={i18n.language}
      partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
      placeholders={{ day: t('day_sign'), month: t('month_sign'), year: t('year_sign') }}
      isOwnBirthday={name === 'birthday'}
      error={error}
      value={value}
      onChange={onChange}
    />
  );
}

const isText = (name: PersonalFieldName): name is keyof typeof TEXT_FIELDS => Object.hasOwn(TEXT_FIELDS, name);

function PlainField({ name, label, value, error, onChange, ref }: PersonalFieldProps) {
  return (
    <TextField
      {...(ref ? { ref } : {})}
      {...(isText(name) ? TEXT_FIELDS[name] : {})}
      label={label}
      name={name}
      error={error}
      value={value}
      onChange={onChange}
    />
  );
}

const FIELDS: Readonly<Partial<Record<PersonalFieldName, (props: PersonalFieldProps) => React.ReactNode>>> = {
  country: CountryField,
  documentType: DocumentField,
  birthday: DayField,
  passportDate: DayField,
  passportEndDate: DayField,
};

/** Draws one field of personal data by its kind (shell §3, personal data fields), with texts of `registration`. */
export function PersonalField(props: PersonalFieldProps) {
  const Field = FIELDS[props.name] ?? PlainField;
  return <Field {...props} />;
}
