import { type Ref, useId } from 'react';
import { CountryMark } from './country-mark.tsx';
import styles from './field.module.css';
import { Icon } from './icons/icon.tsx';
import phoneStyles from './phone-field.module.css';
import { useEarlyInput } from './use-early-input.ts';

interface PhoneCountryOption {
  readonly code: string;
  readonly name: string;
  readonly tel: string;
}

interface PhoneFieldProps {
  readonly label: string;
  readonly countryLabel: string;
  readonly hint?: string | undefined;
  /** Error text: the problem and how to fix it. */
  readonly error?: string | undefined;
  /** Code of the chosen country. */
  readonly country: string;
  readonly countries: readonly PhoneCountryOption[];
  readonly number: string;
  readonly placeholder: string;
  readonly onCountry: (code: string) => void;
  /** @param atEnd whether the caret is at the end */
  readonly onNumber: (text: string, atEnd: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Draws a phone number with its country in a native select, which finds a country by typing its name. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, country, countries, number, placeholder, ref } = props;
  const id = useId();
  const countryField = useEarlyInput<HTMLSelectElement>((early) => props.onCountry(early.value));
  const numberField = useEarlyInput((early) => props.onNumber(early.value, true), ref);
  const note = error ?? hint;
  const chosen = countries.find(({ code }) => code === country);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={phoneStyles.phone}>
        <span className={phoneStyles.country}>
          <CountryMark country={country} />
          <span aria-hidden="true">{chosen?.tel ?? ''}</span>
          <Icon name="chevron-down" size={14} />
          <select
            ref={countryField}
            id={`${id}-country`}
            aria-label={props.countryLabel}
            value={chosen ? country : ''}
            disabled={countries.length === 0}
            onChange={(event) => props.onCountry(event.target.value)}
          >
            {countries.map(({ code, name, tel }) => (
              <option key={code} value={code}>
                {`${name} ${tel}`}
              </option>
            ))}
          </select>
        </span>
        <input
          ref={numberField}
          id={id}
          className={phoneStyles.number}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder={placeholder}
          value={number}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={({ target }) => props.onNumber(target.value, target.selectionStart === target.value.length)}
        />
      </div>
      {note ? (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </span>
      ) : null}
    </div>
  );
}
