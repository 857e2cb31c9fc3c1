import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { useAddressedPayment } from '../use-addressed-payment.ts';
import { DepositView } from './deposit-view.tsx';

/** The way of a deposit on its page: the address keeps the one that has begun. */
export function AddressedDeposit() {
  const [paymentId, show] = useAddressedPayment();
  return (
    <OfficeCard>
      <DepositView paymentId={paymentId} onPayment={show} />
    </OfficeCard>
  );
}
