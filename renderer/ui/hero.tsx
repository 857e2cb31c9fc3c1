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
  // Paragraphs of a longer text are no content of a paragraph.
  const Lead = typeof lead === 'string' ? 'p' : 'div';
  return (
    <header className={grand ? `${styles.hero} ${styles.grand}` : styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <Lead className={styles.lead}>{lead}</Lead>
      {children}
    </header>
  );
}
