import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import styles from './rows.module.css';
import type { RowsProps } from './rows.ts';

/** Distance below the window at which the end of the list requests more; a first page does not. */
const REACH = '300px';

interface PlainRowsProps extends RowsProps {
  /** Element around each row. */
  readonly Row: ComponentType<{ readonly className?: string | undefined; readonly children: ReactNode }>;
}

/** Draws all rows of a short list. */
export function PlainRows({ count, keyOf, sticky, render, onNearEnd, Row }: PlainRowsProps) {
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
        <Row key={keyOf(index)} className={sticky.includes(index) ? styles.sticky : undefined}>
          {render(index)}
        </Row>
      ))}
      <div ref={end} />
    </div>
  );
}
