import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { addressedPayment } from '../use-addressed-payment.ts';
import { DepositView } from './deposit-view.tsx';

interface RechargeDialogProps {
  /** Query of the cancelled address. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The way of a deposit over any page; a link out of it closes it. */
export function RechargeDialog({ query, onClose }: RechargeDialogProps) {
  const { t } = useTranslation(['office', 'common']);
  const language = useLanguage();
  const [paymentId, setPaymentId] = useState(() => addressedPayment(new URLSearchParams(query)));
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    const cancelled = paths.to('office/recharge', language);
    // The visit that the guard cancels passes the address of the page.
    if (pathname !== from && pathname !== cancelled && from !== cancelled) onClose();
  }, [pathname, language, onClose]);
  return (
    <Dialog title={t('title_recharge')} closeLabel={t('common:close')} place="end" padded onClose={onClose}>
      <DepositView paymentId={paymentId} onPayment={setPaymentId} />
    </Dialog>
  );
}
