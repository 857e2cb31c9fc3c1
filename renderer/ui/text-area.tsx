import { type KeyboardEventHandler, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';
import area from './text-area.module.css';
import { useEarlyInput } from './use-early-input.ts';

type NativeProps = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'enterKeyHint' | 'maxLength' | 'name'>;

interface TextAreaProps extends NativeProps {
  readonly label: string;
  /** Hides the label from view, because the place says it. */
  readonly labelHidden?: boolean;
  /** Starts with space for a longer text. */
  readonly tall?: boolean;
  readonly hint?: string | undefined;
  /** Error text: the problem and how to fix it. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Draws a field for several lines: label above, hint or error below. It grows with the text. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden = false, tall = false, hint, error, value, onChange, ref, ...native } = props;
  const id = useId();
  const field = useEarlyInput((early) => onChange(early.value), ref);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'vh' : styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...native}
        ref={field}
        id={id}
        dir="auto"
        className={[styles.control, area.area, tall && area.tall].filter(Boolean).join(' ')}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note ? (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </span>
      ) : null}
    </div>
  );
}
