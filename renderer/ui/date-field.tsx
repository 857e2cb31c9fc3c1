import { type InputHTMLAttributes, useId, useState } from 'react';
import { latinDigits } from '#shared/domain/money/number-marks.ts';
import dateStyles from './date-field.module.css';
import styles from './field.module.css';
import { useEarlyInput } from './use-early-input.ts';

/** Part of a date. */
type DatePart = 'day' | 'month' | 'year';
type DateParts = Readonly<Record<DatePart, string>>;

interface DateFieldProps {
  readonly label: string;
  readonly partLabels: DateParts;
  /** Format of each part, such as DD. */
  readonly placeholders: DateParts;
  readonly language: string;
  readonly hint?: string | undefined;
  /** Error text: the problem and how to fix it. */
  readonly error?: string | undefined;
  /** Whether the date is the user's own birthday, which browsers can fill in. */
  readonly isOwnBirthday?: boolean;
  /** `2000-02-29`; missing parts are empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const;
const COMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** Returns the order of day, month and year in a language. */
export function dateOrder(language: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(
    0,
  );
  return parts.map(({ type }) => type).filter((type): type is DatePart => Object.hasOwn(LENGTHS, type));
}

/** Joins parts to the text of a date; '' where all are empty. */
export function joinDate({ day, month, year }: DateParts): string {
  if (day + month + year === '') return '';
  const two = (text: string) => (text === '' ? '' : text.padStart(2, '0'));
  return `${year}-${two(month)}-${two(day)}`;
}

function splitDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** Returns the digits of any script as 0 to 9, without other characters. */
const digits = (text: string) => latinDigits(text).replaceAll(/\D/g, '');

interface PartFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly part: DatePart;
  readonly onText: (text: string) => void;
}

function PartField({ part, onText, ...native }: PartFieldProps) {
  const field = useEarlyInput<HTMLInputElement>((early) => onText(early.value));
  return (
    <input
      {...native}
      ref={field}
      className={`${styles.control} ${dateStyles[part]}`}
      inputMode="numeric"
      maxLength={LENGTHS[part]}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

/** Draws a date in three fields, which are faster to fill by keyboard or screen reader than a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, partLabels, placeholders, language, hint, error, isOwnBirthday = false, value, onChange } = props;
  const id = useId();
  // Keeps the text as typed: "5" does not change to "05" while the player types.
  const [typed, setTyped] = useState<DateParts | null>(null);
  const shown = typed && joinDate(typed) === value ? typed : splitDate(value);
  const note = error ?? hint;
  const write = (part: DatePart, text: string) => {
    const next = { ...shown, [part]: digits(text).slice(0, LENGTHS[part]) };
    setTyped(next);
    onChange(joinDate(next));
  };
  return (
    <fieldset className={`${styles.field} ${dateStyles.date}`} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={dateStyles.parts}>
        {dateOrder(language).map((part) => (
          <PartField
            key={part}
            part={part}
            aria-label={partLabels[part]}
            autoComplete={isOwnBirthday ? COMPLETE[part] : 'off'}
            placeholder={placeholders[part]}
            value={shown[part]}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? `${id}-note` : undefined}
            onText={(text) => write(part, text)}
          />
        ))}
      </div>
      {note ? (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </span>
      ) : null}
    </fieldset>
  );
}
