import type { ComponentProps } from 'react';
import styles from './panel-heading.module.css';

interface PanelHeadingProps extends Pick<ComponentProps<'h2'>, 'children' | 'dir' | 'id' | 'lang'> {
  /** The panel lists live games. */
  readonly isLive?: boolean;
}

/** Draws the heading of a panel of games. */
export function PanelHeading({ isLive = false, children, ...attributes }: PanelHeadingProps) {
  return (
    <h2 className={styles.heading} {...attributes}>
      {isLive ? <span className={styles.dot} aria-hidden="true" /> : null}
      {children}
    </h2>
  );
}
