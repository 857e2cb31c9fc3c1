import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly large?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Returns the classes of a link that looks like a button. */
export function buttonClass(kind: ButtonKind, large = false, wide = false): string {
  return [styles.button, styles[kind], large && styles.large, wide && styles.wide].filter(Boolean).join(' ');
}

export function Button({ kind = 'secondary', large = false, wide = false, className, ...rest }: ButtonProps) {
  const classes = [buttonClass(kind, large, wide), className].filter(Boolean).join(' ');
  return <button type="button" {...rest} className={classes} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName;
  /** What the button does; also its tooltip. */
  readonly label: string;
  readonly size?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Draws a button with only an icon. */
export function IconButton({ icon, label, size = 20, className, ...rest }: IconButtonProps) {
  const classes = [styles.icon, className].filter(Boolean).join(' ');
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classes}>
      <Icon name={icon} size={size} />
    </button>
  );
}
