import { Switch as Primitive } from 'radix-ui';
import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Draws a setting that cannot be changed here, with the reason. */
export function FixedSetting({ label, why }: { readonly label: string; readonly why: string }) {
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        {label}
        <span className={styles.hint}>{why}</span>
      </p>
    </div>
  );
}

/** Draws a switch that takes effect at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.text} htmlFor={id}>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </label>
      <Primitive.Root id={id} className={styles.track} checked={checked} onCheckedChange={onChange}>
        <Primitive.Thumb className={styles.thumb} />
      </Primitive.Root>
    </div>
  );
}
