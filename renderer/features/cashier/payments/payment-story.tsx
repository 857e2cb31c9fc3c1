import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from '../cashier.module.css';
import { PaymentFacts, PaymentSteps } from '../payment-steps.tsx';
import { CancelDeposit, PaymentNote, ShownPayment } from '../payment-view.tsx';
import list from './payments.module.css';

/** What the player can do about a payment: pay it, cancel it, or print it. */
function Actions({ payment }: { readonly payment: WholePayment }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { id, kind, state, page } = payment;
  return (
    <div className={`${styles.buttons} ${list.notPrinted}`}>
      {page === null ? null : (
        <Link className={buttonClass('primary')} to={`${paths.to('office/recharge', language)}?payment=${id}`}>
          {t('pay_continue')}
        </Link>
      )}
      {kind === 'withdrawal' && state === 'waiting-for-player' ? (
        <Link className={buttonClass('primary')} to={paths.to('office/support', language)}>
          {t('lead_support')}
        </Link>
      ) : null}
      {kind === 'deposit' && state === 'waiting' ? <CancelDeposit paymentId={id} /> : null}
      <Button onClick={() => window.print()}>{t('receipt')}</Button>
    </div>
  );
}

/** Tells a payment from its beginning; printed, it is a receipt. */
export function PaymentStory({ payment }: { readonly payment: WholePayment }) {
  const { t } = useTranslation('cashier');
  const player = useAppSelector(selectPlayer);
  const { brand } = useAppSelector(selectConfig);
  return (
    <div className={list.receipt}>
      <OfficeCard title={t(`story_${payment.kind}`)}>
        <p className={list.printed}>{[brand, player?.name, player?.email].filter(Boolean).join(' · ')}</p>
        <PaymentNote payment={payment} />
        <PaymentFacts payment={payment} />
        <PaymentSteps payment={payment} />
        <Actions payment={payment} />
      </OfficeCard>
    </div>
  );
}

interface AddressedPaymentProps {
  readonly paymentId: number;
  readonly userId: number;
  /** Names the list to which the player goes back. */
  readonly back: string;
  readonly onBack: () => void;
}

/** Shows the payment that the address names in the place of the list. */
export function AddressedPayment({ paymentId, userId, back, onBack }: AddressedPaymentProps) {
  return (
    <>
      <div className={list.notPrinted}>
        <Button onClick={onBack}>{back}</Button>
      </div>
      <ShownPayment paymentId={paymentId} userId={userId}>
        {(payment) => <PaymentStory payment={payment} />}
      </ShownPayment>
    </>
  );
}
