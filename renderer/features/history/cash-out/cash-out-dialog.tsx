import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
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

interface CashOutChoiceProps extends CashOutDialogProps {
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

/** Offers to cash out now or by a rule. An order takes the place of both until it is decided, and a done one for good. */
export function CashOutChoice({ coupon, known, delaySeconds, begin, order, confirm, onClose }: CashOutChoiceProps) {
  const { t } = useTranslation(['cash-out', 'common']);
  const [tab, setTab] = useState<'now' | 'later'>(begin);
  // The result describes the coupon as it was when the dialog opened.
  const [asked] = useState(coupon);
  const isCashedOut = order.phase.kind === 'done';
  const isOrderOnly = isCashedOut || isOpenPhase(order.phase);
  return (
    <div className={orderStyles.stack}>
      {isOrderOnly ? null : (
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
      {tab === 'now' || isOrderOnly ? (
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
  );
}

/** Cashes out a coupon now, or sets a rule for it. */
export function CashOutDialog(props: CashOutDialogProps) {
  const { coupon, order, onClose } = props;
  const { t } = useTranslation(['cash-out', 'common']);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('dialog_title', { number: coupon.id })}
      closeLabel={t('common:close')}
      padded
      insistent={isCashingOut(order.phase)}
      initialFocus={confirm}
      onClose={onClose}
    >
      <CashOutChoice {...props} confirm={confirm} />
    </Dialog>
  );
}
