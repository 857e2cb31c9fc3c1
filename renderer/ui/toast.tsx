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
  /** Button before the close button. */
  readonly action?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * Draws a message on a raised card with a close button; the owner decides its position and how screen readers announce
 * it.
 */
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
