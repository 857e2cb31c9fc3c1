import { useState } from 'react';
import { type CallError, errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { usePhoneCountriesQuery, usePhoneMasksQuery } from '#renderer/lib/api/reference-api.ts';
import { type FieldErrors, useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { type PhoneEntry, usePhone } from '#renderer/lib/forms/use-phone.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { RegistrationBody } from '#shared/contracts/registration.ts';
import { checkRegistration, PASSWORD_LENGTH } from '#shared/domain/registration/check-registration.ts';
import { digitsOf } from '#shared/domain/registration/phone-form.ts';
import { ageFor } from '#shared/domain/registration/player-age.ts';
import type {
  RegistrationDescription,
  RegistrationFieldName,
  RegistrationValues,
} from '#shared/domain/registration/registration-fields.ts';
import { type RegistrationSettings, useRegisterMutation } from './registration-api.ts';
import type { DraftEntry } from './use-draft.ts';

/** Names of the fields that can be wrong. */
export type FormField = RegistrationFieldName | 'adult' | 'promo';

interface RegistrationInput {
  readonly entry: DraftEntry;
  readonly settings: RegistrationSettings;
  readonly description: RegistrationDescription;
  /** Request of a social network. */
  readonly request: string | null;
  readonly onAnswer: (answer: RegistrationAnswer) => void;
}

/** Answer of the back end: the code that was sent, or the session. */
export type RegistrationAnswer = NonNullable<ReturnType<typeof useRegisterMutation>[1]['data']>;

export interface RegistrationEntry {
  readonly form: ReturnType<typeof useCheckedForm<FormField>>['form'];
  readonly submit: ReturnType<typeof useCheckedForm<FormField>>['submit'];
  readonly errors: FieldErrors<FormField>;
  readonly values: RegistrationValues;
  readonly phone: PhoneEntry;
  /** Age that the newcomer declares, years. */
  readonly minAge: number;
  readonly isAdult: boolean;
  readonly setAdult: (isAdult: boolean) => void;
  /** Why the form was refused. */
  readonly refused: CallError | null;
  /** The same, where no field is the cause. */
  readonly failure: CallError | null;
  readonly isLoading: boolean;
}

/** Fields that an error code refers to. */
const BLAMED: Readonly<Partial<Record<string, Exclude<FormField, 'adult'>>>> = {
  PROMO_UNKNOWN: 'promo',
  PROMO_OVER: 'promo',
  PHONE_WRONG: 'phone',
  COUNTRY_EXCLUDED: 'country',
  CURRENCY_UNKNOWN: 'currency',
  PASSWORD_WEAK: 'password',
};

function usePhoneMask(country: string) {
  const { i18n } = useTranslation();
  const { data: countries } = usePhoneCountriesQuery({ query: { lng: i18n.language } });
  const { data: masks } = usePhoneMasksQuery(undefined);
  const { id, tel_code: tel = '' } = countries?.countries.find(({ country_code: code }) => code === country) ?? {};
  const mask = masks?.masks.find(({ CountryId }) => CountryId === id);
  return mask ? { min: mask.Min, max: mask.Max, code: digitsOf(tel) } : null;
}

/** Returns what tells the usual currency of a country's players, among those that the site offers. */
function useUsualCurrency({ countryCurrencies }: RegistrationSettings): (country: string) => string {
  const { currencies, defaultCurrency, geoCountry, geoCurrencyCode } = useAppSelector(selectConfig);
  return (country) => {
    const isHere = country === '' || country === geoCountry;
    const usual = countryCurrencies[country] ?? (isHere ? geoCurrencyCode : null) ?? defaultCurrency;
    return currencies.includes(usual) ? usual : defaultCurrency;
  };
}

/** Country of residence, as far as the form asks for one: the field, or else the country of the number. */
const residenceOf = ({ fields }: RegistrationDescription, country: string | undefined, phone: PhoneEntry) =>
  fields.some(({ name }) => name === 'country') ? (country ?? '') : phone.text.country;

const minAgeOf = ({ settings, description }: RegistrationInput, { country }: RegistrationValues, phone: PhoneEntry) =>
  ageFor(residenceOf(description, country, phone), settings.minAge, settings.countryAges);

/** Returns the values of the form: typed ones and defaults. */
function useValues(
  { entry: { draft }, settings, description }: RegistrationInput,
  phone: PhoneEntry,
): RegistrationValues {
  const { geoCountry } = useAppSelector(selectConfig);
  const usualOf = useUsualCurrency(settings);
  return {
    // Follows the country until the newcomer chooses one.
    currency: usualOf(residenceOf(description, draft.values.country ?? geoCountry ?? '', phone)),
    ...(geoCountry ? { country: geoCountry } : {}),
    ...draft.values,
    phone: phone.text.number,
  };
}

function useErrors(input: RegistrationInput, values: RegistrationValues, phone: PhoneEntry, isAdult: boolean) {
  const { t } = useTranslation(['registration', 'auth', 'errors']);
  const { settings, description } = input;
  const { currencies } = useAppSelector(selectConfig);
  const phoneMask = usePhoneMask(phone.text.country);
  const now = useNow(MINUTE_MS);
  return (): FieldErrors<FormField> => {
    const { excludedCountries } = settings;
    const minAge = minAgeOf(input, values, phone);
    const problems = checkRegistration(description, values, { minAge, now, currencies, phoneMask });
    const words = Object.entries(problems).map(([name, problem]) => [
      name,
      t(`wrong_${problem}`, { age: minAge, count: PASSWORD_LENGTH.min }),
    ]);
    const isExcluded = description.fields.some(({ name }) => name === 'country');
    return {
      ...Object.fromEntries(words),
      ...(isExcluded && excludedCountries.includes(values.country ?? '')
        ? { country: t('errors:country_excluded') }
        : {}),
      ...(isAdult ? {} : { adult: t('auth:adult_missing') }),
    };
  };
}

/** Returns the body to send: only the fields of its type. */
function bodyOf(input: RegistrationInput, values: RegistrationValues, country: string, language: string) {
  const { description, entry, request } = input;
  const sent = description.fields.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []));
  const { promo, news, bonusChoice } = entry.draft;
  return {
    type: description.type,
    language,
    values: Object.fromEntries(sent),
    phoneCountry: country,
    adult: true,
    promo,
    news,
    bonusChoice,
    ...(request === null ? {} : { request }),
  } satisfies RegistrationBody;
}

