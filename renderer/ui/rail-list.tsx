import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import styles from './rail-list.module.css';

interface RailContentProps {
  readonly icon?: ReactNode;
  readonly name: string;
  /** Follows the name. */
  readonly mark?: ReactNode;
  readonly count?: number | undefined;
}

/** Returns the classes of a link in the rail; `inner` for a link below another. */
export const railItemClass = (inner = false): string =>
  inner ? `${styles.item} ${styles.inner}` : (styles.item ?? '');

/** Draws the content of a link in the rail. */
export function RailContent({ icon, name, mark, count }: RailContentProps) {
  return (
    <>
      {icon}
      <bdi className={styles.name}>{name}</bdi>
      {mark}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}

interface RailBranchProps {
  readonly link: ReactNode;
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Called when a pointer or the focus reaches the toggle, to preload the links below. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
}

/** Draws a link of the rail with more links below it. */
export function RailBranch({ link, label, open, onToggle, onApproach, children }: RailBranchProps) {
  return (
    <li>
      <div className={styles.split}>
        {link}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={label}
          onClick={onToggle}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        >
          <Icon name="chevron-down" size={14} />
        </button>
      </div>
      {open ? children : null}
    </li>
  );
}
