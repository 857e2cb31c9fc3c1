import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Draws a raised surface on the page. */
export function Card({ children, className }: CardProps) {
  return <div className={[styles.card, className].filter(Boolean).join(' ')}>{children}</div>;
}

export const cardHeadingClass = styles.heading;
