import type { ReactNode } from 'react';
import styles from './hero.module.css';

interface HeroProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The page has nothing above it: the hero is its entrance. */
  readonly grand?: boolean;
  /** Where it leads. */
  readonly children?: ReactNode;
}

/** What a page is about, before everything else on it. */
export function Hero({ title, lead, grand = false, children }: HeroProps) {
  return (
    <header className={grand ? `${styles.hero} ${styles.grand}` : styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
