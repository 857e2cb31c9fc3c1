import type { ReactNode } from 'react';
import styles from './stake-box.module.css';

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly large?: boolean;
}

/** Shows a figure with its name. */
export function Figure({ name, children, large = false }: FigureProps) {
  return (
    <div className={large ? `${styles.figure} ${styles.large}` : styles.figure} data-figure={large ? 'win' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
