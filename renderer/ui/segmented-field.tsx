import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Segmented } from './segmented.tsx';

type SegmentedFieldProps<Value extends string> = ComponentProps<typeof Segmented<Value>> & {
  readonly hint?: string;
};

/** Draws a choice of a few options with its label above and its hint below. */
export function SegmentedField<Value extends string>({ hint, ...segmented }: SegmentedFieldProps<Value>) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{segmented.label}</span>
      <Segmented {...segmented} />
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </div>
  );
}
