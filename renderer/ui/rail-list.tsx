import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import styles from './rail-list.module.css';

interface RailContentProps {
  readonly icon?: ReactNode;
  readonly name: string;
  readonly count?: number | undefined;
}

/** Class of a link of the rail; `inner` for one below another. */
export const railItemClass = (inner = false): string =>
  inner ? `${styles.item} ${styles.inner}` : (styles.item ?? '');

/** What stands in a link of the rail. */
export function RailContent({ icon, name, count }: RailContentProps) {
  return (
    <>
      {icon}
      <bdi className={styles.name}>{name}</bdi>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}

interface RailBranchProps {
  readonly link: ReactNode;
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** A pointer or the focus has come to the toggle: what is below may be wanted soon. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
}

/** A link of the rail with more links below it. */
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
