import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icons/icon.tsx';
import styles from './side-scroll.module.css';

interface SideScrollProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Part of the visible width by which an arrow moves the row. */
const STEP = 0.7;

/** Marks the frame of a row with the directions in which more follows. */
function markMore(frame: HTMLElement, row: HTMLElement): void {
  // Below 0 in right-to-left rows.
  const from = Math.abs(row.scrollLeft);
  frame.toggleAttribute('data-before', from > 1);
  frame.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - from > 1);
}

interface ArrowProps {
  readonly className: string | undefined;
  readonly onMove: () => void;
}

/** Moves the row for a pointer; the keyboard reaches every entry without it. */
function Arrow({ className, onMove }: ArrowProps) {
  return (
    <button type="button" tabIndex={-1} aria-hidden="true" className={`${styles.arrow} ${className}`} onClick={onMove}>
      <Icon name="chevron" size={16} mirrored />
    </button>
  );
}

/**
 * Draws a navigation in one row that scrolls sideways where it does not fit: the end that has more fades, and has an
 * arrow for a pointer.
 */
export function SideScroll({ label, className, children }: SideScrollProps) {
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  // After every render, because the entries may be others.
  useEffect(() => {
    const [box, list] = [frame.current, row.current];
    if (!box || !list) return undefined;
    const mark = () => markMore(box, list);
    const observer = new ResizeObserver(mark);
    observer.observe(list);
    for (const entry of list.children) observer.observe(entry);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', mark);
    };
  });
  const move = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const isMirrored = getComputedStyle(list).direction === 'rtl';
    list.scrollBy({ left: list.clientWidth * STEP * direction * (isMirrored ? -1 : 1), behavior: 'smooth' });
  };
  return (
    <div ref={frame} className={styles.frame}>
      <nav ref={row} className={[styles.row, className].filter(Boolean).join(' ')} aria-label={label}>
        {children}
      </nav>
      <Arrow className={styles.toStart} onMove={() => move(-1)} />
      <Arrow className={styles.toEnd} onMove={() => move(1)} />
    </div>
  );
}
