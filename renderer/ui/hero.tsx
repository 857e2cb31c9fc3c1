import type { ReactNode } from 'react';
import styles from './hero.module.css';

interface HeroProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Larger variant for a page on which nothing is above the hero. */
  readonly grand?: boolean;
  /** Links and buttons below the text. */
  readonly children?: ReactNode;
}

/** Draws the headline block of a page. */
export function Hero({ title, lead, grand = false, children }: HeroProps) {
  return (
    <header className={grand ? `${styles.hero} ${styles.grand}` : styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
