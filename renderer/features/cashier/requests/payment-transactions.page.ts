import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';
import { loadTopic } from './asked-topic.ts';

export const page = defineOfficePage({
  id: 'paymentTransactions',
  namespace: 'office',
  variant: 'payment_transactions',
  namespaces: ['payment-requests'],
  icon: 'info',
  load: loadTopic,
  component: lazyModule(async () => (await import('./payment-transactions-page.tsx')).PaymentTransactionsPage),
});
