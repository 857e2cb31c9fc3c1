import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import orderStyles from '../orders/order.module.css';
import { AutoCashOut } from './auto-cash-out.tsx';
import { CashOutNow } from './cash-out-now.tsx';
import { isCashingOut } from './cashing-out-button.tsx';
import type { useCashOut } from './use-cash-out.ts';
import type { KnownCashOut } from './use-cash-out-price.ts';

interface CashOutDialogProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
  readonly delaySeconds: number;
  readonly begin: 'now' | 'later';
  readonly order: ReturnType<typeof useCashOut>;
  readonly onClose: () => void;
}

/** Cashes out a coupon now, or sets a rule for it. */
export function CashOutDialog({ coupon, known, delaySeconds, begin, order, onClose }: CashOutDialogProps) {
  const { t } = useTranslation(['cash-out', 'common']);
  const [tab, setTab] = useState<'now' | 'later'>(begin);
  const confirm = useRef<HTMLButtonElement>(null);
  // The result describes the coupon as it was when the dialog opened.
  const [asked] = useState(coupon);
  const isCashedOut = order.phase.kind === 'done';
  const isBusy = isCashingOut(order.phase);
  return (
    <Dialog
      title={t('dialog_title', { number: coupon.id })}
      closeLabel={t('common:close')}
      padded
      insistent={isBusy}
      initialFocus={confirm}
      onClose={onClose}
    >
      <div className={orderStyles.stack}>
        {isCashedOut || isBusy ? null : (
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
          <CashOutNow
            coupon={isCashedOut ? asked : coupon}
            known={known}
            delaySeconds={delaySeconds}
            order={order}
            confirm={confirm}
          />
        ) : (
          <AutoCashOut coupon={coupon} known={known} onSet={onClose} />
        )}
        {isCashedOut ? (
          <Button large wide onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
