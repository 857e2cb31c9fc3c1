import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from '../cashier.module.css';
import list from '../payments/payments.module.css';

const Receipts = officePart({
  load: async () => (await import('./receipts-view.tsx')).ReceiptsView,
  namespaces: ['receipts', 'cashier', 'history', 'errors'],
});

/** Page of the office with the receipts of finished payments; open ones are in the payment history (O-06). */
export function PaycheckPage() {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return (
    <OfficePage name="paycheck" intro={t('intro')}>
      {isPlayer ? <Receipts /> : null}
      <div className={`${styles.buttons} ${list.notPrinted}`}>
        <Link className={buttonClass('secondary')} to={paths.to('office/historypay', language)}>
          {t('to_payments')}
        </Link>
        <Link className={buttonClass('quiet')} to={paths.to('office/history', language)}>
          {t('to_statement')}
        </Link>
      </div>
    </OfficePage>
  );
}
