import { useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { CouponBet } from '#renderer/lib/ports/coupon-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import styles from './alerts.module.css';

interface BellProps {
  readonly bet: CouponBet;
  /** Thousandths, now. */
  readonly price: number;
  /** The bet in words. */
  readonly words: string;
}

const AlertDialog = lazyPart<BellProps & { readonly userId: number; readonly onClose: () => void }>({
  load: async () => (await import('./alert-dialog.tsx')).AlertDialog,
  namespaces: ['desktop-notices'],
});

/** Beside a bet of the coupon: asks to be told when its price has reached a mark. */
export function AlertBell(props: BellProps) {
  const { t } = useTranslation('slip');
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const [isOpen, setOpen] = useState(false);
  if (userId === undefined) return null;
  return (
    <>
      <IconButton
        className={styles.bell}
        icon="bell"
        size={14}
        label={t('alert_open', { bet: props.words })}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <AlertDialog {...props} userId={userId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