/** Handles a form over the description of a type: its values, its errors, and sending it. */
export function useRegistration(input: RegistrationInput): RegistrationEntry {
  const { t, i18n } = useTranslation('errors');
  const { entry, onAnswer } = input;
  const phone = usePhone([entry.draft.phone, entry.setPhone]);
  const [isAdult, setAdult] = useState(false);
  const [register, { error, isLoading, originalArgs }] = useRegisterMutation();
  const values = useValues(input, phone);
  const body = bodyOf(input, values, phone.text.country, i18n.language);
  const send = () =>
    void register({ body })
      .unwrap()
      .then(onAnswer, () => {});
  const checked = useCheckedForm<FormField>(useErrors(input, values, phone, isAdult), send);

  const refused = error ? toCallError(error) : null;
  const blamed = refused ? BLAMED[refused.code] : undefined;
  // A field that changed since is no longer wrong.
  const sent = originalArgs?.body;
  const read = (from: RegistrationBody | undefined) =>
    blamed === undefined || blamed === 'promo' ? from?.promo : from?.values[blamed];
  const isSame = read(sent) === read(body);
  const told = refused && blamed && isSame ? { [blamed]: t(errorTextKey(refused)) } : {};
  return {
    ...checked,
    errors: { ...told, ...checked.errors },
    values,
    phone,
    minAge: minAgeOf(input, values, phone),
    isAdult,
    setAdult,
    refused,
    failure: blamed ? null : refused,
    isLoading,
  };
}
