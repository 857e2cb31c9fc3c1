import { type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox-field.module.css';
import fieldStyles from './field.module.css';
import { useEarlyInput } from './use-early-input.ts';

interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Draws a checkbox for a statement that the player confirms. */
export function CheckboxField({ label, checked, onChange, error, name, ref }: CheckboxFieldProps) {
  const id = useId();
  const field = useEarlyInput((early) => onChange(early.checked), ref);
  return (
    <div className={fieldStyles.field}>
      <label className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.box}
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <span id={`${id}-note`} className={fieldStyles.error}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
