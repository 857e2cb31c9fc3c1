import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import styles from './sale.module.css';
import { SellLater } from './sell-later.tsx';
import { SellNow } from './sell-now.tsx';
import type { KnownOffer } from './use-offer.ts';
import { useSale } from './use-sale.ts';

interface SaleDialogProps {
  readonly coupon: Coupon;
  readonly known: KnownOffer;
  readonly delaySeconds: number;
  readonly begin: 'now' | 'later';
  readonly onClose: () => void;
}

/** Sells a coupon now, or says when the platform is to sell it. */
export function SaleDialog({ coupon, known, delaySeconds, begin, onClose }: SaleDialogProps) {
  const { t } = useTranslation(['sale', 'common']);
  const [tab, setTab] = useState<'now' | 'later'>(begin);
  const confirm = useRef<HTMLButtonElement>(null);
  const sale = useSale(coupon.id);
  // What was sold is said of the coupon as it was when the order was given.
  const [asked] = useState(coupon);
  const isSold = sale.phase.kind === 'sold';
  const isBusy = sale.phase.kind === 'sending' || sale.phase.kind === 'pending';
  return (
    <Dialog
      title={t('dialog_title', { number: coupon.id })}
      closeLabel={t('common:close')}
      padded
      insistent={isBusy}
      initialFocus={confirm}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {isSold || isBusy ? null : (
          <Segmented
            label={t('when_label')}
            value={tab}
            options={[
              { value: 'now', label: t('when_now') },
              { value: 'later', label: t('when_later') },
            ]}
            onChange={setTab}
          />
        )}
        {tab === 'now' ? (
          <SellNow
            coupon={isSold ? asked : coupon}
            known={known}
            delaySeconds={delaySeconds}
            sale={sale}
            confirm={confirm}
          />
        ) : (
          <SellLater coupon={coupon} known={known} onSet={onClose} />
        )}
        {isSold ? (
          <Button large wide onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
