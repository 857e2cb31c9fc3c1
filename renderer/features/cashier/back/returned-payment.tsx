import { useSearchParams } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { PaymentMissing, PaymentView, ShownPayment } from '../payment-view.tsx';
import { addressedPayment } from '../use-addressed-payment.ts';

function AskToSignIn() {
  const { t } = useTranslation('cashier');
  const dispatch = useAppDispatch();
  return (
    <StateView
      kind="empty"
      icon="user"
      title={t('guest')}
      text={t('guest_text')}
      actions={
        <Button kind="primary" onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
          {t('sign_in')}
        </Button>
      }
    />
  );
}

/** Leads back to a payment that did not succeed, to try it another way. */
function Again({ payment: { kind, state } }: { readonly payment: WholePayment }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  if (kind === 'withdrawal' || state === 'received') return null;
  return (
    <Link className={buttonClass('primary')} to={paths.to('office/recharge', language)}>
      {t('deposit_again')}
    </Link>
  );
}

/**
 * Says what became of the payment to which the address belongs. What the address reports may be anything: only the answer
 * of the platform counts.
 */
export function ReturnedPayment() {
  const player = useAppSelector(selectPlayer);
  const [query] = useSearchParams();
  const paymentId = addressedPayment(query);
  if (!player) return <AskToSignIn />;
  if (paymentId === null) return <PaymentMissing />;
  return (
    <ShownPayment paymentId={paymentId} userId={player.user_id}>
      {(payment) => <PaymentView payment={payment} actions={<Again payment={payment} />} />}
    </ShownPayment>
  );
}
