import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { IconButton } from '#renderer/ui/button.tsx';
import styles from './order.module.css';

interface OrderOutcomeProps {
  /** The note about the phase. */
  readonly children: ReactNode;
  /** Puts a decided order away; null while it is open. */
  readonly onClose: (() => void) | null;
}

/** Shows how an order stands in a list, until the player closes it. */
export function OrderOutcome({ children, onClose }: OrderOutcomeProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.standing}>
      {children}
      {onClose ? <IconButton icon="close" size={14} label={t('close')} onClick={onClose} /> : null}
    </div>
  );
}
