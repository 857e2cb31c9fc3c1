import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import styles from './rows.module.css';
import type { RowsProps } from './rows.ts';

/** Distance below the window at which the end of the list requests more; a first page does not. */
const REACH = '300px';

interface PlainRowsProps extends Omit<RowsProps, 'render'> {
  /** Draws a row in an element of this class. */
  readonly renderIn: (index: number, className: string | undefined) => ReactNode;
}

/** Draws all rows of a short list. */
export function PlainRows({ count, keyOf, sticky, renderIn, onNearEnd }: PlainRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !onNearEnd) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && onNearEnd(),
      {
        rootMargin: REACH,
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNearEnd]);
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={keyOf(index)}>{renderIn(index, sticky.includes(index) ? styles.sticky : undefined)}</Fragment>
      ))}
      <div ref={end} />
    </div>
  );
}
