import { type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icons/icon.tsx';
import { useEarlyInput } from './use-early-input.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Title above this and the next options of the same group. */
  readonly group?: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error text: the problem and how to fix it. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Icon before the chosen option. */
  readonly leading?: ReactNode;
  readonly name?: string;
  readonly autoComplete?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

const drawOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Draws a choice among many options with a native select, which works best on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, value, options, onChange, leading, ref, ...native } = props;
  const id = useId();
  const field = useEarlyInput((early) => onChange(early.value), ref);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={leading ? `${styles.select} ${styles.led}` : styles.select}>
        {leading ? <span className={styles.leading}>{leading}</span> : null}
        <select
          {...native}
          ref={field}
          id={id}
          className={styles.control}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
            group ? (
              <optgroup key={group} label={group}>
                {own.map(drawOption)}
              </optgroup>
            ) : (
              own.map(drawOption)
            ),
          )}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
      {note ? (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </span>
      ) : null}
    </div>
  );
}
