import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';
import styles from './toast.module.css';

interface ToastProps {
  readonly tone: 'up' | 'warn';
  readonly icon: IconName;
  readonly title?: string | null;
  readonly text: ReactNode;
  /** A button before the one that closes. */
  readonly action?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A sentence on a raised card that can be closed; where it floats, and how it is announced, is its owner's. */
export function Toast({ tone, icon, title, text, action, closeLabel, onClose }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[tone]}`}>
      <Icon name={icon} size={18} />
      <p>
        {title ? <strong>{title}</strong> : null}
        {text}
      </p>
      {action}
      <IconButton icon="close" size={16} label={closeLabel} onClick={onClose} />
    </div>
  );
}
