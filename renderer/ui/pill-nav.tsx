import type { ReactNode } from 'react';
import styles from './pill-nav.module.css';

interface PillNavProps {
  readonly label: string;
  /** Names of the arrows to what is out of sight; a row without names has no arrows. */
  readonly back?: string;
  readonly forward?: string;
  readonly children: ReactNode;
}

/** Draws a row of links or toggles of which one is active; it scrolls sideways where it does not fit. */
export function PillNav({ label, back, forward, children }: PillNavProps) {
  return (
    <nav className={`${styles.nav} ${styles.alone}`} aria-label={label} data-back={back} data-forward={forward}>
      {children}
    </nav>
  );
}

/** Looks of the row, for one that scrolls in another frame. */
export const pillRowClass = styles.nav;
export const pillClass = styles.pill;
export const pillCountClass = styles.count;
