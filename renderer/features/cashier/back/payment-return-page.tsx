import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { Bone } from '#renderer/ui/skeleton.tsx';
import styles from './payment-return.module.css';

const Returned = lazyPart({
  load: async () => (await import('./returned-payment.tsx')).ReturnedPayment,
  namespaces: ['cashier', 'auth', 'errors'],
  fallback: <Bone kind="price" />,
});

/** Page to which a payment company returns the player (shell §2.8): it says what became of the payment. */
export function PaymentReturnPage() {
  const { t } = useTranslation('cashier');
  const route = useRoute();
  if (!route) return null;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t(route.row.id === 'onpay' ? 'title_onpay' : 'title_onpay_withdraw')}</h1>
      <Returned />
    </article>
  );
}
