import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';
import { useEarlyInput } from './use-early-input.ts';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'name' | 'required' | 'spellCheck' | 'type'
>;

interface TextFieldProps extends NativeProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error text: the problem and how to fix it. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Button inside the field. */
  readonly trailing?: {
    readonly label: string;
    readonly pressed: boolean;
    readonly content: ReactNode;
    readonly onPress: () => void;
  };
  readonly ref?: Ref<HTMLInputElement>;
}

/** Draws a field for one line: label above, hint or error below. */
export function TextField({ label, hint, error, value, onChange, trailing, ref, ...native }: TextFieldProps) {
  const id = useId();
  const field = useEarlyInput((early) => onChange(early.value), ref);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={trailing ? styles.trailed : undefined}>
        <input
          {...native}
          ref={field}
          id={id}
          className={styles.control}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing ? (
          <button
            type="button"
            className={styles.trailing}
            aria-label={trailing.label}
            aria-pressed={trailing.pressed}
            onClick={trailing.onPress}
          >
            {trailing.content}
          </button>
        ) : null}
      </div>
      {note ? (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </span>
      ) : null}
    </div>
  );
}
