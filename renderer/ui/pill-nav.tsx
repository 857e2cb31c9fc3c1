import type { ReactNode } from 'react';
import styles from './pill-nav.module.css';
import { SideScroll } from './side-scroll.tsx';

interface PillNavProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Draws a row of links or toggles of which one is active; it scrolls sideways where it does not fit. */
export function PillNav({ label, children }: PillNavProps) {
  return (
    <SideScroll label={label} className={styles.nav}>
      {children}
    </SideScroll>
  );
}

export const pillClass = styles.pill;
export const pillCountClass = styles.count;
