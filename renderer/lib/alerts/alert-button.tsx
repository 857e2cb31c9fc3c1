import { useState } from 'react';
import { IconButton } from '#renderer/ui/button.tsx';
import { usePriceAlertsQuery } from '../api/notice-api.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { AlertDialogProps } from './alert-dialog.tsx';
import type { AlertOffer } from './alert-offer.ts';
import styles from './alerts.module.css';

const AlertDialog = lazyPart<AlertDialogProps>({
  load: async () => (await import('./alert-dialog.tsx')).AlertDialog,
  namespaces: ['desktop-notices', 'errors', 'bet-slip'],
});

interface AlertButtonProps extends AlertOffer {
  readonly userId: number;
  readonly name: string;
  readonly size?: number;
}

/** The bell itself; one that an alert waits behind looks like it. */
export function AlertButton({ userId, name, size = 14, game, bets }: AlertButtonProps) {
  const { t } = useTranslation('desktop-notices');
  const [isOpen, setOpen] = useState(false);
  const { isWaiting } = usePriceAlertsQuery(
    { userId },
    {
      selectFromResult: ({ data }) => ({
        isWaiting:
          data?.alerts.some(
            (alert) => alert.state === 'waiting' && bets.some(({ selectionId }) => selectionId === alert.selectionId),
          ) ?? false,
      }),
    },
  );
  return (
    <>
      <IconButton
        className={styles.button}
        icon="bell"
        size={size}
        label={t(isWaiting ? 'alert_waits' : 'alert_open', { bet: name })}
        data-waits={isWaiting ? '' : undefined}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <AlertDialog userId={userId} game={game} bets={bets} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
