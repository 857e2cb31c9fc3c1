import { type Dispatch, type Ref, type SetStateAction, useMemo } from 'react';
import { PhoneField } from '#renderer/ui/phone-field.tsx';
import { digitsOf, homeOf } from '#shared/domain/registration/phone-form.ts';
import { usePhoneCountriesQuery, usePhoneMasksQuery } from '../api/reference-api.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { codeWith, formatNumber, type PhoneCountry, type PhoneText, readAgain, readPhone } from './phone-text.ts';

const FEWEST_DIGITS = 4;

export interface PhoneEntry {
  readonly text: PhoneText;
  readonly countries: readonly PhoneCountry[];
  /** With its plus sign; '' while countries are not loaded. */
  readonly tel: string;
  /** It has enough digits; the back end decides whether it is a number. */
  readonly isWhole: boolean;
  readonly type: (text: string, atEnd: boolean) => void;
  readonly choose: (country: string) => void;
}

function usePhoneCountries(language: string): readonly PhoneCountry[] {
  const { data: countries } = usePhoneCountriesQuery({ query: { lng: language } });
  const { data: masks } = usePhoneMasksQuery(undefined);
  return useMemo(() => {
    const maskOf = new Map(masks?.masks.map(({ CountryId, Mask }) => [CountryId, Mask]));
    return (countries?.countries ?? []).map(({ id, name, country_code: code, tel_code: tel }) => ({
      code,
      name,
      tel,
      mask: maskOf.get(id) ?? '',
    }));
  }, [countries, masks]);
}

/** State of the typed number; null before typing. The parent of the field owns it, so that it outlives the field. */
export type PhoneMemory = readonly [PhoneText | null, Dispatch<SetStateAction<PhoneText | null>>];

/** Handles a number while it is typed; it starts in the visitor's country. */
export function usePhone([typed, setTyped]: PhoneMemory): PhoneEntry {
  const { i18n } = useTranslation();
  const { geoCountry } = useAppSelector(selectConfig);
  const countries = usePhoneCountries(i18n.language);
  const text = readAgain(typed ?? { country: geoCountry ?? homeOf(i18n.language), number: '' }, countries);
  const tel = codeWith(text, countries.find(({ code }) => code === text.country)?.tel ?? '');
  return {
    text,
    countries,
    tel,
    isWhole: tel !== '' && digitsOf(text.number).length >= FEWEST_DIGITS,
    type: (number, atEnd) => setTyped(readPhone(number, text, countries, atEnd)),
    choose: (country) => {
      const mask = countries.find(({ code }) => code === country)?.mask ?? '';
      setTyped({ country, number: formatNumber(digitsOf(text.number), mask) });
    },
  };
}

interface PhoneInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly phone: PhoneEntry;
  readonly error: string | undefined;
  /** Replaces the label "Phone". */
  readonly label?: string;
}

/** Field for the phone number of an account, existing or new. */
export function PhoneInput({ ref, phone, error, label }: PhoneInputProps) {
  const { t } = useTranslation('auth');
  const { text, countries } = phone;
  const mask = countries.find(({ code }) => code === text.country)?.mask ?? '';
  return (
    <PhoneField
      {...(ref ? { ref } : {})}
      label={label ?? t('phone')}
      countryLabel={t('phone_country')}
      error={error}
      country={text.country}
      countries={countries}
      number={text.number}
      placeholder={mask.replaceAll('#', '0')}
      onCountry={phone.choose}
      onNumber={phone.type}
    />
  );
}
